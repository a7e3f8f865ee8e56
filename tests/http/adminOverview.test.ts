import assert from 'node:assert/strict';
import { members } from './actors.ts';
import { changeBookingAsAdmin } from './asAdmin.ts';
import { asAdmin, book } from './given.ts';
import { dayFromToday, roomCount, type World, worldPrice } from './world.ts';
import { test } from './worldTest.ts';

interface Night {
  night: string;
  rooms: number;
  amount: number;
}

const read = (world: World) => asAdmin(world, 'admin_overview');

async function givenGuestsTonight(world: World): Promise<string> {
  const stay = { check_in_date: dayFromToday(0), check_out_date: dayFromToday(2), num_rooms: 2 };
  return (await book(world, stay)).booking_reference;
}

test('counts bookings, arrivals, rooms and waiting listings of today', async (world) => {
  const before = await read(world);
  assert.deepEqual([before.nights.length, before.bookings, before.nights[30].night], [60, 4, dayFromToday(0)]);
  assert.deepEqual(
    [before.rooms_on_sale, before.rooms_free_tonight, before.submitted_listings],
    [2 * roomCount, 2 * roomCount, members.length],
  );
  const reference = await givenGuestsTonight(world);
  const after = await read(world);
  assert.deepEqual(
    [after.arrivals, after.advances_due - before.advances_due, after.rooms_free_tonight],
    [1, 1, 2 * roomCount - 2],
  );
  await world.sql('update public.bookings set advance_amount = 0 where booking_reference = $1', [reference]);
  assert.equal((await read(world)).advances_due, before.advances_due, 'no advance was asked for');
  await changeBookingAsAdmin(world, reference, { booking_status: 'cancelled' });
  assert.deepEqual(await read(world), { ...before, bookings: 5 });
});

test('counts each night with the price of that night', async (world) => {
  const reference = await givenGuestsTonight(world);
  const sold = (await read(world)).nights.filter(
    ({ night, rooms }: Night) => rooms > 0 && night < dayFromToday(50) && night >= dayFromToday(0),
  );
  assert.deepEqual(
    sold,
    [0, 1].map((day) => ({ night: dayFromToday(day), rooms: 2, amount: 2 * worldPrice['owner A'] })),
  );
  await world.sql(
    `update public.bookings set price_lines = jsonb_build_array(
       jsonb_build_object('first_night', check_in_date, 'nights', 1, 'num_rooms', 1, 'price', 100),
       jsonb_build_object('first_night', check_in_date, 'nights', 1, 'num_rooms', 1, 'price', 10),
       jsonb_build_object('first_night', check_in_date + 1, 'nights', 1, 'num_rooms', 2, 'price', 1000)
     ) where booking_reference = $1`,
    [reference],
  );
  assert.deepEqual(
    (await read(world)).nights.slice(30, 32).map(({ rooms, amount }: Night) => [rooms, amount]),
    [
      [2, 110],
      [2, 2000],
    ],
  );
});

test('counts a room on hold as not available until the hold expires', async (world) => {
  const hold = (ends: string) =>
    world.sql(
      `insert into private.holds (room_category_id, first_night, end_date, rooms, ends_at)
       values ($1, private.today(), private.today() + 1, 1, now() + $2::interval)`,
      [world.hotelOf('owner A').room, ends],
    );
  await hold('-1 minute');
  assert.equal((await read(world)).rooms_free_tonight, 2 * roomCount);
  await hold('1 hour');
  assert.equal((await read(world)).rooms_free_tonight, 2 * roomCount - 1);
});
