import { addDays, nightsBetween } from '../stay.ts';
import { inOrder, isAbout } from './rateRules.ts';
import type { RatePlan, RateRule } from './rates.ts';

/** The longest stay. */
const mostNights = 30;

const nightsFrom = (first: string, count: number) => Array.from({ length: count }, (_, at) => addDays(first, at));

/** Returns the nights of a season from today on; all nights if the season is over. */
function listSeasonNights(season: RateRule, today: string): string[] {
  const { first_night, end_date } = season;
  if (first_night === null || end_date === null) return [];
  const from = first_night < today && today < end_date ? today : first_night;
  return nightsFrom(from, nightsBetween(from, end_date)).filter((night) => isAbout(season, night));
}

export interface Meeting {
  name: string;
  first: string;
  last: string;
  /** True if its price change is added to this one; a fixed price replaces it. */
  isOnTop: boolean;
}

export function laterSeasons(rules: readonly RateRule[], season: RateRule, today: string): Meeting[] {
  const nights = listSeasonNights(season, today);
  return rules.slice(rules.indexOf(season) + 1).flatMap((rule) => {
    const shared = rule.kind === 'season' ? nights.filter((night) => isAbout(rule, night)) : [];
    const [first, last] = [shared[0], shared.at(-1)];
    const isOnTop = rule.price_change === 'percent' || rule.price_change === 'amount';
    return first && last ? [{ name: rule.name, first, last, isOnTop }] : [];
  });
}

/** Returns a season's number of nights if its minimum stay is longer; else null. */
export function tooShort({ first_night, end_date, min_nights }: RateRule): number | null {
  if (first_night === null || end_date === null || min_nights === null) return null;
  const length = nightsBetween(first_night, end_date);
  return length < min_nights ? length : null;
}

/** Returns the first arrival day whose minimum stay exceeds its maximum; null if none. */
export function impossibleNight(
  plan: RatePlan,
  rules: readonly RateRule[],
  today: string,
): { night: string; min: number; max: number } | null {
  const ordered = inOrder(rules);
  const nights = nightsFrom(today, plan.horizon_days + mostNights).map((night) => {
    const about = ordered.filter((rule) => isAbout(rule, night));
    const [least, most] = [
      about.findLast((rule) => rule.min_nights !== null),
      about.findLast((rule) => rule.max_nights !== null),
    ];
    const [min, max] = [least?.min_nights ?? plan.min_nights, most?.max_nights ?? plan.max_nights];
    return {
      night,
      min,
      max,
      minThrough: least?.arrival_only ? 1 : min,
      maxThrough: most?.arrival_only ? mostNights : max,
    };
  });
  for (const [place, { night, ...first }] of nights.slice(0, plan.horizon_days + 1).entries()) {
    let { min, max } = first;
    for (let length = 1; length < min && length <= max; length += 1) {
      const next = nights[place + length];
      min = Math.max(min, next?.minThrough ?? 1);
      max = Math.min(max, next?.maxThrough ?? mostNights);
    }
    if (min > max) return { night, min, max };
  }
  return null;
}
