import assert from 'node:assert/strict';
import { book, refuses } from './given.ts';
import { dayFromToday, type World } from './world.ts';
import { test } from './worldTest.ts';

const stay = { check_in: dayFromToday(10), check_out: dayFromToday(12) };

/** Owner A's room with a weekly discount and, every day of the week, a rate that is higher by 10%. */
async function givenHigherRate(world: World) {
  const { hotel, room } = world.hotelOf('owner A');
  const quote = async () => (await world.rpc('anon', 'booking_quote', { room_category_id: room, ...stay })).json;
  /** The price of the search and of the booking form, which must be the same. */
  const price = async (): Promise<number | undefined> => {
    const found = await world.rpc('anon', 'search_hotels', stay);
    const inSearch = found.json.hotels.find(({ id }: { id: string }) => id === hotel)?.stay_total;
    assert.equal(inSearch, (await quote()).quote?.total_amount);
    return inSearch;
  };
  const set = (table: 'rate_rules' | 'rate_plans', assignments: string) =>
    world.sql(`update private.${table} set ${assignments} where room_category_id = $1`, [room]);
  const usual = (await price()) ?? 0;
  await world.sql('insert into private.rate_plans (room_category_id, weekly_discount) values ($1, 10)', [room]);
  await world.sql(
    `insert into private.rate_rules (room_category_id, kind, weekdays, price_change, value) values ($1, 'weekdays', 127, 'percent', 1000)`,
    [room],
  );
  const higher = (await price()) ?? 0;
  assert.ok(higher > usual, `${higher}`);
  return { room, usual, higher, price, quote, set };
}

test('a rate changes the price of the search, the form and the booking at once', async (world) => {
  const { usual, higher, price, set } = await givenHigherRate(world);
  await refuses(world, { total_amount: usual }, 'price_changed');
  await set('rate_rules', 'value = 500');
  const lower = (await price()) ?? 0;
  assert.ok(usual < lower && lower < higher);
  assert.equal((await book(world, { total_amount: lower })).ok, true);
});

test('a rate stays on top of the base price when that changes', async (world) => {
  const { room, higher, price } = await givenHigherRate(world);
  await world.sql('update public.room_categories set base_price = base_price + 100000 where id = $1', [room]);
  assert.ok(((await price()) ?? 0) > higher + 200_000);
});

test('a minimum stay hides the hotel from shorter searches and says why', async (world) => {
  const { price, quote, set } = await givenHigherRate(world);
  await set('rate_rules', 'min_nights = 3');
  assert.equal(await price(), undefined);
  assert.match((await quote()).dates_error, /^3 nights at least from \w{3} \d{1,2} \w{3}\.$/);
  await refuses(world, {}, 'min_nights');
  await set('rate_rules', 'min_nights = 2');
  assert.ok(await price());
});

test('a room that is booked 11 days ahead is not sold 10 days ahead', async (world) => {
  const { price, set } = await givenHigherRate(world);
  await set('rate_plans', 'lead_days = 11');
  assert.equal(await price(), undefined);
});

test('a booking keeps the lines of its price and its taxes', async (world) => {
  const { higher } = await givenHigherRate(world);
  const booked = await book(world, { total_amount: higher });
  const [kept] = await world.sql(
    `select jsonb_array_length(price_lines) as lines,
       tax_amount = (select sum((tax ->> 'tax')::integer) from jsonb_array_elements(taxes) as tax) as adds_up
     from public.bookings where booking_reference = $1`,
    [booked.booking_reference],
  );
  assert.deepEqual(kept, { lines: 1, adds_up: true });
});

test('the usual price returns when rates are removed, and no summary of them stays', async (world) => {
  const { room, usual, price } = await givenHigherRate(world);
  const months = () => world.sql('select month from private.rate_months where people = 0');
  assert.equal((await months()).length, 24);
  await world.sql('delete from private.rate_rules where room_category_id = $1', [room]);
  assert.equal(await price(), usual);
  await world.sql('delete from private.rate_plans where room_category_id = $1', [room]);
  assert.equal(await price(), usual);
  assert.deepEqual(await months(), []);
});
