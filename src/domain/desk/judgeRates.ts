import * as v from 'valibot';
import * as wordsCalendar from '../../words/staff/calendar.ts';
import * as calendarForms from '../../words/staff/calendarForms.ts';
import * as say from '../../words/staff/rates.ts';
import { readRupees } from '../money.ts';
import { wholeOr } from '../office/whole.ts';
import { addDays, isIsoDate, nightsBetween } from '../stay.ts';
import { tidyLine } from '../text.ts';
import { inOrder, percentChange } from './rateRules.ts';
import type { RatePlan, RateRule, Rates } from './rates.ts';
import {
  type DayChoice,
  dayChoices,
  everyDay,
  type PlanFigure,
  type PriceChoice,
  type RatesInput,
  type RuleInput,
} from './ratesForm.ts';
import { dayWords } from './rateWords.ts';

const mostNights = 1100;
const longestName = 60;

const bare = (typed: string) => typed.replace(/[₹%,\s]/g, '');

function readTenths(text: string): number | null {
  const [, whole, tenth = '0'] = /^(\d{1,3})(?:\.(\d))?$/.exec(text) ?? [];
  return whole === undefined ? null : Number(whole) * 10 + Number(tenth);
}

/** Limits in tenths of a percent or in paise, and the messages beyond them. */
const changes = {
  percent_up: {
    read: readTenths,
    from: 0,
    to: percentChange.most,
    sign: 1,
    words: say.enterPercentage(percentChange.most / 10),
  },
  percent_down: {
    read: readTenths,
    from: 0,
    to: -percentChange.least,
    sign: -1,
    words: say.enterPercentage(-percentChange.least / 10),
  },
  amount_up: {
    read: readRupees,
    from: 0,
    to: 100_000_000,
    sign: 1,
    words: say.enterAmount,
  },
  amount_down: {
    read: readRupees,
    from: 0,
    to: 100_000_000,
    sign: -1,
    words: say.enterAmount,
  },
  fixed: {
    read: readRupees,
    from: 100,
    to: 100_000_000,
    sign: 1,
    words: wordsCalendar.enterPrice,
  },
} as const;

function readValue(price: Exclude<PriceChoice, 'none'>, typed: string): number | null {
  const { read, from, to, sign } = changes[price];
  const figure = read(bare(typed));
  // JSON has no −0.
  return figure === null || figure < from || figure > to ? null : figure && figure * sign;
}

export const readChange = (price: PriceChoice, typed: string): Pick<RateRule, 'price_change' | 'value'> =>
  price === 'none'
    ? { price_change: null, value: null }
    : { price_change: price.replace(/_(up|down)$/, '') as RateRule['price_change'], value: readValue(price, typed) };

const readDay = (choice: DayChoice) => (choice === 'usual' ? null : choice === 'closed');

const nights = wholeOr(null, 1, 30);
const isSeason = ({ kind }: Pick<RuleInput, 'kind'>) => kind === 'season';

export const RuleFormSchema = v.pipe(
  v.object({
    kind: v.picklist(['weekdays', 'season']),
    name: v.pipe(
      v.string(),
      v.transform(tidyLine),
      v.maxLength(longestName, calendarForms.characterLimit(longestName)),
    ),
    days: v.pipe(v.number(), v.minValue(1, say.chooseAtLeastOneDay), v.maxValue(everyDay)),
    first_night: v.string(),
    last_night: v.string(),
    price: v.picklist(Object.keys(say.priceChoices) as PriceChoice[]),
    value: v.string(),
    min_nights: nights,
    max_nights: nights,
    counts: v.picklist(Object.keys(calendarForms.appliesToChoices) as RuleInput['counts'][]),
    arrival: v.picklist(dayChoices),
    departure: v.picklist(dayChoices),
  }),
  v.forward(
    v.partialCheck([['kind'], ['name']], (rule) => !isSeason(rule) || rule.name !== '', say.enterSeasonName),
    ['name'],
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['first_night']],
      (rule) => !isSeason(rule) || isIsoDate(rule.first_night),
      say.chooseFirstNight,
    ),
    ['first_night'],
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['last_night']],
      (rule) => !isSeason(rule) || isIsoDate(rule.last_night),
      say.chooseLastNight,
    ),
    ['last_night'],
  ),
  v.forward(
    v.partialCheck(
      [['first_night'], ['last_night']],
      ({ first_night, last_night }) => !isIsoDate(first_night) || !isIsoDate(last_night) || first_night <= last_night,
      wordsCalendar.lastNightBeforeFirst,
    ),
    ['last_night'],
  ),
  v.forward(
    v.partialCheck(
      [['first_night'], ['last_night']],
      ({ first_night, last_night }) =>
        !isIsoDate(first_night) || !isIsoDate(last_night) || nightsBetween(first_night, last_night) < mostNights,
      say.seasonTooLong,
    ),
    ['last_night'],
  ),
  v.forward(
    v.partialCheck(
      [['price'], ['value']],
      ({ price, value }) => price === 'none' || readValue(price, value) !== null,
      ({ input: { price } }) => (price === 'none' ? '' : changes[price].words),
    ),
    ['value'],
  ),
  v.forward(
    v.partialCheck(
      [['min_nights'], ['max_nights']],
      ({ min_nights, max_nights }) => min_nights === null || max_nights === null || min_nights <= max_nights,
      calendarForms.maximumBelowMinimum,
    ),
    ['max_nights'],
  ),
  v.forward(
    v.check(
      ({ price, min_nights, max_nights, arrival, departure }) =>
        price !== 'none' || min_nights !== null || max_nights !== null || arrival !== 'usual' || departure !== 'usual',
      say.ruleChangesNothing,
    ),
    ['price'],
  ),
  v.transform(
    (rule): RateRule => ({
      kind: rule.kind,
      name: rule.name,
      weekdays: isSeason(rule) && rule.days === everyDay ? null : rule.days,
      first_night: isSeason(rule) ? rule.first_night : null,
      end_date: isSeason(rule) ? addDays(rule.last_night, 1) : null,
      ...readChange(rule.price, rule.value),
      min_nights: rule.min_nights,
      max_nights: rule.max_nights,
      closed_to_arrival: readDay(rule.arrival),
      closed_to_departure: readDay(rule.departure),
      arrival_only: rule.counts === 'arrival' && (rule.min_nights !== null || rule.max_nights !== null),
    }),
  ),
);

const extra = v.pipe(
  v.string(),
  v.transform(bare),
  v.check((text) => text === '' || (readRupees(text) ?? Infinity) <= 10_000_000, say.enterExtraPrice),
  v.transform((text) => readRupees(text) ?? 0),
);
const discount = v.pipe(v.string(), v.transform(bare), wholeOr(0, 0, 90));

export const planDefaults = {
  last_minute_days: 3,
  min_nights: 1,
  max_nights: 30,
  lead_days: 0,
  horizon_days: 540,
} as const;

export const PlanFormSchema = v.pipe(
  v.object({
    included_guests: wholeOr(null, 1, 50),
    extra_adult: extra,
    extra_child: extra,
    weekly_discount: discount,
    monthly_discount: discount,
    last_minute_discount: discount,
    last_minute_days: wholeOr(planDefaults.last_minute_days, 0, 60),
    min_nights: wholeOr(planDefaults.min_nights, 1, 30),
    max_nights: wholeOr(planDefaults.max_nights, 1, 30),
    lead_days: wholeOr(planDefaults.lead_days, 0, 365),
    horizon_days: wholeOr(planDefaults.horizon_days, 1, 540),
    fills_gaps: v.boolean(),
    same_day_until: wholeOr(null, 1, 23),
  }),
  v.forward(
    v.partialCheck(
      [['min_nights'], ['max_nights']],
      ({ min_nights, max_nights }) => min_nights <= max_nights,
      calendarForms.maximumBelowMinimum,
    ),
    ['max_nights'],
  ),
  v.forward(
    v.partialCheck(
      [['lead_days'], ['horizon_days']],
      ({ lead_days, horizon_days }) => lead_days <= horizon_days,
      say.horizonBelowLead,
    ),
    ['horizon_days'],
  ),
);

export function readRule(rule: RuleInput): RateRule | null {
  const read = v.safeParse(RuleFormSchema, rule);
  return read.success ? read.output : null;
}

export function readPlanFigure(name: PlanFigure, typed: string): number | null {
  const read = v.safeParse(PlanFormSchema.entries[name], typed);
  return read.success ? read.output : null;
}

export interface Problem {
  /** The id of its control: `plan.max_nights`, `{rule}.value`. */
  id: string;
  about: string;
  message: string;
}

export const ruleTitle = ({ kind, name, days }: Pick<RuleInput, 'kind' | 'name' | 'days'>) =>
  name.trim() || (kind === 'season' ? say.seasonWithoutName : days === 0 ? say.noDaysSelected : dayWords(days));

function problemsOf(issues: readonly v.BaseIssue<unknown>[], at: string, about: (field: string) => string): Problem[] {
  const first = new Map<string, Problem>();
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? '';
    const id = `${at}.${field}`;
    if (!first.has(id)) first.set(id, { id, about: about(field), message: issue.message });
  }
  return [...first.values()];
}

/** Returns the problems of the form in screen order, or the rates to send. */
export function judgeRates({ plan, rules }: RatesInput): {
  problems: Problem[];
  rates: Pick<Rates, 'plan' | 'rules'> | null;
} {
  const read = inOrder(rules).map((rule) => ({ rule, result: v.safeParse(RuleFormSchema, rule) }));
  const readPlan = v.safeParse(PlanFormSchema, plan);
  const problems = [
    ...read.flatMap(({ rule, result: { issues = [] } }) => problemsOf(issues, rule.id, () => ruleTitle(rule))),
    ...problemsOf(readPlan.issues ?? [], 'plan', (field) => say.planFields[field as keyof RatePlan]),
  ];
  if (problems.length > 0 || !readPlan.success) return { problems, rates: null };
  const sent = read.flatMap(({ result }) => (result.success ? [result.output] : []));
  return { problems, rates: { plan: readPlan.output, rules: sent } };
}
