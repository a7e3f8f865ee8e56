import { afterAll, expect, test } from 'vitest';
import { judgeRates } from '#src/domain/desk/judgeRates.ts';
import type { RatePlan, RateRule } from '#src/domain/desk/rates.ts';
import { formOfRates } from '#src/domain/desk/ratesForm.ts';
import { testHour } from '../support/postgres.ts';
import { expectOften, rounds } from '../support/rounds.ts';
import {
  codedPrices,
  dayAfter,
  nightPrices,
  noPlan,
  noRule,
  type Plan,
  type RatedRoom,
  type RatedStay,
  type Rates,
  type Rule,
  taxIn,
} from './rateOracle.ts';
import { at, expectSound, ownDatabase, randomFrom } from './stage.ts';

const { db } = await ownDatabase({ pool: 2 });
afterAll(() => expectSound(db));

async function addRated({ room, plan, rules }: Rates): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `with house as (insert into public.hotels (name, city, star_rating) values ('House', 'Goa', 3) returning id)
     insert into public.room_categories (hotel_id, name, max_occupancy, total_rooms, base_price, tax_rate)
     select id, 'Room', $1, 5, $2, $3 from house returning id`,
    [room.max_occupancy, room.base_price, room.tax_rate],
  );
  const { id } = at(rows, 0);
  if (plan) await insert('rate_plans', [{ ...plan, room_category_id: id }]);
  if (rules.length > 0)
    await insert(
      'rate_rules',
      rules.map((rule) => ({ ...rule, room_category_id: id })),
    );
  return id;
}

/** Inserts all rows in one statement, because each computes the lowest prices of all months again. */
async function insert(table: 'rate_plans' | 'rate_rules', rows: readonly object[]) {
  const names = Object.keys(rows[0] ?? {});
  await db.query(
    `insert into private.${table} (${names}) select ${names} from jsonb_populate_recordset(null::private.${table}, $1)`,
    [JSON.stringify(rows)],
  );
}

interface Line {
  first_night: string;
  nights: number;
  num_rooms: number;
  price: number;
  full_price: number;
  tax_rate: number;
}
interface Quote {
  total_amount: number;
  full_amount: number;
  tax_amount: number;
  price_lines: Line[];
  taxes: { tax_rate: number; amount: number; tax: number }[];
}

type RatedQuote = Rates & { stay: RatedStay; today: string; code?: { percent?: number; amount?: number } | null };

async function quote(one: RatedQuote): Promise<Quote> {
  const { stay, today } = one;
  const { rows } = await db.query<{ quote: Quote }>(
    `select to_jsonb(q) as quote from public.room_categories as c
     cross join private.quote(
       c, $2::date, $2::date + $3::integer, $4, $5, $6, $7, p_plan => jsonb_populate_record(null::private.price_plans, jsonb_build_object('percent_off', $8::integer)),
       p_code => jsonb_populate_record(null::private.discount_codes, $9::jsonb || jsonb_build_object('id', gen_random_uuid()))
     ) as q where c.id = $1`,
    [
      ...[await addRated(one), stay.check_in, stay.nights, stay.rooms, stay.adults, stay.children, today, one.off ?? 0],
      one.code && JSON.stringify(one.code),
    ],
  );
  return at(rows, 0).quote;
}

type Change = Pick<Rule, 'price_change' | 'value'>;
const percent = (value: number): Change => ({ price_change: 'percent', value: value * 10 });
const amount = (rupees: number): Change => ({ price_change: 'amount', value: rupees * 100 });
const fixed = (rupees: number): Change => ({ price_change: 'fixed', value: Math.round(rupees * 100) });
const weekend = (change: Change): Rule => ({ ...noRule, kind: 'weekdays', weekdays: 16 + 32, ...change });
const season = (first_night: string, end_date: string, change: Change): Rule => ({
  ...{ ...noRule, first_night, end_date, ...change },
});
/** A room with a price before tax in rupees, taxed by GST (5 % up to ₹7,500) or at its own rate. */
const room = (rupees: number, tax_rate = rupees <= 7500 ? 5 : 18): RatedRoom => ({
  ...{ base_price: Math.round((rupees * (100 + tax_rate)) / 100) * 100, tax_rate, max_occupancy: 4 },
});
const stay = (check_in: string, nights: number, party: Partial<RatedStay> = {}): RatedStay => ({
  ...{ check_in, nights, rooms: 1, adults: 2, children: 0, ...party },
});

function inWords(lines: readonly Line[]): string {
  return [...Map.groupBy(lines, ({ first_night, nights }) => `${first_night}: ${nights} of `)]
    .map(([when, rooms]) => when + rooms.map((line) => `${line.num_rooms}×${line.price}@${line.tax_rate}`).join(' + '))
    .join('; ');
}

/** Checked by hand, in paise: first night, nights of rooms × price @ rate. The oracle reckons these and all others. */
test.each<[name: string, one: Partial<RatedQuote>, lines: string, total: number, tax: number]>([
  [
    'three nights in two rooms at the base price',
    { stay: stay('2027-03-10', 3, { rooms: 2 }) },
    ...(['2027-03-10: 3 of 2×420000@5', 2_520_000, 120_000] as const),
  ],
  [
    'a base price of ₹7,501',
    { room: room(7501), stay: stay('2027-03-10', 2) },
    ...(['2027-03-10: 2 of 1×885100@18', 1_770_200, 270_030] as const),
  ],
  [
    'a weekend dearer',
    { rules: [weekend(percent(20))], stay: stay('2027-03-11', 4) },
    '2027-03-11: 1 of 1×420000@5; 2027-03-12: 2 of 1×504000@5; 2027-03-14: 1 of 1×420000@5',
    ...([1_848_000, 88_000] as const),
  ],
  [
    'two seasons, the later position last',
    {
      rules: [
        { ...season('2027-12-01', '2028-01-01', fixed(6000)), position: 1 },
        { ...season('2027-12-20', '2028-01-01', percent(10)), position: 2 },
      ],
      stay: stay('2027-12-19', 2),
    },
    ...(['2027-12-19: 1 of 1×630000@5; 2027-12-20: 1 of 1×693000@5', 1_323_000, 63_000] as const),
  ],
  [
    'a discount down to ₹7,500 for the dear nights alone',
    {
      room: room(5000),
      plan: { ...noPlan, weekly_discount: 25 },
      rules: [season('2027-03-12', '2027-03-14', fixed(10_000)), season('2027-03-14', '2027-03-15', fixed(10_001))],
      stay: stay('2027-03-10', 7),
    },
    '2027-03-10: 2 of 1×393800@5; 2027-03-12: 2 of 1×787500@5; 2027-03-14: 1 of 1×885100@18; 2027-03-15: 2 of 1×393800@5',
    ...([4_035_300, 285_026] as const),
  ],
  [
    'seven adults and a child in three rooms',
    {
      plan: { ...noPlan, included_guests: 2, extra_adult: 80_000, extra_child: 40_000 },
      stay: stay('2027-03-10', 1, { rooms: 3, adults: 7, children: 1 }),
    },
    ...(['2027-03-10: 1 of 1×504000@5 + 1×462000@5 + 1×420000@5', 1_386_000, 66_000] as const),
  ],
  [
    'one room of two over ₹7,500 by its guests',
    {
      room: room(7000),
      plan: { ...noPlan, included_guests: 2, extra_adult: 60_000 },
      stay: stay('2027-03-10', 1, { rooms: 2, adults: 5 }),
    },
    ...(['2027-03-10: 1 of 1×896800@18 + 1×735000@5', 1_631_800, 171_800] as const),
  ],
  [
    'a plan at ₹3,600 over the day on which 12% became 5%',
    { off: 10, stay: stay('2025-09-20', 4) },
    ...(['2025-09-20: 2 of 1×403200@12; 2025-09-22: 2 of 1×378000@5', 1_562_400, 122_400] as const),
  ],
])('%s', async (_, one, lines, total, tax) => {
  const rated = { room: room(4000), plan: one.rules ? noPlan : null, rules: [], stay: stay('2027-03-10', 1), ...one };
  const { total_amount, tax_amount, price_lines } = await expectOracle({ ...rated, today: '2026-11-24' });
  expect({ lines: inWords(price_lines), total: total_amount, tax: tax_amount }).toEqual({ lines, total, tax });
});

const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);

/** Expects the lines, totals and taxes of the oracle, and lines that add up. */
async function expectOracle(one: RatedQuote): Promise<Quote> {
  const about = JSON.stringify(one);
  const quoted = await quote(one);
  const shares = one.stay.rooms * one.stay.nights;
  const nights = one.code
    ? codedPrices(one, one.stay, one.today, { code: one.code, shares, lowest: 80 })
    : nightPrices(one, one.stay, one.today);
  const inOrder = (list: { night: string; price: number; tax_rate: number }[]) =>
    list.map(({ night, price, tax_rate }) => `${night} ${price} ${tax_rate}`).sort();
  const told = quoted.price_lines.flatMap(({ first_night, nights, num_rooms, price, tax_rate }) =>
    Array.from({ length: nights * num_rooms }, (_, n) => ({
      night: dayAfter(first_night, n % nights),
      price,
      tax_rate,
    })),
  );
  expect(inOrder(told), about).toEqual(inOrder(nights));
  const taxes = [...Map.groupBy(nights, ({ tax_rate }) => tax_rate)].map(([tax_rate, taxed]) => {
    const amount = sum(taxed.map(({ price }) => price));
    return { tax_rate, amount, tax: taxIn(amount, tax_rate) };
  });
  expect(
    quoted.taxes.toSorted((a, b) => a.tax_rate - b.tax_rate),
    about,
  ).toMatchObject(taxes.toSorted((a, b) => a.tax_rate - b.tax_rate));
  expect([quoted.total_amount, quoted.tax_amount, quoted.full_amount], about).toEqual([
    sum(taxes.map(({ amount }) => amount)),
    sum(taxes.map(({ tax }) => tax)),
    sum(quoted.price_lines.map(({ nights, num_rooms, full_price }) => nights * num_rooms * full_price)),
  ]);
  return quoted;
}

test('a quote is to the paisa what a plain reading of rates and stay says', async () => {
  const random = randomFrom(20261125);
  const pick = <T>(list: readonly T[]) => at(list, Math.floor(random() * list.length));
  const seen = { discounted: 0, 'with more guests': 0, 'of two tax rates': 0, 'at a bound': 0 };
  for (let turn = 0; turn < rounds(1600, 8); turn += 1) {
    const check_in = pick(['2027-03-10', '2027-12-18', '2027-12-30', '2028-02-27']);
    const rooms = pick([1, 1, 2, 3]);
    const adults = rooms + Math.floor(random() * 2 * rooms);
    const children = pick([0, 0, 1, rooms]);
    const changes = [
      ...[-90, -25, -12.5, 0.1, 10, 25, 500].map(percent),
      ...[-5000, -33.33, 0.5, 500, 501].map(amount),
      ...[1, 6000, 7499.99, 7500, 7500.01, 7501, 10_000].map(fixed),
    ];
    const rules = Array.from({ length: Math.floor(random() * 5) }, (_, position): Rule => {
      const from = dayAfter(check_in, Math.floor(random() * 12) - 4);
      const kind = pick(['weekdays', 'season', 'season', 'nights'] as const);
      const dates = { first_night: from, end_date: dayAfter(from, 1 + Math.floor(random() * 12)) };
      const weekdays = kind === 'weekdays' || random() < 0.2 ? 1 + Math.floor(random() * 127) : null;
      return { ...noRule, kind, weekdays, ...(kind === 'weekdays' ? {} : dates), ...pick(changes), position };
    });
    const plan = {
      ...noPlan,
      ...{
        included_guests: pick([null, 1, 2]),
        extra_adult: pick([0, 60_000, 80_050]),
        extra_child: pick([0, 40_000]),
      },
      ...{ weekly_discount: pick([0, 10]), monthly_discount: pick([0, 25]), last_minute_discount: pick([0, 20]) },
    };
    const one = {
      room: room(
        pick([1, 3333.33, 4000, 6000, 7000, 7500, 7501, 10_000, 800_000]),
        pick([null, null, 0, 12]) ?? undefined,
      ),
      plan: rules.length > 0 || random() < 0.8 ? plan : null,
      rules,
      off: pick([0, 0, 1, 10, 33, 50]),
      code: pick([null, null, { percent: 1 }, { percent: 15 }, { amount: 100 }, { amount: 99_999 }]),
      stay: stay(check_in, pick([1, 2, 3, 6, 7, 8, 27, 28, 30]), { rooms, adults, children }),
      today: dayAfter(check_in, -pick([0, 3, 4, 60])),
    };
    const { total_amount, full_amount, taxes, price_lines } = await expectOracle(one);
    if (total_amount < full_amount) seen.discounted += 1;
    if (new Set(price_lines.map(({ price }) => price)).size > 1 && rules.length === 0) seen['with more guests'] += 1;
    if (taxes.length > 1) seen['of two tax rates'] += 1;
    if (price_lines.some(({ price }) => price === 787_500 || price === 100)) seen['at a bound'] += 1;
  }
  for (const count of Object.values(seen)) expectOften(count, 20);
});

/** Pairs of plans and rules for two room types of a hotel: either can be the cheaper or the only one. */
const pairs: Record<string, [Partial<Plan>, Partial<Plan>, Partial<Rule>?]> = {
  'nothing but the price': [{}, {}],
  'notice in advance': [{ lead_days: 20 }, {}],
  'how far ahead': [{ horizon_days: 30 }, {}],
  'the hour at which today closes': [{ same_day_until: testHour }, {}],
  'a minimum of nights': [{ min_nights: 2 }, {}],
  'a discount of a week': [{}, { weekly_discount: 40 }],
  'a discount of a month': [{ weekly_discount: 10 }, { weekly_discount: 10, monthly_discount: 60 }],
  'a last minute': [{}, { last_minute_discount: 50, last_minute_days: 10 }],
  'guests that cost more': [{ included_guests: 1, extra_adult: 200_000 }, {}],
  'nothing, where guests cost more in both': [
    { included_guests: 1, extra_adult: 200_000 },
    { included_guests: 1, extra_adult: 200_000 },
  ],
  'how much more guests cost': [
    { included_guests: 1, extra_adult: 200_000 },
    { included_guests: 1, extra_adult: 20_000 },
  ],
  'a dear night': [{}, {}, { price_change: 'fixed', value: 900_000 }],
  'a day on which no stay begins': [{}, {}, { closed_to_arrival: true }],
  'a day on which no stay ends': [{}, {}, { closed_to_departure: true }],
};

test.each(Object.entries(pairs))(
  'the search finds the cheaper of two rooms that differ by %s',
  { tags: 'long' },
  async (what, pair) => {
    const [cheap, dear, rule] = pair;
    const name = `Pair ${what}`;
    const { rows: rooms } = await db.query<{ id: string }>(
      `with house as (insert into public.hotels (name, city) values ($1, 'Goa') returning id)
     insert into public.room_categories (hotel_id, name, max_occupancy, total_rooms, base_price)
     select id, 'Room ' || price, 2, rooms, price from house cross join unnest(array[300000, 350000], array[1, 3]) as r (price, rooms)
     returning id`,
      [name],
    );
    for (const [place, plan] of [cheap, dear].entries()) {
      await insert('rate_plans', [{ ...(plan as Plan), room_category_id: at(rooms, place).id }]);
    }
    if (rule) {
      await db.query(
        `insert into private.rate_rules (room_category_id, kind, first_night, end_date, price_change, value, closed_to_arrival, closed_to_departure)
       values ($1, 'nights', private.today() + 21, private.today() + 22, $2, $3, $4, $5)`,
        [at(rooms, 0).id, rule.price_change, rule.value, rule.closed_to_arrival, rule.closed_to_departure],
      );
    }
    const bookable = (check_in: number, nights: number, num_rooms: number, adults: number) =>
      db.query<{ id: string; total: number }>(
        `select c.id, q.total_amount::float as total
       from public.room_categories as c
       cross join private.quote(c, private.today() + $2::integer, private.today() + $3::integer, $4, $5, 0) as q
       where c.id = any ($1) and c.total_rooms >= $4 and private.refuse_stay(c, private.today() + $2::integer, private.today() + $3::integer) is null
       order by q.total_amount, c.id`,
        [rooms.map(({ id }) => id), check_in, check_in + nights, num_rooms, adults],
      );
    const parties: [num_rooms: number, adults: number][] = [
      [1, 1],
      [1, 2],
      [2, 3],
    ]; // prettier-ignore
    const chosen = new Set<string | undefined>();
    for (const check_in of [0, 1, 10, 11, 18, 19, 20, 21, 30, 31]) {
      for (const nights of [1, 2, 7, 28]) {
        for (const [num_rooms, adults] of parties) {
          const { rows } = await db.query(
            `select public.search_hotels($1, private.today() + $2::integer, private.today() + $3::integer, $5, 0, $4) as answer`,
            [name, check_in, check_in + nights, num_rooms, adults],
          );
          const [found] = rows[0].answer.hotels;
          const [best] = (await bookable(check_in, nights, num_rooms, adults)).rows;
          expect(
            found && { id: found.room_category_id, total: found.stay_total },
            `${check_in} ${nights} ${num_rooms} ${adults}`,
          ).toEqual(best);
          if (num_rooms === 1) chosen.add(best?.id);
        }
      }
    }
    expect(chosen.size, 'now one and now the other').toBe(what.startsWith('nothing') ? 1 : 2);
  },
);

test('nights cost what the plainest reading of their rules says, saved or not', {
  tags: 'long',
}, async () => {
  const random = randomFrom(20261124);
  const pick = <T>(list: readonly T[]) => at(list, Math.floor(random() * list.length));
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const changes = [
    () => ({ price_change: null, value: null, min_nights: 2 }),
    () => ({ price_change: 'percent' as const, value: between(-900, 5000) }),
    () => ({ price_change: 'amount' as const, value: between(-500_000, 500_000) }),
    () => ({
      price_change: 'fixed' as const,
      value: pick([100, 749_999, 750_000, 750_001, between(100, 3_000_000), 100_000_000]),
    }),
  ];
  const first = '2026-12-20';
  let changed = 0;
  for (let room = 0; room < 60; room += 1) {
    const rules = Array.from({ length: between(1, 8) }, (_, place): Rule & RateRule => {
      const from = dayAfter(first, between(-5, 25));
      const isSeason = random() < 0.6;
      return {
        name: '',
        min_nights: null,
        max_nights: null,
        closed_to_arrival: null,
        closed_to_departure: null,
        arrival_only: false,
        ...(isSeason
          ? {
              kind: 'season',
              weekdays: pick([null, between(1, 127)]),
              first_night: from,
              end_date: dayAfter(from, between(1, 20)),
            }
          : { kind: 'weekdays', weekdays: between(1, 127), first_night: null, end_date: null }),
        ...pick(changes)(),
        position: place,
      };
    });
    const [base_price, tax_rate] = pick([
      [between(10_000, 700_000), 5],
      [between(900_000, 2_000_000), 18],
      [between(10_000, 2_000_000), 12],
      [787_500, 5],
    ] as const);
    const plan = { ...noPlan, weekly_discount: between(1, 90) };
    const rates = { room: { base_price, tax_rate, max_occupancy: 2 }, plan, rules };
    const id = await addRated(rates);
    const { rows } = await db.query<{ night: string; price: number; tax_rate: number; less: number; unsaved: number }>(
      `select n.night::text, n.price::float, n.tax_rate::float, u.price::float as unsaved,
         private.night_price(n.net, n.night, $3::smallint, private.own_rate(c))::float as less
       from public.room_categories as c cross join private.category_nights(c, $2::date, $2::date + 40) as n
       join private.category_nights(
         jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid())), $2::date, $2::date + 40,
         array(select k from private.rate_rules as k where k.room_category_id = c.id)
       ) as u using (night)
       where c.id = $1 order by night`,
      [id, first, plan.weekly_discount],
    );
    const stay = { check_in: first, nights: 40, rooms: 1, adults: 1, children: 0 };
    const nights = nightPrices({ ...rates, plan: noPlan }, stay, first);
    expect(rows.map(({ night, price, tax_rate }) => ({ night, price, tax_rate }))).toEqual(nights);
    expect(rows.map(({ unsaved }) => unsaved)).toEqual(nights.map(({ price }) => price));
    expect(rows.map(({ less }) => less)).toEqual(nightPrices(rates, stay, first).map(({ price }) => price));
    changed += nights.filter(({ price }) => price !== base_price).length;
  }
  expect(changed).toBeGreaterThan(1000);
});

test('the form of the rates takes what the tables take, up to their bounds and not beyond', async () => {
  const plan: RatePlan = {
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
  const season: RateRule = {
    kind: 'season',
    name: 'Feast',
    weekdays: null,
    first_night: '2026-12-20',
    end_date: '2026-12-21',
    price_change: 'percent',
    value: 0,
    min_nights: null,
    max_nights: null,
    closed_to_arrival: null,
    closed_to_departure: null,
    arrival_only: false,
  };
  const around = (least: number, most: number) => [least - 1, least, most, most + 1];
  const rules: Partial<RateRule>[] = [
    ...around(-900, 5000).map((value) => ({ value })),
    ...around(-100_000_000, 100_000_000).map((value) => ({ price_change: 'amount' as const, value })),
    ...around(100, 100_000_000).map((value) => ({ price_change: 'fixed' as const, value })),
    ...around(1, 1100).map((nights) => ({ end_date: dayAfter('2026-12-20', nights) })),
    ...around(1, 30).flatMap((nights) => [{ min_nights: nights }, { max_nights: nights }]),
    ...around(1, 127).map((weekdays) => ({ weekdays })),
    { min_nights: 3, max_nights: 3 },
    { min_nights: 4, max_nights: 3 },
    { price_change: null, value: null },
    { price_change: null, value: null, closed_to_departure: false },
    { name: 'x'.repeat(60) },
    { name: 'x'.repeat(61) },
  ];
  const bounds: Partial<Record<keyof RatePlan, [number, number]>> = {
    included_guests: [1, 50],
    extra_adult: [0, 10_000_000],
    extra_child: [0, 10_000_000],
    weekly_discount: [0, 90],
    monthly_discount: [0, 90],
    last_minute_discount: [0, 90],
    last_minute_days: [0, 60],
    min_nights: [1, 30],
    max_nights: [1, 30],
    lead_days: [0, 365],
    horizon_days: [1, 540],
    same_day_until: [1, 23],
  };
  const plans: Partial<RatePlan>[] = [
    ...Object.entries(bounds).flatMap(([name, [least, most]]) =>
      around(least, most).map((value) => ({ [name]: value })),
    ),
    { min_nights: 4, max_nights: 3 },
    { lead_days: 9, horizon_days: 8 },
  ];
  const judge = async (change: Partial<RatePlan>, rule: RateRule) => {
    const kept = { ...plan, ...change };
    const room = { base_price: 420_000, tax_rate: 5, max_occupancy: 2 };
    const isTaken = await addRated({ room, plan: kept, rules: [{ ...rule, position: 0 }] }).then(
      () => true,
      (error: { code?: string }) => error.code !== '23514' && Promise.reject(error),
    );
    expect(
      judgeRates(formOfRates({ plan: kept, rules: [rule] })).rates !== null,
      JSON.stringify({ change, rule }),
    ).toBe(isTaken);
    return isTaken;
  };
  const answers: boolean[] = [];
  for (const rule of rules) answers.push(await judge({}, { ...season, ...rule }));
  for (const change of plans) answers.push(await judge(change, season));
  expect(answers.filter((isTaken) => !isTaken).length).toBeGreaterThan(30);
});
