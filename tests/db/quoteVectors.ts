import type { Plan, RatedRoom, RatedStay, Rule } from './rateOracle.ts';

/** Prices of stays, computed once and checked by hand, in paise. */
export interface QuoteVector {
  name: string;
  room: RatedRoom;
  plan: Plan | null;
  rules: readonly Rule[];
  stay: RatedStay;
  today: string;
  /** "nights × rooms × price @ rate from first night", one after the other. */
  lines: string;
  total: number;
  tax: number;
}

export const noPlan: Plan = {
  included_guests: null,
  extra_adult: 0,
  extra_child: 0,
  weekly_discount: 0,
  monthly_discount: 0,
  last_minute_discount: 0,
  last_minute_days: 3,
  min_nights: 1,
  max_nights: 30,
  lead_days: 0,
  horizon_days: 540,
  fills_gaps: true,
  same_day_until: null,
};
const noRule: Rule = {
  kind: 'season',
  weekdays: null,
  first_night: null,
  end_date: null,
  price_change: null,
  value: null,
  min_nights: null,
  max_nights: null,
  closed_to_arrival: null,
  closed_to_departure: null,
  position: 0,
  arrival_only: false,
};

const friday = 16;
const saturday = 32;
const sunday = 64;
type Change = Pick<Rule, 'price_change' | 'value'>;
const percent = (value: number): Change => ({ price_change: 'percent', value: value * 10 });
const amount = (rupees: number): Change => ({ price_change: 'amount', value: rupees * 100 });
const fixed = (rupees: number): Change => ({ price_change: 'fixed', value: rupees * 100 });
const weekdays = (days: number, change: Change): Rule => ({ ...noRule, kind: 'weekdays', weekdays: days, ...change });
const season = (first_night: string, end_date: string, change: Change, more: Partial<Rule> = {}): Rule => ({
  ...noRule,
  first_night,
  end_date,
  ...change,
  ...more,
});
const nights = (first_night: string, end_date: string, change: Change): Rule => ({
  ...season(first_night, end_date, change),
  kind: 'nights',
});

/** A room with a price before tax in rupees, taxed by GST (5 % up to ₹7,500). */
const room = (rupees: number, max_occupancy = 4): RatedRoom => {
  const tax_rate = rupees <= 7500 ? 5 : 18;
  return { base_price: Math.round((rupees * (100 + tax_rate)) / 100) * 100, tax_rate, max_occupancy };
};
const stay = (check_in: string, count: number, party: Partial<RatedStay> = {}): RatedStay => ({
  check_in,
  nights: count,
  rooms: 1,
  adults: 2,
  children: 0,
  ...party,
});

type Case = Omit<QuoteVector, 'lines' | 'total' | 'tax' | 'today' | 'plan' | 'rules'> &
  Partial<Pick<QuoteVector, 'today' | 'rules'>> & { plan?: Partial<Plan> };

const cases: readonly Case[] = [
  { name: 'one night at the base price', room: room(4000), stay: stay('2027-03-10', 1) },
  { name: 'three nights in two rooms at the base price', room: room(4000), stay: stay('2027-03-10', 3, { rooms: 2 }) },
  { name: 'a base price with paise', room: room(3333.33), stay: stay('2027-03-10', 3) },
  { name: 'a plan that says nothing', room: room(3333.33), plan: {}, stay: stay('2027-03-10', 3, { rooms: 3 }) },
  { name: 'a base price of 7,500', room: room(7500), plan: {}, stay: stay('2027-03-10', 2) },
  { name: 'a base price of 7,501', room: room(7501), plan: {}, stay: stay('2027-03-10', 2) },
  {
    name: 'fixed at 7,500',
    room: room(4000),
    rules: [nights('2027-03-10', '2027-03-11', fixed(7500))],
    stay: stay('2027-03-10', 1),
  },
  {
    name: 'fixed at 7,500.01',
    room: room(4000),
    rules: [nights('2027-03-10', '2027-03-11', fixed(7500.01))],
    stay: stay('2027-03-10', 1),
  },
  {
    name: 'fixed at 7,501',
    room: room(4000),
    rules: [nights('2027-03-10', '2027-03-11', fixed(7501))],
    stay: stay('2027-03-10', 1),
  },
  {
    name: 'raised to 7,500 by percent',
    room: room(6000),
    rules: [season('2027-03-10', '2027-03-12', percent(25))],
    stay: stay('2027-03-10', 2),
  },
  {
    name: 'raised over 7,500 by percent',
    room: room(6001),
    rules: [season('2027-03-10', '2027-03-12', percent(25))],
    stay: stay('2027-03-10', 2),
  },
  {
    name: 'raised over 7,500 for one of three nights',
    room: room(7000),
    rules: [nights('2027-03-11', '2027-03-12', amount(501))],
    stay: stay('2027-03-10', 3),
  },
  {
    name: 'lowered to 7,500',
    room: room(10000),
    rules: [season('2027-03-10', '2027-03-12', percent(-25))],
    stay: stay('2027-03-10', 2),
  },
  {
    name: 'lowered to 7,501',
    room: room(10001),
    rules: [season('2027-03-10', '2027-03-12', amount(-2500))],
    stay: stay('2027-03-10', 2),
  },
  {
    name: 'a rate of its own stays under 7,500',
    room: { base_price: 448_000, tax_rate: 12, max_occupancy: 4 },
    rules: [season('2027-03-10', '2027-03-12', amount(100))],
    stay: stay('2027-03-10', 2),
  },
  {
    name: 'a rate of its own stays over 7,500',
    room: { base_price: 448_000, tax_rate: 12, max_occupancy: 4 },
    rules: [season('2027-03-10', '2027-03-12', percent(100))],
    stay: stay('2027-03-10', 2),
  },
  {
    name: 'no tax by its own rate',
    room: { base_price: 300_000, tax_rate: 0, max_occupancy: 4 },
    rules: [season('2027-03-10', '2027-03-12', percent(10))],
    stay: stay('2027-03-10', 2),
  },
  {
    name: 'the night before a season',
    room: room(4000),
    rules: [season('2027-12-20', '2028-01-06', percent(50))],
    stay: stay('2027-12-19', 1),
  },
  {
    name: 'the first night of a season',
    room: room(4000),
    rules: [season('2027-12-20', '2028-01-06', percent(50))],
    stay: stay('2027-12-20', 1),
  },
  {
    name: 'the last night of a season',
    room: room(4000),
    rules: [season('2027-12-20', '2028-01-06', percent(50))],
    stay: stay('2028-01-05', 1),
  },
  {
    name: 'the night after a season',
    room: room(4000),
    rules: [season('2027-12-20', '2028-01-06', percent(50))],
    stay: stay('2028-01-06', 1),
  },
  {
    name: 'into a season',
    room: room(4000),
    rules: [season('2027-12-20', '2028-01-06', percent(50))],
    stay: stay('2027-12-18', 4),
  },
  {
    name: 'out of a season',
    room: room(4000),
    rules: [season('2027-12-20', '2028-01-06', percent(50))],
    stay: stay('2028-01-04', 4),
  },
  {
    name: 'over the turn of the year',
    room: room(4000),
    rules: [season('2027-12-20', '2028-01-06', percent(50))],
    stay: stay('2027-12-30', 4),
  },
  {
    name: 'a season that ends with the year',
    room: room(4000),
    rules: [season('2027-12-24', '2028-01-01', percent(80))],
    stay: stay('2027-12-31', 2),
  },
  {
    name: 'the leap day',
    room: room(4000),
    rules: [nights('2028-02-29', '2028-03-01', fixed(5000))],
    stay: stay('2028-02-28', 3),
  },
  {
    name: 'over the end of a February without a leap day',
    room: room(4000),
    rules: [season('2027-02-28', '2027-03-02', percent(10))],
    stay: stay('2027-02-27', 4),
  },
  {
    name: 'a weekend dearer',
    room: room(4000),
    rules: [weekdays(friday + saturday, percent(20))],
    stay: stay('2027-03-11', 4),
  },
  {
    name: 'from Sunday to Friday nothing of the weekend',
    room: room(4000),
    rules: [weekdays(friday + saturday, percent(20))],
    stay: stay('2027-03-14', 5),
  },
  { name: 'a Sunday cheaper', room: room(4000), rules: [weekdays(sunday, amount(-500))], stay: stay('2027-03-13', 3) },
  { name: 'every day of the week', room: room(4000), rules: [weekdays(127, amount(1))], stay: stay('2027-03-08', 7) },
  {
    name: 'a weekend in a season',
    room: room(4000),
    rules: [weekdays(friday + saturday, percent(20)), season('2027-12-01', '2028-01-01', percent(50))],
    stay: stay('2027-12-09', 4),
  },
  {
    name: 'a season before the weekdays in the list counts after them',
    room: room(4000),
    rules: [season('2027-12-01', '2028-01-01', amount(1000)), weekdays(friday + saturday, percent(20))],
    stay: stay('2027-12-10', 1),
  },
  {
    name: 'a fixed season forgets the weekend',
    room: room(4000),
    rules: [weekdays(friday + saturday, percent(20)), season('2027-12-01', '2028-01-01', fixed(6000))],
    stay: stay('2027-12-09', 4),
  },
  {
    name: 'a single night has the last word',
    room: room(4000),
    rules: [
      weekdays(friday, percent(20)),
      season('2027-12-01', '2028-01-01', fixed(6000)),
      nights('2027-12-31', '2028-01-01', fixed(9000)),
    ],
    stay: stay('2027-12-30', 2),
  },
  {
    name: 'a single night by percent of what it costs by then',
    room: room(4000),
    rules: [season('2027-12-01', '2028-01-01', fixed(6000)), nights('2027-12-31', '2028-01-01', percent(50))],
    stay: stay('2027-12-31', 1),
  },
  {
    name: 'two seasons, the later position last',
    room: room(4000),
    rules: [
      season('2027-12-01', '2028-01-01', fixed(6000), { position: 1 }),
      season('2027-12-20', '2028-01-01', percent(10), { position: 2 }),
    ],
    stay: stay('2027-12-19', 2),
  },
  {
    name: 'two seasons the other way round',
    room: room(4000),
    rules: [
      season('2027-12-01', '2028-01-01', fixed(6000), { position: 2 }),
      season('2027-12-20', '2028-01-01', percent(10), { position: 1 }),
    ],
    stay: stay('2027-12-19', 2),
  },
  {
    name: 'a season on weekends alone',
    room: room(4000),
    rules: [season('2027-12-01', '2028-01-01', percent(30), { weekdays: friday + saturday })],
    stay: stay('2027-12-09', 4),
  },
  {
    name: 'half a paisa up',
    room: room(3333.33),
    rules: [season('2027-03-01', '2027-04-01', percent(15))],
    stay: stay('2027-03-10', 3),
  },
  {
    name: 'half a paisa down by a minus',
    room: room(3333.35),
    rules: [season('2027-03-01', '2027-04-01', percent(-15))],
    stay: stay('2027-03-10', 3),
  },
  {
    name: 'tenths of a percent',
    room: room(4000),
    rules: [season('2027-03-01', '2027-04-01', percent(12.5))],
    stay: stay('2027-03-10', 2),
  },
  {
    name: 'never below a rupee',
    room: room(4000),
    rules: [season('2027-03-01', '2027-04-01', amount(-5000))],
    stay: stay('2027-03-10', 2),
  },
  {
    name: 'never over ten lakh',
    room: room(800000),
    rules: [season('2027-03-01', '2027-04-01', percent(500))],
    stay: stay('2027-03-10', 1),
  },
  {
    name: 'six nights without the discount of seven',
    room: room(4000),
    plan: { weekly_discount: 10 },
    stay: stay('2027-03-10', 6),
  },
  { name: 'seven nights with it', room: room(4000), plan: { weekly_discount: 10 }, stay: stay('2027-03-10', 7) },
  {
    name: 'seven nights over a season',
    room: room(4000),
    plan: { weekly_discount: 10 },
    rules: [season('2027-03-12', '2027-03-14', percent(50))],
    stay: stay('2027-03-10', 7),
  },
  {
    name: 'twenty-seven nights',
    room: room(4000),
    plan: { weekly_discount: 10, monthly_discount: 25 },
    stay: stay('2027-03-01', 27),
  },
  {
    name: 'twenty-eight nights',
    room: room(4000),
    plan: { weekly_discount: 10, monthly_discount: 25 },
    stay: stay('2027-03-01', 28),
  },
  {
    name: 'a month cheaper by the week',
    room: room(4000),
    plan: { weekly_discount: 30, monthly_discount: 25 },
    stay: stay('2027-03-01', 28),
  },
  { name: 'a discount under 7,500', room: room(8000), plan: { weekly_discount: 10 }, stay: stay('2027-03-10', 7) },
  {
    name: 'a discount down to 7,500 for the dear nights alone',
    room: room(5000),
    plan: { weekly_discount: 25 },
    rules: [season('2027-03-12', '2027-03-14', fixed(10000)), season('2027-03-14', '2027-03-15', fixed(10001))],
    stay: stay('2027-03-10', 7),
  },
  {
    name: 'a discount with half a paisa',
    room: room(3333.35),
    plan: { weekly_discount: 10 },
    stay: stay('2027-03-10', 7, { rooms: 2 }),
  },
  {
    name: 'last minute on the last day of it',
    room: room(4000),
    plan: { last_minute_discount: 20, last_minute_days: 3 },
    today: '2027-03-07',
    stay: stay('2027-03-10', 2),
  },
  {
    name: 'a day too early for last minute',
    room: room(4000),
    plan: { last_minute_discount: 20, last_minute_days: 3 },
    today: '2027-03-06',
    stay: stay('2027-03-10', 2),
  },
  {
    name: 'last minute on the day itself',
    room: room(4000),
    plan: { last_minute_discount: 20, last_minute_days: 0 },
    today: '2027-03-10',
    stay: stay('2027-03-10', 2),
  },
  {
    name: 'last minute and a week: the larger one',
    room: room(4000),
    plan: { weekly_discount: 10, last_minute_discount: 20, last_minute_days: 3 },
    today: '2027-03-09',
    stay: stay('2027-03-10', 7),
  },
  {
    name: 'a third adult',
    room: room(4000),
    plan: { included_guests: 2, extra_adult: 80000 },
    stay: stay('2027-03-10', 2, { adults: 3 }),
  },
  {
    name: 'two children beyond two adults',
    room: room(4000),
    plan: { included_guests: 2, extra_adult: 80000, extra_child: 40000 },
    stay: stay('2027-03-10', 2, { children: 2 }),
  },
  {
    name: 'a child in the place of an adult',
    room: room(4000),
    plan: { included_guests: 2, extra_adult: 80000, extra_child: 40000 },
    stay: stay('2027-03-10', 2, { adults: 1, children: 2 }),
  },
  {
    name: 'five adults in two rooms',
    room: room(4000),
    plan: { included_guests: 2, extra_adult: 80000 },
    stay: stay('2027-03-10', 2, { rooms: 2, adults: 5 }),
  },
  {
    name: 'seven adults and a child in three rooms',
    room: room(4000),
    plan: { included_guests: 2, extra_adult: 80000, extra_child: 40000 },
    stay: stay('2027-03-10', 1, { rooms: 3, adults: 7, children: 1 }),
  },
  {
    name: 'one room of two over 7,500 by its guests',
    room: room(7000),
    plan: { included_guests: 2, extra_adult: 60000 },
    stay: stay('2027-03-10', 1, { rooms: 2, adults: 5 }),
  },
  {
    name: 'a guest more in a season',
    room: room(4000),
    plan: { included_guests: 2, extra_adult: 80000 },
    rules: [season('2027-03-11', '2027-03-12', percent(50))],
    stay: stay('2027-03-10', 3, { adults: 3 }),
  },
  {
    name: 'a guest more for a week',
    room: room(4000),
    plan: { included_guests: 2, extra_adult: 80000, weekly_discount: 10 },
    stay: stay('2027-03-10', 7, { adults: 3 }),
  },
  {
    name: 'thirty nights over a leap day in three rooms',
    room: room(4000),
    plan: { weekly_discount: 10, monthly_discount: 20 },
    rules: [weekdays(friday + saturday, percent(25)), season('2028-02-20', '2028-03-05', amount(1500))],
    stay: stay('2028-02-10', 30, { rooms: 3, adults: 6 }),
  },
]; // prettier-ignore

export const quoteCases = cases.map(({ plan, rules, today, ...one }) => ({
  ...one,
  plan: plan || rules ? { ...noPlan, ...plan } : null,
  rules: rules ?? [],
  today: today ?? '2026-11-24',
}));
