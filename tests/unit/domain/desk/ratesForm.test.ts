import { expect, test } from 'vitest';
import { judgeRates, readRule, ruleTitle } from '#src/domain/desk/judgeRates.ts';
import type { RateRule } from '#src/domain/desk/rates.ts';
import {
  copyRule,
  emptyRule,
  formOfRates,
  isSameForm,
  moveRule,
  type PlanInput,
  type RuleInput,
} from '#src/domain/desk/ratesForm.ts';
import { plainPlan as plain, season as rule } from './rates.ts';

const christmas: RuleInput = {
  ...emptyRule('season', 'x'),
  name: 'Christmas',
  first_night: '2026-12-20',
  last_night: '2027-01-05',
  value: '20',
};
const weekend: RateRule = { ...rule, kind: 'weekdays', name: '', weekdays: 48, first_night: null, end_date: null };
const formWith = (plan: Partial<PlanInput>, ...rules: RuleInput[]) => ({
  plan: { ...formOfRates({ plan: plain, rules: [] }).plan, ...plan },
  rules,
});

test.each<[string, RateRule]>([
  ['percent', rule],
  ['less percent, with a tenth', { ...rule, value: -125 }],
  ['nothing more', { ...rule, value: 0 }],
  ['rupees more', { ...rule, price_change: 'amount', value: 50_050 }],
  ['rupees less', { ...rule, price_change: 'amount', value: -100_000_000 }],
  ['a fixed price', { ...rule, price_change: 'fixed', value: 600_000 }],
  ['stays alone', { ...rule, price_change: null, value: null, min_nights: 2, max_nights: 7 }],
  ['stays that arrive', { ...rule, price_change: null, value: null, min_nights: 2, arrival_only: true }],
  ['closed and opened days', { ...rule, closed_to_arrival: true, closed_to_departure: false }],
  ['some nights of a season', { ...rule, weekdays: 48 }],
  ['weekdays', weekend],
  ['every day of the week', { ...weekend, weekdays: 127 }],
  ['one night', { ...rule, first_night: '2028-02-29', end_date: '2028-03-01' }],
])('what is kept comes out of the form as it went in: %s', (_, kept) => {
  const plan = {
    ...plain,
    included_guests: 2,
    extra_adult: 100_050,
    monthly_discount: 25,
    lead_days: 1,
    fills_gaps: false,
    same_day_until: 18,
  };
  expect(judgeRates(formOfRates({ plan, rules: [kept] }))).toEqual({ problems: [], rates: { plan, rules: [kept] } });
});

test.each<[Partial<RuleInput>, Partial<RateRule>]>([
  [{ value: ' 12.5 % ' }, { value: 125 }],
  [
    { price: 'amount_up', value: '₹1,000.50' },
    { price_change: 'amount', value: 100_050 },
  ],
  [
    { price: 'none', value: 'left over', min_nights: ' 2 ' },
    { price_change: null, value: null, min_nights: 2 },
  ],
  [{ name: '  Christmas \n' }, { name: 'Christmas' }],
])('%o is read as %o', (typed, read) => expect(readRule({ ...christmas, ...typed })).toEqual({ ...rule, ...read }));

test.each<[Partial<RuleInput>, string, string]>([
  [{ name: ' ' }, 'name', 'Enter a name for the season, such as Christmas.'],
  [{ name: 'x'.repeat(61) }, 'name', 'Use at most 60 characters.'],
  [{ days: 0 }, 'days', 'Choose at least one day.'],
  [{ first_night: '' }, 'first_night', 'Choose the first night.'],
  [{ last_night: '2027-02-30' }, 'last_night', 'Choose the last night.'],
  [{ last_night: '2026-12-19' }, 'last_night', 'The last night cannot be before the first.'],
  [{ last_night: '2029-12-25' }, 'last_night', 'A season can have up to 1,100 nights.'],
  [{ value: '' }, 'value', 'Enter a percentage from 0 to 500, such as 20 or 12.5.'],
  [{ value: '12.55' }, 'value', 'Enter a percentage from 0 to 500, such as 20 or 12.5.'],
  [{ value: '500.1' }, 'value', 'Enter a percentage from 0 to 500, such as 20 or 12.5.'],
  [{ price: 'percent_down', value: '90.1' }, 'value', 'Enter a percentage from 0 to 90, such as 20 or 12.5.'],
  [{ price: 'amount_down', value: '1000000.01' }, 'value', 'Enter an amount up to ₹10,00,000, such as 500.'],
  [{ price: 'fixed', value: '0.99' }, 'value', 'Enter a price from ₹1 to ₹10,00,000, such as 5000 or 5000.50.'],
  [{ min_nights: '31' }, 'min_nights', 'Enter a whole number from 1 to 30, or leave the field empty.'],
  [{ max_nights: '0' }, 'max_nights', 'Enter a whole number from 1 to 30, or leave the field empty.'],
  [{ min_nights: '5', max_nights: '4' }, 'max_nights', 'The maximum is lower than the minimum.'],
  [{ price: 'none' }, 'price', 'This rule changes nothing yet. Set a price or a stay rule, or remove it.'],
])('a season with %o is refused at %s: %s', (typed, field, message) => {
  const { problems, rates } = judgeRates(formWith({}, { ...christmas, ...typed }));
  expect(rates).toBeNull();
  expect(problems).toEqual([{ id: `x.${field}`, about: expect.any(String), message }]);
});

test.each<[Partial<PlanInput>, string, string]>([
  [{ min_nights: '0' }, 'min_nights', 'Enter a whole number from 1 to 30, or leave the field empty.'],
  [{ min_nights: '5', max_nights: '4' }, 'max_nights', 'The maximum is lower than the minimum.'],
  [{ lead_days: '366' }, 'lead_days', 'Enter a whole number from 0 to 365, or leave the field empty.'],
  [{ horizon_days: '541' }, 'horizon_days', 'Enter a whole number from 1 to 540, or leave the field empty.'],
  [
    { lead_days: '10', horizon_days: '9' },
    'horizon_days',
    'This is fewer days than the minimum, so guests could not book.',
  ],
  [{ included_guests: '51' }, 'included_guests', 'Enter a whole number from 1 to 50, or leave the field empty.'],
  [{ extra_adult: '100000.01' }, 'extra_adult', 'Enter an amount up to ₹1,00,000, or leave the field empty.'],
  [{ extra_child: '-1' }, 'extra_child', 'Enter an amount up to ₹1,00,000, or leave the field empty.'],
  [{ weekly_discount: '91' }, 'weekly_discount', 'Enter a whole number from 0 to 90, or leave the field empty.'],
  [{ last_minute_days: '61' }, 'last_minute_days', 'Enter a whole number from 0 to 60, or leave the field empty.'],
])('a plan with %o is refused at %s: %s', (typed, field, message) => {
  const { problems, rates } = judgeRates(formWith(typed));
  expect(rates).toBeNull();
  expect(problems).toEqual([{ id: `plan.${field}`, about: expect.any(String), message }]);
});

test('empty fields of a plan stand for what holds without one', () => {
  const empty = Object.fromEntries(Object.keys(plain).map((name) => [name, '']));
  expect(judgeRates(formWith({ ...empty, fills_gaps: true })).rates).toEqual({ plan: plain, rules: [] });
});

test('weekdays are sent before seasons, and what is wrong is told in the order of the screen', () => {
  const [season, days] = [christmas, { ...emptyRule('weekdays', 'd'), value: '20' }];
  expect(judgeRates(formWith({}, season, days)).rates?.rules.map(({ kind }) => kind)).toEqual(['weekdays', 'season']);
  const wrong = formWith({ max_nights: '99' }, { ...season, value: '' }, { ...days, days: 0 });
  expect(judgeRates(wrong).problems.map(({ id, about }) => [id, about])).toEqual([
    ['d.days', 'No days selected'],
    ['x.value', 'Christmas'],
    ['plan.max_nights', 'Maximum nights'],
  ]);
});

test('a season is copied to the next year, name and leap day too, and weekdays as they are', () => {
  expect(copyRule({ ...christmas, name: 'Christmas 2026' }, 'y')).toEqual({
    ...christmas,
    id: 'y',
    name: 'Christmas 2027',
    first_night: '2027-12-20',
    last_night: '2028-01-05',
  });
  expect(copyRule({ ...christmas, first_night: '2028-02-29', last_night: '' }, 'y')).toMatchObject({
    first_night: '2029-02-28',
    last_night: '',
  });
  const days = emptyRule('weekdays', 'd');
  expect(copyRule(days, 'e')).toEqual({ ...days, id: 'e' });
});

test('a rule moves among those that are shown, over those between', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ ...christmas, id })) as [RuleInput, RuleInput, RuleInput];
  const moved = (id: string, by: -1 | 1) => moveRule([a, b, c], id, by, [a, c]).map((one) => one.id);
  expect(moved('c', -1)).toEqual(['c', 'b', 'a']);
  expect(moved('a', 1)).toEqual(['c', 'b', 'a']);
  expect(moved('a', -1)).toEqual(['a', 'b', 'c']);
});

test('two forms are the same whatever their rules are called by on the screen', () => {
  expect(isSameForm(formWith({}, christmas), formWith({}, { ...christmas, id: 'y' }))).toBe(true);
  expect(isSameForm(formWith({}, christmas), formWith({}, { ...christmas, value: '21' }))).toBe(false);
  expect(isSameForm(formWith({}), formWith({ lead_days: '1' }))).toBe(false);
});

test.each([
  [christmas, 'Christmas'],
  [{ ...christmas, name: ' ' }, 'Season without a name'],
  [emptyRule('weekdays', 'd'), 'Fri, Sat'],
])('%o is spoken of as %s', (one, title) => expect(ruleTitle(one)).toBe(title));
