import assert from 'node:assert/strict';
import { payDue } from '../support/paymentSql.ts';
import { asOwner, book, refuses } from './given.ts';
import { dayFromToday, type World } from './world.ts';
import { test } from './worldTest.ts';

const stay = { check_in: dayFromToday(10), check_out: dayFromToday(12) };

async function givenHigherRate(world: World) {
  const { hotel, room } = world.hotelOf('owner A');
  const quote = async () => (await world.rpc('anon', 'booking_quote', { room_category_id: room, ...stay })).json;
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
  assert.match((await quote()).dates_error, /^Minimum stay 3 nights from \w{3} \d{1,2} \w{3}\.$/);
  await refuses(world, {}, 'min_nights');
  await set('rate_rules', 'min_nights = 2');
  assert.ok(await price());
});

async function givenSeason(world: World) {
  const { hotel, room } = world.hotelOf('owner A');
  await world.sql('insert into private.rate_plans (room_category_id) values ($1)', [room]);
  await world.sql(
    `insert into private.rate_rules (room_category_id, kind, first_night, end_date, min_nights) values ($1, 'season', $2, $3, 5)`,
    [room, dayFromToday(14), dayFromToday(30)],
  );
  return {
    set: (table: 'rate_rules' | 'rate_plans', assignments: string) =>
      world.sql(`update private.${table} set ${assignments} where room_category_id = $1`, [room]),
    fill: (day: number) =>
      asOwner(world, 'block_rooms', {
        room_category_id: room,
        first_night: dayFromToday(day),
        end_date: dayFromToday(day + 1),
        rooms: null,
        reason: 'Painting',
      }),
    /** Why the booking form refuses the stay, or null. Page, search and booking must agree. */
    async why(first: number, last: number): Promise<string | null> {
      const dates = { check_in: dayFromToday(first), check_out: dayFromToday(last) };
      const { dates_error } = (await world.rpc('anon', 'booking_quote', { room_category_id: room, ...dates })).json;
      const { hotels } = (await world.rpc('anon', 'search_hotels', dates)).json;
      const { rooms } = (await world.rpc('anon', 'hotel_details', { hotel_id: hotel, ...dates })).json;
      assert.equal(rooms.find(({ id }: { id: string }) => id === room).stay_refusal, dates_error);
      assert.equal(
        hotels.some(({ id }: { id: string }) => id === hotel),
        dates_error === null,
      );
      return dates_error;
    },
  };
}
const asksForSeason = /^Minimum stay 5 nights if it includes \w{3} \d{1,2} \w{3}\.$/;

test('a guest who arrives the day before a season needs its minimum stay, and reads which night asks for it', async (world) => {
  const { why, set } = await givenSeason(world);
  assert.match((await why(13, 16)) ?? '', asksForSeason);
  await refuses(world, { check_in_date: dayFromToday(13), check_out_date: dayFromToday(16) }, 'min_nights');
  for (const [first, last] of [
    [10, 14],
    [13, 18],
    [30, 31],
  ] as const)
    assert.equal(await why(first, last), null, `${first} to ${last}`);
  await set('rate_rules', 'arrival_only = true');
  assert.equal(await why(13, 16), null);
  assert.match((await why(14, 16)) ?? '', /^Minimum stay 5 nights from /);
});

test('a search that finds nothing says which rule of an available hotel refuses the dates', async (world) => {
  const { fill } = await givenSeason(world);
  const { hotel } = world.hotelOf('owner A');
  await world.sql(`update public.hotels set name = 'Casa Lotus' where id = $1`, [hotel]);
  const dates = { check_in: dayFromToday(13), check_out: dayFromToday(16) };
  const search = async (asked: object = {}) => {
    const { count, refused } = (
      await world.rpc('anon', 'search_hotels', { destination: 'Casa Lotus', exact: true, ...dates, ...asked })
    ).json;
    return { count, refused };
  };
  const { count, refused } = await search();
  assert.deepEqual([count, refused.length, refused[0]?.id, refused[0]?.name], [0, 1, hotel, 'Casa Lotus']);
  assert.match(refused[0].error, asksForSeason);
  assert.deepEqual(await search({ check_out: dayFromToday(18) }), { count: 1, refused: [] });
  for (const asked of [
    { max_price: 1 },
    { amenities: ['Helipad'] },
    { adults: 20 },
    { destination: null, max_price: 1 },
  ])
    assert.deepEqual(await search(asked), { count: 0, refused: [] }, JSON.stringify(asked));
  await fill(14);
  assert.deepEqual(await search(), { count: 0, refused: [] });
});

test('a stay shorter than the minimum is offered where it fills a gap, and not beside it', async (world) => {
  const { why, set, fill } = await givenSeason(world);
  for (const day of [15, 18]) assert.equal((await fill(day)).ok, true);
  assert.equal(await why(16, 18), null);
  assert.match((await why(16, 17)) ?? '', /^Minimum stay 5 nights from /);
  await set('rate_rules', 'max_nights = 5, closed_to_arrival = true');
  assert.match((await why(16, 18)) ?? '', /^No check-in/);
  await set('rate_rules', 'closed_to_arrival = null');
  await set('rate_plans', 'fills_gaps = false');
  assert.match((await why(16, 18)) ?? '', /^Minimum stay 5 nights from /);
});

test('bookings without their advance make no gap, so that nobody makes one for free', async (world) => {
  const { why } = await givenSeason(world);
  const { room } = world.hotelOf('owner A');
  await world.sql('update public.room_categories set total_rooms = 1 where id = $1', [room]);
  for (const [first, last] of [
    [11, 16],
    [18, 23],
  ] as const)
    await book(world, {
      check_in_date: dayFromToday(first),
      check_out_date: dayFromToday(last),
      guest_email: `${first}@guests.example`,
    });
  assert.match((await why(16, 18)) ?? '', /^Minimum stay 5 nights from /);
  await world.sql(payDue(`b.room_category_id = '${room}'`));
  assert.equal(await why(16, 18), null);
});

test('a guest cannot shorten a booking into a gap that it makes itself', async (world) => {
  const { fill } = await givenSeason(world);
  await fill(15);
  const booked = await book(world, { check_in_date: dayFromToday(16), check_out_date: dayFromToday(21) });
  await fill(18);
  const code = await world.value(
    `select private.refuse_stay(c, b.check_in_date, b.check_in_date + 2, b) ->> 'code' as code
     from public.bookings as b join public.room_categories as c on c.id = b.room_category_id where b.booking_reference = $1`,
    [booked.booking_reference],
  );
  assert.equal(code, 'min_nights');
});

test('guests book today until its hour, and the front desk after it', async (world) => {
  const { why, set } = await givenSeason(world);
  await set('rate_plans', 'same_day_until = 18');
  const clock = await world.sql<{ text: string }>(`select pg_get_functiondef('private.hour_now'::regproc) as text`);
  const at = (hour: number) =>
    world.sql(`create or replace function private.hour_now() returns integer language sql stable return ${hour}`);
  try {
    await at(17);
    assert.equal(await why(0, 2), null);
    await at(18);
    assert.equal(await why(0, 2), 'Bookings for today closed at 6:00 PM IST. Call the hotel, or choose another day.');
    assert.equal(await why(1, 2), null);
    const desk = { room_category_id: world.hotelOf('owner A').room, num_rooms: 1, num_adults: 1 };
    const dates = { check_in_date: dayFromToday(0), check_out_date: dayFromToday(2) };
    assert.equal((await asOwner(world, 'desk_quote', { ...desk, ...dates })).rule, null);
  } finally {
    await world.sql(clock[0]?.text ?? '');
  }
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
