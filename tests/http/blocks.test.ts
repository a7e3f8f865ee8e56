import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { asAdmin, book, countersAgree, refuses } from './given.ts';
import { dayFromToday, roomCount, type World } from './world.ts';
import { test } from './worldTest.ts';

type Range = readonly [from: number, to: number, rooms: number | null, room_category_id?: string];

const rangeOf = (world: World, [from, to, rooms, room_category_id = world.hotelOf('owner A').room]: Range) => ({
  room_category_id,
  first_night: dayFromToday(from),
  end_date: dayFromToday(to),
  rooms,
});
const block = (world: World, ...range: Range) =>
  asAdmin(world, 'block_rooms', { ...rangeOf(world, range), reason: ' Repairs ' });
const release = (world: World, ...range: Range) => asAdmin(world, 'release_rooms', rangeOf(world, range));

const calendarOf = (world: World, first: number, nights: number) =>
  asAdmin(world, 'desk_calendar', {
    first_night: dayFromToday(first),
    nights,
    hotel_id: world.hotelOf('owner A').hotel,
  });
const daysOfRoom = async (world: World) =>
  (await calendarOf(world, 9, 6)).rows.find(({ id }: { id: string }) => id === world.hotelOf('owner A').room);

test('refuses to block or release nights that cannot be, and changes none', async (world) => {
  const nights = () => world.sql('select * from private.nights order by 1, 2');
  const before = await nights();
  for (const [from, to, rooms, code] of [
    [10, 10, 1, 'invalid_dates'],
    [12, 10, 1, 'invalid_dates'],
    [-1, 2, 1, 'past_dates'],
    [1, 368, 1, 'too_many_nights'],
    [535, 541, 1, 'too_far_ahead'],
    [10, 12, 0, 'too_many_rooms'],
  ] as const) {
    assert.equal((await block(world, from, to, rooms)).code, code);
    assert.equal((await release(world, from, to, rooms)).code, code);
  }
  for (const change of [block, release]) assert.equal((await change(world, 10, 12, 1, randomUUID())).code, 'not_found');
  const tooMany = await block(world, 10, 12, roomCount + 1);
  assert.deepEqual(tooMany, { ok: false, code: 'too_many_rooms', max_rooms: roomCount });
  assert.equal((await release(world, 10, 12, 1)).code, 'not_blocked');
  const long = { ...rangeOf(world, [10, 12, 1]), reason: 'x'.repeat(201) };
  assert.equal((await asAdmin(world, 'block_rooms', long)).code, 'invalid_reason');
  assert.deepEqual(await nights(), before);
});

test('blocks a year at once, up to the last night that can be booked', async (world) => {
  assert.equal((await block(world, 0, 366, 1)).ok, true);
  assert.equal((await release(world, 0, 366, null)).room_nights, 366);
  assert.equal((await block(world, 530, 540, 1)).ok, true);
});

test('blocked rooms are not sold, and booked rooms are not blocked', async (world) => {
  assert.equal((await block(world, 10, 14, roomCount - 1)).ok, true);
  assert.deepEqual(await block(world, 10, 11, 2), { ok: false, code: 'sold_out', rooms_free: 1 });
  assert.equal((await book(world)).ok, true);
  await refuses(world, {}, 'sold_out');
  const { booked, blocked, free } = await daysOfRoom(world);
  assert.deepEqual(booked, [0, 1, 1, 0, 0, 0]);
  assert.deepEqual(blocked, [0, 6, 6, 6, 6, 0]);
  assert.deepEqual(free, [7, 0, 0, 1, 1, 7]);
});

test('shows which rooms are blocked and why', async (world) => {
  await block(world, 10, 14, 6);
  const [{ first_night, end_date, rooms, reason }, ...others] = (await calendarOf(world, 13, 7)).blocks;
  assert.deepEqual(others, []);
  assert.deepEqual([first_night, end_date], [dayFromToday(10), dayFromToday(14)]);
  assert.deepEqual([rooms, reason], [6, 'Repairs']);
});

test('released rooms are available again, and the counters agree', async (world) => {
  await block(world, 10, 14, 6);
  await world.sql('update private.room_blocks set rooms = 5 where first_night = private.today() + 10');
  assert.deepEqual((await daysOfRoom(world)).blocked, [0, 5, 5, 5, 5, 0], 'every writer moves the counters');
  assert.equal((await release(world, 12, 13, 2)).room_nights, 2);
  assert.deepEqual((await daysOfRoom(world)).blocked, [0, 5, 5, 3, 5, 0]);
  assert.equal((await release(world, 0, 300, null)).room_nights, 18);
  assert.deepEqual((await daysOfRoom(world)).free, Array(6).fill(roomCount));
  await countersAgree(world);
});

test('finds a counter that is not what it counts', async (world) => {
  await block(world, 13, 14, 2);
  await world.sql('update private.nights set blocked = 1 where blocked = 2');
  assert.equal((await world.sql('select * from private.night_drift')).length, 1);
});

test('notes who blocked and released rooms, by hotel and room', async (world) => {
  await block(world, 10, 14, 6);
  await release(world, 10, 14, null);
  const notes = await world.sql(
    `select distinct action, label, actor_id from private.audit_log where entity = 'room_blocks' order by 1`,
  );
  const note = { label: 'House of owner A, Garden Room', actor_id: world.userId('admin') };
  assert.deepEqual(notes, [
    { action: 'delete', ...note },
    { action: 'insert', ...note },
  ]);
});
