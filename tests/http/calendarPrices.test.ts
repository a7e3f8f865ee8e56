import assert from 'node:assert/strict';
import { book } from './given.ts';
import { dayFromToday, roomCount, roomOccupancy, type World, worldPrice } from './world.ts';
import { test } from './worldTest.ts';

const price = worldPrice['owner A'];

const readCalendar = async (world: World, change: Record<string, unknown> = {}) => {
  const { hotel } = world.hotelOf('owner A');
  return (await world.rpc('anon', 'day_prices', { hotel_id: hotel, first_day: dayFromToday(9), days: 4, ...change }))
    .json;
};

const readRoom = async (world: World, change?: Record<string, unknown>) => {
  const { room } = world.hotelOf('owner A');
  return (await readCalendar(world, change)).rooms.find(
    (one: { room_category_id: string }) => one.room_category_id === room,
  );
};

test('a calendar shows prices, minimum stays and arrival days', async (world) => {
  assert.deepEqual(await readRoom(world), {
    room_category_id: world.hotelOf('owner A').room,
    first_arrival: dayFromToday(0),
    last_arrival: dayFromToday(540),
    closes_at: null,
    fills_gaps: false,
    weekly_discount: 0,
    monthly_discount: 0,
    prices: [price, price, price, price],
    is_full: [false, false, false, false],
    min_through: [1, 1, 1, 1],
    max_through: [30, 30, 30, 30],
    min_nights: [1, 1, 1, 1],
    max_nights: [30, 30, 30, 30],
    closed_to_arrival: [false, false, false, false],
    closed_to_departure: [false, false, false, false],
  });
});

test('a calendar leaves out inactive hotels and rooms, and rooms that are too small', async (world) => {
  const { room, inactiveRoom, inactiveHotel } = world.hotelOf('owner A');
  const ids = (await readCalendar(world)).rooms.map((one: { room_category_id: string }) => one.room_category_id);
  assert.ok(!ids.includes(inactiveRoom));
  assert.equal((await readCalendar(world, { hotel_id: inactiveHotel })).code, 'hotel_not_found');
  for (const change of [{ room_category_id: inactiveRoom }, { adults: roomOccupancy + 1, room_category_id: room }])
    assert.deepEqual((await readCalendar(world, change)).rooms, [], JSON.stringify(change));
});

test('a calendar shows 62 days at most, within the days that can be booked', async (world) => {
  for (const bad of [{ days: 63 }, { days: 0 }, { first_day: 'infinity' }, { first_day: dayFromToday(541) }])
    assert.equal((await readCalendar(world, bad)).code, 'invalid_dates', JSON.stringify(bad));
});

test('a night has no price if fewer rooms are available than the guest needs', async (world) => {
  assert.equal((await book(world)).ok, true);
  assert.deepEqual((await readRoom(world, { rooms: roomCount })).prices, [price, null, null, price]);
  assert.deepEqual((await readRoom(world, { rooms: roomCount - 1 })).prices, [price, price, price, price]);
});

test('a calendar shows each night at the price that its quote says', async (world) => {
  const { room } = world.hotelOf('owner A');
  await world.sql(
    'insert into private.rate_plans (room_category_id, lead_days, last_minute_discount, last_minute_days) values ($1, 2, 50, 9)',
    [room],
  );
  await world.sql(
    `insert into private.rate_rules (room_category_id, kind, first_night, end_date, price_change, value, min_nights, closed_to_departure)
     values ($1, 'nights', $2, $3, 'percent', 1000, 2, true)`,
    [room, dayFromToday(11), dayFromToday(12)],
  );
  const { first_arrival, min_nights, closed_to_departure, prices } = await readRoom(world);
  assert.equal(first_arrival, dayFromToday(2));
  assert.deepEqual(min_nights, [1, 1, 2, 1]);
  assert.deepEqual(closed_to_departure, [false, false, true, false]);
  for (const [place, shown] of prices.entries()) {
    const stay = [room, dayFromToday(9 + place), dayFromToday(10 + place)];
    const quoted = await world.value(
      'select q.base_price::integer as price from public.room_categories as c cross join private.quote(c, $2, $3, 1, 2, 0) as q where c.id = $1',
      stay,
    );
    assert.equal(shown, quoted, `${stay}`);
  }
  assert.ok(prices[0] < price && prices[1] === price && prices[2] > price, `${prices}`);
});
