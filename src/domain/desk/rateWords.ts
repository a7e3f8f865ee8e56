import { formatTime } from '../../words/en/party.ts';
import * as say from '../../words/staff/calendar.ts';
import * as wordsRates from '../../words/staff/rates.ts';
import { formatRupees } from '../money.ts';
import { addDays, counted, formatDate } from '../stay.ts';
import type { NightPrice, RatePlan, RateRule, Rates } from './rates.ts';

/** Names days of the week: "Fri, Sat", "Sun to Thu", "every day". Three or more in a row are a range. */
export function dayWords(days: number): string {
  if (days === 127) return say.everyDay;
  const has = (day: number) => (days & (1 << (day % 7))) !== 0;
  const spans: string[] = [];
  for (let first = 0; first < 7; first += 1) {
    if (!has(first) || has(first + 6)) continue;
    let length = 1;
    while (has(first + length)) length += 1;
    const names = Array.from({ length }, (_, at) => say.dayNames[(first + at) % 7] ?? '');
    spans.push(length > 2 ? say.fromTo(names[0] ?? '', names.at(-1) ?? '') : names.join(', '));
  }
  return spans.join(', ');
}

export const shortRupees = (paise: number) => formatRupees(paise).replace('.00', '');
/** Returns the price for guests, and the front desk's if it differs: "₹1,050 on the site, ₹1,000 at the front desk". */
export const nightPriceWords = ({ price, at_desk }: Pick<NightPrice, 'price' | 'at_desk'>, charges_gst: boolean) =>
  charges_gst ? shortRupees(price) : say.onSiteAndAtFrontDesk(shortRupees(price), shortRupees(at_desk));

export function priceChangeWords({ price_change, value }: Pick<RateRule, 'price_change' | 'value'>): string {
  if (price_change === null || value === null) return '';
  if (price_change === 'fixed') return say.beforeTax(shortRupees(value));
  const size = price_change === 'percent' ? `${Math.abs(value) / 10}%` : shortRupees(Math.abs(value));
  return value < 0 ? say.amountLess(size) : say.amountMore(size);
}

function stayWords(rule: RateRule): string[] {
  const { min_nights, max_nights, closed_to_arrival, closed_to_departure, arrival_only } = rule;
  const lengths = [
    min_nights !== null && say.minimumStay(counted(min_nights, 'night')),
    max_nights !== null && say.maximumStay(counted(max_nights, 'night')),
  ].filter((words) => words !== false);
  return [
    lengths.length > 0 && (arrival_only ? say.arrivalsOnly(lengths.join(', ')) : lengths.join(', ')),
    closed_to_arrival !== null && (closed_to_arrival ? say.noCheckIn : say.checkInAllowed),
    closed_to_departure !== null && (closed_to_departure ? say.noCheckOut : say.checkOutAllowed),
  ].filter((words) => words !== false);
}

export function seasonWords({ first_night, end_date }: Pick<RateRule, 'first_night' | 'end_date'>): string {
  if (first_night === null || end_date === null) return '';
  const last = addDays(end_date, -1);
  return first_night === last ? formatDate(first_night) : say.fromTo(formatDate(first_night), formatDate(last));
}

export function paidRangeWords(prices: readonly number[]): string {
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return least === most ? shortRupees(least) : say.fromTo(shortRupees(least), shortRupees(most));
}

export const effectWords = (rule: RateRule) => [priceChangeWords(rule), ...stayWords(rule)].filter(Boolean).join(', ');

function ruleLine(rule: RateRule): string {
  const days = rule.weekdays === null ? '' : dayWords(rule.weekdays);
  const when = rule.kind === 'season' ? [rule.name, seasonWords(rule), days].filter(Boolean).join(', ') : days;
  return `${when}: ${effectWords(rule)}`;
}

function planLines(plan: RatePlan): string[] {
  const { included_guests, extra_adult, extra_child, last_minute_discount, last_minute_days } = plan;
  return [
    wordsRates.stayLimits(plan.min_nights, counted(plan.max_nights, 'night')),
    wordsRates.bookingWindow(plan.lead_days, counted(plan.horizon_days, 'day')),
    ...(plan.same_day_until === null ? [] : [wordsRates.sameDayBookingsUntil(formatTime(`${plan.same_day_until}:00`))]),
    plan.fills_gaps ? wordsRates.shorterStaysCanFillGap : wordsRates.shorterStaysCannotFillGap,
    included_guests === null
      ? wordsRates.allGuestsIncluded
      : wordsRates.guestsIncluded(counted(included_guests, 'guest')),
    ...(extra_adult > 0 ? [wordsRates.perExtraAdult(shortRupees(extra_adult))] : []),
    ...(extra_child > 0 ? [wordsRates.perExtraChild(shortRupees(extra_child))] : []),
    ...(plan.weekly_discount > 0 ? [wordsRates.weeklyDiscount(plan.weekly_discount)] : []),
    ...(plan.monthly_discount > 0 ? [wordsRates.monthlyDiscount(plan.monthly_discount)] : []),
    ...(last_minute_discount > 0
      ? [wordsRates.lastMinuteDiscount(last_minute_discount, counted(last_minute_days, 'day'))]
      : []),
  ];
}

type Version = Pick<Rates, 'plan' | 'rules'>;
const linesOf = ({ plan, rules }: Version) => [...rules.map(ruleLine), ...planLines(plan)];

/** Returns the lines that only one version has. Both are empty if only the order of the rules differs. */
export function ratesApart(one: Version, other: Version): [one: string[], other: string[]] {
  const [first, second] = [linesOf(one), linesOf(other)];
  return [first.filter((line) => !second.includes(line)), second.filter((line) => !first.includes(line))];
}
