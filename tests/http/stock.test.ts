import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { payDue } from '../support/paymentSql.ts';
import { changeBookingAsAdmin } from './asAdmin.ts';
import { book, countersAgree, patch, refuses, request, setSettings } from './given.ts';
import { dayFromToday, roomCount, type World } from './world.ts';
import { test } from './worldTest.ts';

const stay = { check_in: dayFromToday(10), check_out: dayFromToday(12) };

/** Without an advance, a guest may book every room. */
const bookAllRooms = async (world: World) => {
  await setSettings(world, { advance_percent: 0 });
  return book(world, { num_rooms: roomCount });
};

const holdAllRooms = async (world: World, ends: string) => {
  await setSettings(world, { advance_percent: 0 });
  return await world.value(
    `insert into private.holds (room_category_id, first_night, end_date, rooms, ends_at)
     values ($1, $2, $3, $4, now() + $5::interval) returning id`,
    [world.hotelOf('owner A').room, stay.check_in, stay.check_out, roomCount, ends],
  );
};

const roomsAvailable = async (world: World) =>
  (await world.rpc('anon', 'booking_quote', { room_category_id: world.hotelOf('owner A').room, ...stay })).json.quote
    .rooms_free;

const setRoomCount = async (world: World, total_rooms: number) =>
  (await patch(world, 'admin', `room_categories?id=eq.${world.hotelOf('owner A').room}`, { total_rooms })).status;

test('rooms on hold are neither sold nor blocked', async (world) => {
  await holdAllRooms(world, '1 hour');
  await refuses(world, { num_rooms: roomCount }, 'sold_out');
  assert.equal(await roomsAvailable(world), 0);
  // Blocking reads only the counters, while a booking also needs a quote.
  const nights = {
    room_category_id: world.hotelOf('owner A').room,
    first_night: stay.check_in,
    end_date: stay.check_out,
  };
  assert.equal((await world.rpc('admin', 'block_rooms', { ...nights, rooms: 1 })).json.code, 'sold_out');
});

test('the counters agree after a hold is deleted', async (world) => {
  await world.sql('delete from private.holds where id = $1', [await holdAllRooms(world, '1 hour')]);
  await countersAgree(world);
});

test('rooms are available once their hold expires', async (world) => {
  await holdAllRooms(world, '-1 second');
  assert.equal(await roomsAvailable(world), roomCount);
  assert.equal((await book(world, { num_rooms: roomCount })).ok, true);
  await countersAgree(world);
  assert.deepEqual(await world.sql('select * from private.held_nights'), []);
  assert.deepEqual(await world.sql('select distinct held from private.nights where held > 0'), []);
});

test('a sold out hotel is neither booked nor found', async (world) => {
  assert.equal((await bookAllRooms(world)).ok, true);
  await refuses(world, {}, 'sold_out');
  await countersAgree(world);
  const found = await world.rpc('anon', 'search_hotels', { ...stay, check_out: dayFromToday(11) });
  const ids = found.json.hotels.map(({ id }: { id: string }) => id);
  assert.ok(!ids.includes(world.hotelOf('owner A').hotel));
});

test('an admin cannot remove rooms that are booked', async (world) => {
  await bookAllRooms(world);
  assert.equal(await setRoomCount(world, 1), 409);
});

test('a cancelled booking is not confirmed again once its rooms are sold', async (world) => {
  const { booking_reference } = await bookAllRooms(world);
  const set = (booking_status: string) => changeBookingAsAdmin(world, booking_reference, { booking_status });
  assert.equal((await set('cancelled')).ok, true);
  assert.equal((await book(world)).ok, true);
  const revived = await set('confirmed');
  assert.deepEqual([revived.code, revived.booking.booking_status], ['sold_out', 'cancelled']);
});

test('an admin removes rooms that are available', async (world) => {
  assert.equal((await book(world)).ok, true);
  assert.equal(await setRoomCount(world, 1), 204);
  await refuses(world, {}, 'sold_out');
  await countersAgree(world);
});

test('a request sent twice books once', async (world) => {
  const idempotency_key = randomUUID();
  const first = await book(world, { idempotency_key });
  const replayed = await book(world, { idempotency_key });
  assert.deepEqual(replayed, { ...first, replayed: true, stay_token: replayed.stay_token });
  assert.notEqual(replayed.stay_token, first.stay_token, 'each answer has its own link');
  for (const other of [
    { guest_name: 'Other Guest' },
    { guest_email: 'other@guest.example' },
    { guest_phone: '+91 98765 43210' },
    { num_rooms: 2 },
    { num_adults: 2 },
    { num_children: 1 },
    { special_requests: 'Late arrival' },
    { total_amount: first.total_amount },
    { check_out_date: dayFromToday(13) },
    { room_category_id: world.hotelOf('owner B').room },
  ])
    await refuses(world, { idempotency_key, ...other }, 'key_reused');
});

test('a refused request can be sent again with its key', async (world) => {
  const idempotency_key = randomUUID();
  await book(world);
  await refuses(world, { idempotency_key, num_rooms: roomCount }, 'sold_out');
  assert.equal((await book(world, { idempotency_key })).ok, true);
});

const bookFrom = async (world: World, from: string, num_rooms: number, change: object = {}) =>
  (await world.rpc('anon', 'create_booking_tx', request(world, { num_rooms, ...change }), { from })).json;

test('unpaid bookings hold half of a room type together, from any network', async (world) => {
  await bookFrom(world, '127.0.7.1', 2);
  assert.deepEqual(await bookFrom(world, '127.0.8.2', 2), { ok: false, code: 'held_unpaid', rooms_left: 1 });
  const earlier = { check_in_date: dayFromToday(9), check_out_date: dayFromToday(11) };
  assert.equal((await bookFrom(world, '127.0.9.1', 2, earlier)).code, 'held_unpaid', 'one night is enough');
  const later = { check_in_date: dayFromToday(12), check_out_date: dayFromToday(13) };
  assert.equal((await bookFrom(world, '127.0.7.1', 3, later)).ok, true, 'other nights');
});

test('a guest who opened a link from their mailbox holds no room of the others', async (world) => {
  const { booking_reference } = await bookFrom(world, '127.0.7.1', 2);
  const token = await world.value(
    'select private.stay_link(id, p_is_mailed => true) as token from public.bookings where booking_reference = $1',
    [booking_reference],
  );
  assert.equal((await world.rpc('anon', 'open_stay', { token })).json.ok, true);
  const guest_email = 'other@guest.example';
  assert.equal((await bookFrom(world, '127.0.8.2', 3, { guest_email })).ok, true);
});

test('paid rooms do not count as held unpaid', async (world) => {
  await bookFrom(world, '127.0.7.1', 3);
  await world.sql(payDue('b.check_in_date = private.today() + 10'));
  assert.equal((await bookFrom(world, '127.0.7.2', 1)).ok, true);
});

test('without an advance one network books any number of rooms', async (world) => {
  await setSettings(world, { advance_percent: 0 });
  assert.equal((await bookFrom(world, '127.0.7.1', 6)).ok, true);
});
