import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { quoteAnswers } from './quoteAnswers.ts';
import { quoteCases } from './quoteVectors.ts';
import { nightPrices, type Plan, type Rates, type Rule } from './rateOracle.ts';
import { at, expectSound } from './stage.ts';

let server: TestPostgres;
let db: pg.Pool;

beforeAll(async () => {
  server = await startPostgres();
  db = server.pool(2);
}, 120_000);
afterAll(async () => {
  await expectSound(db);
  await server.close();
});

/** A category of a hotel of its own, sold by these rules. */
async function addRated({ room, plan, rules }: Rates): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `with house as (insert into public.hotels (name, city, star_rating) values ('House', 'Goa', 3) returning id)
     insert into public.room_categories (hotel_id, name, max_occupancy, total_rooms, base_price, tax_rate)
     select id, 'Room', $1, 5, $2, $3 from house returning id`,
    [room.max_occupancy, room.base_price, room.tax_rate],
  );
  const { id } = at(rows, 0);
  if (plan) await insert('rate_plans', { ...plan, room_category_id: id });
  for (const rule of rules) await insert('rate_rules', { ...rule, room_category_id: id });
  return id;
}

async function insert(table: 'rate_plans' | 'rate_rules', row: (Plan | Rule) & { room_category_id: string }) {
  const names = Object.keys(row);
  await db.query(
    `insert into private.${table} (${names}) values (${names.map((_, place) => `$${place + 1}`)})`,
    Object.values(row),
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

async function quote(id: string, { stay, today }: (typeof quoteCases)[number]): Promise<Quote> {
  const { rows } = await db.query<{ quote: Quote }>(
    `select to_jsonb(q) as quote from public.room_categories as c
     cross join private.quote(c, $2::date, $2::date + $3::integer, $4, $5, $6, $7) as q where c.id = $1`,
    [id, stay.check_in, stay.nights, stay.rooms, stay.adults, stay.children, today],
  );
  return at(rows, 0).quote;
}

/** Lines as an answer of quoteAnswers.ts writes them. */
function inWords(lines: readonly Line[]): string {
  return [...Map.groupBy(lines, ({ first_night, nights }) => `${first_night}: ${nights} of `)]
    .map(([when, rooms]) => when + rooms.map((line) => `${line.num_rooms}×${line.price}@${line.tax_rate}`).join(' + '))
    .join('; ');
}

test.each(quoteCases)('$name', async (one) => {
  const id = await addRated(one);
  const { total_amount, tax_amount, price_lines, taxes, full_amount } = await quote(id, one);
  expect({ nights: inWords(price_lines), total: total_amount, tax: tax_amount }).toEqual(quoteAnswers[one.name]);
  // It adds up, however it is looked at.
  const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
  expect(sum(price_lines.map(({ nights, num_rooms, price }) => nights * num_rooms * price))).toBe(total_amount);
  expect(sum(price_lines.map(({ nights, num_rooms, full_price }) => nights * num_rooms * full_price))).toBe(
    full_amount,
  );
  expect(sum(taxes.map(({ amount }) => amount))).toBe(total_amount);
  expect(sum(taxes.map(({ tax }) => tax))).toBe(tax_amount);
  expect(sum(nightPrices(one, one.stay, one.today).map(({ price }) => price))).toBe(total_amount);
});

/** Two rooms of a house, of which now one and now the other is the cheaper one or the only one: plans and rules of each. */
const pairs: Record<string, [Partial<Plan>, Partial<Plan>, Partial<Rule>?]> = {
  'nothing but the price': [{}, {}],
  'notice in advance': [{ lead_days: 20 }, {}],
  'how far ahead': [{ horizon_days: 30 }, {}],
  'a minimum of nights': [{ min_nights: 2 }, {}],
  'a discount of a week': [{}, { weekly_discount: 40 }],
  'a discount of a month': [{ weekly_discount: 10 }, { weekly_discount: 10, monthly_discount: 60 }],
  'a last minute': [{}, { last_minute_discount: 50, last_minute_days: 10 }],
  'guests that cost more': [{ included_guests: 1, extra_adult: 200_000 }, {}],
  'a dear night': [{}, {}, { price_change: 'fixed', value: 900_000 }],
  'a day on which no stay begins': [{}, {}, { closed_to_arrival: true }],
  'a day on which no stay ends': [{}, {}, { closed_to_departure: true }],
};

test.each(Object.entries(pairs))('the search finds the cheaper of two rooms that differ by %s', async (what, pair) => {
  const [cheap, dear, rule] = pair;
  const name = `Pair ${what}`;
  const { rows: rooms } = await db.query<{ id: string }>(
    `with house as (insert into public.hotels (name, city) values ($1, 'Goa') returning id)
     insert into public.room_categories (hotel_id, name, max_occupancy, total_rooms, base_price)
     select id, 'Room ' || price, 2, 1, price from house cross join unnest(array[300000, 350000]) as price returning id`,
    [name],
  );
  for (const [place, plan] of [cheap, dear].entries()) {
    await insert('rate_plans', { ...(plan as Plan), room_category_id: at(rooms, place).id });
  }
  if (rule) {
    await db.query(
      `insert into private.rate_rules (room_category_id, kind, first_night, end_date, price_change, value, closed_to_arrival, closed_to_departure)
       values ($1, 'nights', private.today() + 21, private.today() + 22, $2, $3, $4, $5)`,
      [at(rooms, 0).id, rule.price_change, rule.value, rule.closed_to_arrival, rule.closed_to_departure],
    );
  }
  const bookable = (check_in: number, nights: number, adults: number) =>
    db.query<{ id: string; total: number }>(
      `select c.id, q.total_amount::float as total
       from public.room_categories as c
       cross join private.quote(c, private.today() + $2::integer, private.today() + $3::integer, 1, $4, 0) as q
       where c.id = any ($1) and private.refuse_stay(c, private.today() + $2::integer, private.today() + $3::integer) is null
       order by q.total_amount, c.id`,
      [rooms.map(({ id }) => id), check_in, check_in + nights, adults],
    );
  const chosen = new Set<string | undefined>();
  for (const check_in of [1, 10, 11, 18, 19, 20, 21, 30, 31]) {
    for (const nights of [1, 2, 7, 28]) {
      for (const adults of [1, 2]) {
        const { rows } = await db.query(
          `select public.search_hotels($1, private.today() + $2::integer, private.today() + $3::integer, $4) as answer`,
          [name, check_in, check_in + nights, adults],
        );
        const [found] = rows[0].answer.hotels;
        const [best] = (await bookable(check_in, nights, adults)).rows;
        expect(
          found && { id: found.room_category_id, total: found.stay_total },
          `${check_in} ${nights} ${adults}`,
        ).toEqual(best);
        chosen.add(best?.id);
      }
    }
  }
  expect(chosen.size, 'now one and now the other').toBe(what === 'nothing but the price' ? 1 : 2);
});
