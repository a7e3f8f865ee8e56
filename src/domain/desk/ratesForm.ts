import type { appliesToChoices } from '../../words/staff/calendarForms.ts';
import type { priceChoices } from '../../words/staff/rates.ts';
import { typedRupees } from '../money.ts';
import { addDays, isIsoDate } from '../stay.ts';
import type { RatePlan, RateRule, Rates } from './rates.ts';

/** The rates of a category as a form: text as it is typed. What is refused here the database refuses as well. */

export type PriceChoice = keyof typeof priceChoices;

/** Whether stays may begin, or end, on a day: as rules before say, no, or yes whatever they say. */
export const dayChoices = ['usual', 'closed', 'open'] as const;
export type DayChoice = (typeof dayChoices)[number];

export const everyDay = 127;
export const mostRules = 100;

export interface RuleInput {
  /** Of this form alone, so that a rule keeps its place on the screen. */
  id: string;
  kind: RateRule['kind'];
  name: string;
  /** A bit for each day from Monday on. */
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
/** The parts of a plan that are typed, or chosen from a list. */
export type PlanFigure = Exclude<keyof RatePlan, 'fills_gaps'>;
export type PlanInput = Record<PlanFigure, string> & Pick<RatePlan, 'fills_gaps'>;
export interface RatesForm {
  plan: PlanInput;
  rules: readonly RuleInput[];
}

/** Friday and Saturday: what most houses begin with. */
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

/** A rule like this one: of a season the same dates a year later, its year in the name too. */
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

/** The rules with one of them among others of its kind moved by one place; `shown` are those among which it moves. */
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

// From what is kept to what is typed ---------------------------------------------------------------------------------------

const typedTenths = (tenths: number) => String(tenths / 10);
const typedOr = (number: number | null) => (number === null ? '' : String(number));
/** Nothing for what costs or saves nothing. */
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

/** Rates as the form holds them. */
export const formOfRates = ({ plan, rules }: Pick<Rates, 'plan' | 'rules'>): RatesForm => ({
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

/** Whether two forms say the same, whatever their rules are called by here. */
export const isSameForm = (one: RatesForm, other: RatesForm) =>
  JSON.stringify([one.plan, one.rules.map((rule) => ({ ...rule, id: '' }))]) ===
  JSON.stringify([other.plan, other.rules.map((rule) => ({ ...rule, id: '' }))]);
