import * as calendarForms from '../../words/staff/calendarForms.ts';
import * as say from '../../words/staff/rates.ts';
import { apartWords, type Doubt, doubtNumber, doubtPast, isUnlikely } from '../likelyMistake.ts';
import { addDays } from '../stay.ts';
import type { RateRule, Rates } from './rates.ts';
import { dayWords, paidRangeWords, shortRupees } from './rateWords.ts';

type Saved = Pick<Rates, 'net' | 'plan' | 'rules'>;

const discounts = ['weekly_discount', 'monthly_discount', 'last_minute_discount'] as const;
const extras = ['extra_adult', 'extra_child'] as const;

/** Returns a night at the base price after a rule alone, in paise before tax; null without a price change. */
function priceAfter(net: number, { price_change, value }: Pick<RateRule, 'price_change' | 'value'>): number | null {
  if (price_change === null || value === null) return null;
  return price_change === 'fixed' ? value : price_change === 'amount' ? net + value : (net * (1000 + value)) / 1000;
}

function doubtNight(name: string, net: number, becomes: number): Doubt[] {
  if (!isUnlikely('half', net, becomes)) return [];
  const text = say.nightBecomes(name, shortRupees(net), shortRupees(Math.round(becomes)), apartWords(net, becomes));
  return [{ text, save: say.saveRates }];
}

const percentWords = (percent: number) => `${percent}%`;

/** Returns the question about a rule's price: far from the base price, or from the price or percentage of the same rule before. */
function doubtPrice(name: string, { net, rules }: Saved, rule: RateRule, becomes: number): Doubt[] {
  const far = doubtNight(name, net, becomes);
  const before = rules.find(
    (one) =>
      one.kind === rule.kind &&
      one.name === rule.name &&
      one.first_night === rule.first_night &&
      one.weekdays === rule.weekdays,
  );
  const was = before && priceAfter(net, before);
  if (far.length > 0 || was == null) return far;
  const nights = doubtNumber('half', say.nightWith(name), [Math.round(was), Math.round(becomes)], shortRupees);
  const percents = [before?.price_change, rule.price_change].every((kind) => kind === 'percent');
  if (nights.length > 0 || !percents) return nights;
  return doubtNumber('tenth', `“${name}”`, [(before?.value ?? 0) / 10, (rule.value ?? 0) / 10], percentWords);
}

/** Returns the questions before rates are saved: prices far from the base price, tenfold percentages, seasons in the past. Only changes are asked about. */
export function doubtRates(saved: Saved, { plan, rules }: Pick<Rates, 'plan' | 'rules'>, today: string): Doubt[] {
  const { net } = saved;
  const isKnown = (rule: RateRule, ...names: (keyof RateRule)[]) =>
    saved.rules.some((one) => names.every((name) => one[name] === rule[name]));
  return [
    ...rules.flatMap((rule) => {
      const name = rule.name || dayWords(rule.weekdays ?? 0);
      const becomes = priceAfter(net, rule);
      return [
        ...(becomes === null || isKnown(rule, 'price_change', 'value') ? [] : doubtPrice(name, saved, rule, becomes)),
        ...(rule.end_date === null || isKnown(rule, 'first_night', 'end_date')
          ? []
          : doubtPast(say.lastNightOf(name), addDays(rule.end_date, -1), today)),
      ];
    }),
    ...extras.flatMap((name) =>
      doubtNumber('half', `“${say.planFields[name]}”`, [saved.plan[name], plan[name]], shortRupees),
    ),
    ...discounts
      .filter((name) => saved.plan[name] !== plan[name])
      .flatMap((name) => {
        const far = doubtNight(say.planFields[name], net, (net * (100 - plan[name])) / 100);
        if (far.length > 0) return far;
        return doubtNumber('tenth', `“${say.planFields[name]}”`, [saved.plan[name], plan[name]], percentWords);
      }),
  ];
}

/** Returns the question before nights get prices that are half or double of those now, or none. All in paise that guests pay. */
export function doubtNights(now: readonly number[], { least, most }: { least: number; most: number }): Doubt[] {
  const [lowest, highest] = [Math.min(...now), Math.max(...now)];
  const [from, to] = isUnlikely('half', lowest, least) ? [lowest, least] : [highest, most];
  if (!isUnlikely('half', from, to)) return [];
  const words = paidRangeWords([least, most]);
  return [
    {
      text: calendarForms.nightsBecome(paidRangeWords(now), words, apartWords(from, to)),
      save: calendarForms.setPrice,
    },
  ];
}
