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
