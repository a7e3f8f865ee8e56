import type { appliesToChoices } from '../../words/staff/calendarForms.ts';
import type { priceChoices } from '../../words/staff/rates.ts';
import { typedRupees } from '../money.ts';
import { addDays, isIsoDate } from '../stay.ts';
import type { RatePlan, RateRule, Rates } from './rates.ts';

export type PriceChoice = keyof typeof priceChoices;

/** Arrival or departure on a day: as earlier rules say, not possible, or always possible. */
export const dayChoices = ['usual', 'closed', 'open'] as const;
export type DayChoice = (typeof dayChoices)[number];

export const everyDay = 127;
export const mostRules = 100;

export interface RuleInput {
  id: string;
  kind: RateRule['kind'];
  name: string;
  /** A bit for each day, Monday first. */
  days: number;
  first_night: string;
  last_night: string;
  price: PriceChoice;
  value: string;
  min_nights: string;
  max_nights: string;
  counts: keyof typeof appliesToChoices;
  arrival: DayChoice;
  departure: DayChoice;
}
export type PlanFigure = Exclude<keyof RatePlan, 'fills_gaps'>;
export type PlanInput = Record<PlanFigure, string> & Pick<RatePlan, 'fills_gaps'>;
export interface RatesInput {
  plan: PlanInput;
  rules: readonly RuleInput[];
}

const weekend = 0b0110000;

export const emptyRule = (kind: RuleInput['kind'], id: string): RuleInput => ({
  id,
  kind,
  name: '',
  days: kind === 'season' ? everyDay : weekend,
  first_night: '',
  last_night: '',
  price: 'percent_up',
  value: '',
  min_nights: '',
  max_nights: '',
  counts: 'through',
  arrival: 'usual',
  departure: 'usual',
});

const nextYear = (date: string) => {
  const [year, rest] = [Number(date.slice(0, 4)) + 1, date.slice(4)];
  return isIsoDate(`${year}${rest}`) ? `${year}${rest}` : date && `${year}-02-28`;
};

/** Copies a rule. A season moves to the same dates one year later, also in its name. */
export function copyRule(rule: RuleInput, id: string): RuleInput {
  if (rule.kind === 'weekdays') return { ...rule, id };
  return {
    ...rule,
    id,
    name: rule.name.replace(/\b20\d\d\b/g, (year) => String(Number(year) + 1)),
    first_night: nextYear(rule.first_night),
    last_night: nextYear(rule.last_night),
  };
}

export function moveRule(
  rules: readonly RuleInput[],
  id: string,
  by: -1 | 1,
  shown: readonly RuleInput[],
): RuleInput[] {
  const other = shown[shown.findIndex((rule) => rule.id === id) + by];
  const rule = rules.find((one) => one.id === id);
  if (!other || !rule) return [...rules];
  return rules.map((one) => (one === rule ? other : one === other ? rule : one));
}

const typedTenths = (tenths: number) => String(tenths / 10);
const typedOr = (number: number | null) => (number === null ? '' : String(number));
const typedSome = (number: number, write: (number: number) => string = String) => (number === 0 ? '' : write(number));

function typedChange({ price_change, value }: Pick<RateRule, 'price_change' | 'value'>) {
  if (price_change === null || value === null) return { price: 'none', value: '' } as const;
  if (price_change === 'fixed') return { price: 'fixed', value: typedRupees(value) } as const;
  const way = value < 0 ? 'down' : 'up';
  const size = Math.abs(value);
  return {
    price: `${price_change}_${way}` as const,
    value: price_change === 'percent' ? typedTenths(size) : typedRupees(size),
  };
}
const typedDay = (closed: boolean | null): DayChoice => (closed === null ? 'usual' : closed ? 'closed' : 'open');

const formOfRule = (rule: RateRule, place: number): RuleInput => ({
  id: `rule-${place}`,
  kind: rule.kind,
  name: rule.name,
  days: rule.weekdays ?? everyDay,
  first_night: rule.first_night ?? '',
  last_night: rule.end_date === null ? '' : addDays(rule.end_date, -1),
  ...typedChange(rule),
  min_nights: typedOr(rule.min_nights),
  max_nights: typedOr(rule.max_nights),
  counts: rule.arrival_only ? 'arrival' : 'through',
  arrival: typedDay(rule.closed_to_arrival),
  departure: typedDay(rule.closed_to_departure),
});

export const formOfRates = ({ plan, rules }: Pick<Rates, 'plan' | 'rules'>): RatesInput => ({
  plan: {
    included_guests: typedOr(plan.included_guests),
    extra_adult: typedSome(plan.extra_adult, typedRupees),
    extra_child: typedSome(plan.extra_child, typedRupees),
    weekly_discount: typedSome(plan.weekly_discount),
    monthly_discount: typedSome(plan.monthly_discount),
    last_minute_discount: typedSome(plan.last_minute_discount),
    last_minute_days: String(plan.last_minute_days),
    min_nights: String(plan.min_nights),
    max_nights: String(plan.max_nights),
    lead_days: String(plan.lead_days),
    horizon_days: String(plan.horizon_days),
    fills_gaps: plan.fills_gaps,
    same_day_until: typedOr(plan.same_day_until),
  },
  rules: rules.map(formOfRule),
});

export const isSameForm = (one: RatesInput, other: RatesInput) =>
  JSON.stringify([one.plan, one.rules.map((rule) => ({ ...rule, id: '' }))]) ===
  JSON.stringify([other.plan, other.rules.map((rule) => ({ ...rule, id: '' }))]);
