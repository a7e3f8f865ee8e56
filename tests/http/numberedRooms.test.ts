import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { asOwner, change, countersAgree } from './given.ts';
import { addNumbers, numberedRooms } from './numbered.ts';
import { book, deeds, read } from './stays.ts';
import { dayFromToday, type World, worldPrice } from './world.ts';
import { test } from './worldTest.ts';

const two = { num_rooms: 2, total_amount: 4 * worldPrice['owner A'] };
const give = (world: World, booking_id: string, room_ids: unknown, change: object = {}) =>
  asOwner(world, 'give_rooms', { booking_id, room_ids, ...change });
const choices = async (world: World, booking_id: string) =>
  (await asOwner(world, 'stay_rooms', { booking_id })).rooms as {
    name: string;
    is_suggested: boolean;
    taken: { reference: string | null } | null;
  }[];
const suggested = async (world: World, booking: string) =>
  (await choices(world, booking)).filter(({ is_suggested }) => is_suggested).map(({ name }) => name);
const roomsOf = async (world: World, booking: string) =>
  ((await read(world, booking)).rooms as { name: string }[]).map(({ name }) => name);
const block = (world: World, room_id: string | undefined, from: number, to: number) =>
  asOwner(world, 'block_room', {
    room_id,
    first_night: dayFromToday(from),
    end_date: dayFromToday(to),
    reason: 'Leaking tap',
  });
const calendar = (world: World) =>
  asOwner(world, 'desk_calendar', {
    hotel_id: world.hotelOf('owner A').hotel,
    first_night: dayFromToday(0),
    nights: 30,
  });

test('rooms are listed as people count them, each name once', async (world) => {
  const ids = await addNumbers(world, '10', '9', 'A2', 'A10');
  assert.deepEqual(
    (await numberedRooms(world)).map(({ name }) => name),
    ['9', '10', 'A2', 'A10'],
  );
  const { room } = world.hotelOf('owner A');
  const add = (names: unknown, change: object = {}) =>
    asOwner(world, 'add_rooms', { room_category_id: room, names, ...change });
  assert.deepEqual(await add(['11', 'a2']), { ok: false, code: 'room_name_used', room: 'A2', type: 'Garden Room' });
  assert.equal((await add(['12', '12'])).code, 'room_name_used');
  assert.equal((await asOwner(world, 'save_room', { room_id: ids['9'], name: '10' })).code, 'room_name_used');
  assert.equal((await asOwner(world, 'save_room', { room_id: ids['9'], name: ' 8 ', floor: 'Ground' })).ok, true);
  for (const names of [
    null,
    [],
    [''],
    [null],
    ['z', null],
    [['a'], ['b']],
    ['x'.repeat(13)],
    ['a\nb'],
    ['x'.repeat(1_000_000)],
    Array(101).fill('1'),
  ])
    assert.equal((await add(names)).code, 'invalid_room', JSON.stringify(names).slice(0, 40));
  for (const change of [{ floor: 'x'.repeat(21) }, { beds: null }, { notes: 'x'.repeat(301) }])
    assert.equal((await add(['77'], change)).code, 'invalid_room');
});

test('a booking gets its rooms until check-out, and no other booking gets them', async (world) => {
  const ids = await addNumbers(world, '1', '2', '3');
  const [first, other] = [await book(world, 10, 3), await book(world, 12, 2, two)];
  assert.equal((await give(world, first, [ids['1']])).ok, true);
  const { booking_reference } = await read(world, first);
  const taken = {
    ok: false,
    code: 'room_taken',
    room: '1',
    night: dayFromToday(12),
    reference: booking_reference,
    guest_name: 'Asha Kamat',
  };
  assert.deepEqual(await give(world, other, [ids['1'], ids['2']]), taken);
  assert.equal((await give(world, other, [ids['2'], ids['3']])).ok, true);
  assert.deepEqual([await roomsOf(world, first), await roomsOf(world, other)], [['1'], ['2', '3']]);
  assert.equal((await give(world, other, [])).ok, true);
  assert.deepEqual(await roomsOf(world, other), []);
  assert.equal((await asOwner(world, 'remove_room', { room_id: ids['1'] })).code, 'room_taken');
  assert.equal((await asOwner(world, 'remove_room', { room_id: ids['2'] })).ok, true);
  assert.deepEqual(await give(world, other, [ids['2']]), { ok: false, code: 'room_removed', room: '2' });
});

test('refuses rooms that a booking cannot have', async (world) => {
  const ids = await addNumbers(world, '1', '2');
  const stay = await book(world, 10, 3);
  for (const [rooms, change] of [
    [[ids['1'], ids['2']]],
    [[ids['1'], ids['1']]],
    [[randomUUID()]],
    [[null]],
    [null],
    [Array(10_000).fill(ids['1'])],
    [[ids['1']], { first_night: dayFromToday(13) }],
    [[ids['1']], { first_night: dayFromToday(9) }],
    [[ids['1']], { first_night: '0001-01-01' }],
    [[ids['1']], { first_night: '9999-12-31' }],
    [[ids['1']], { first_night: 'infinity' }],
  ] as const)
    assert.equal(
      (await give(world, stay, rooms, change)).code,
      'room_not_booked',
      JSON.stringify([rooms, change]).slice(0, 90),
    );
  assert.deepEqual(await roomsOf(world, stay), []);
});

test('during the stay a guest moves tonight, and past nights keep their room', async (world) => {
  const ids = await addNumbers(world, '1', '2');
  const stay = await book(world, 0, 3);
  await give(world, stay, [ids['1']]);
  await world.sql(
    `with b as (update public.bookings set check_in_date = check_in_date - 1, terms_date = terms_date - 1 where id = $1 returning id)
     insert into private.room_nights (room_id, night, booking_id) select $2, private.today() - 1, id from b where false`,
    [stay, ids['1']],
  );
  assert.equal((await give(world, stay, [ids['2']])).ok, true);
  const rooms = (await read(world, stay)).rooms as { name: string; first_night: string; end_date: string }[];
  assert.deepEqual(
    rooms.map(({ name, first_night, end_date }) => [name, first_night, end_date]),
    [
      ['1', dayFromToday(-1), dayFromToday(0)],
      ['2', dayFromToday(0), dayFromToday(3)],
    ],
  );
});

test('a guest who leaves on the day of check-in keeps the room, also if the check-out is undone', async (world) => {
  const ids = await addNumbers(world, '1', '2');
  const stay = await book(world, 0, 3);
  await give(world, stay, [ids['1']]);
  const move = (state: string) =>
    asOwner(world, 'move_stay', { booking_id: stay, seen: {}, state, reason: 'The company pays' });
  const nights = async () =>
    ((await read(world, stay)).rooms as Record<string, string>[]).map(({ name, end_date }) => [name, end_date]);
  for (const [state, end] of [
    ['checked_in', 3],
    ['completed', 1],
    ['checked_in', 1],
  ] as const) {
    assert.equal((await move(state)).ok, true);
    assert.deepEqual(await nights(), [['1', dayFromToday(end)]], state);
  }
  await world.sql('update public.bookings set check_out_date = check_out_date + 2 where id = $1', [stay]);
  assert.deepEqual(await nights(), [['1', dayFromToday(3)]]);
});

test('suggests the room that fits between two stays, and today a clean one', async (world) => {
  const ids = await addNumbers(world, '1', '2', '3');
  const [before, after] = [await book(world, 8, 2), await book(world, 12, 2)];
  for (const stay of [before, after]) await give(world, stay, [ids['2']]);
  assert.deepEqual(await suggested(world, await book(world, 10, 2)), ['2']);
  assert.deepEqual(await suggested(world, await book(world, 8, 3)), ['1']);
  const tonight = await book(world, 0, 2, two);
  await world.sql(`update private.rooms set state = 'dirty' where id = $1`, [ids['1']]);
  assert.deepEqual(await suggested(world, tonight), ['2', '3']);
  const late = await book(world, -2, 2);
  await world.sql('update public.bookings set checked_in_at = now() where id = $1', [late]);
  await world.sql(
    `insert into private.room_nights (room_id, night, booking_id) select $1, private.today() - d, $2 from generate_series(1, 2) as d`,
    [ids['3'], late],
  );
  assert.deepEqual(await suggested(world, tonight), ['1', '2'], 'a guest who should have left is still in room 3');
});

test('a room with a problem is never suggested, and is last in the list', async (world) => {
  const ids = await addNumbers(world, '1', '2', '3');
  await asOwner(world, 'set_room_state', { room_id: ids['1'], broken: 'AC leaks' });
  await block(world, ids['2'], 9, 12);
  const stay = await book(world, 10, 2);
  assert.deepEqual(await suggested(world, stay), ['3']);
  const names = async () => (await choices(world, stay)).map(({ name }) => name);
  assert.deepEqual(await names(), ['3', '1', '2']);
  await give(world, await book(world, 10, 1), [ids['3']]);
  assert.deepEqual(await suggested(world, stay), [], 'better none than a broken one');
  await give(world, stay, [ids['1']]);
  assert.deepEqual(await suggested(world, stay), ['1'], 'its own room stays chosen');
});

test('a booking that changes keeps its room where it can', async (world) => {
  const ids = await addNumbers(world, '1', '2');
  const [stay, next] = [await book(world, 41, 1), await book(world, 44, 1)];
  for (const one of [stay, next]) await give(world, one, [ids['1']]);
  const { change_stay } = deeds(world, await read(world, stay));
  const changed = await asOwner(world, 'change_stay', change_stay ?? {});
  assert.equal(changed.ok, true, JSON.stringify(changed));
  const [given] = (await read(world, stay)).rooms as { name: string; end_date: string }[];
  assert.deepEqual([given?.name, given?.end_date], ['1', dayFromToday(43)]);
});

test('a night that another stay has in its room belongs to that stay alone', async (world) => {
  const ids = await addNumbers(world, '1');
  const [long, other] = [await book(world, 10, 2), await book(world, 13, 1)];
  await give(world, long, [ids['1']]);
  await give(world, other, [ids['1']]);
  await change(world, long, 'check_out_date = private.today() + 16');
  const nights = ((await read(world, long)).rooms as { first_night: string; end_date: string }[]).map((run) => [
    run.first_night,
    run.end_date,
  ]);
  assert.deepEqual(nights, [
    [dayFromToday(10), dayFromToday(13)],
    [dayFromToday(14), dayFromToday(16)],
  ]);
});

test('a room out of order is neither sold nor given until it is back', async (world) => {
  const ids = await addNumbers(world, '1');
  const stay = await book(world, 10, 2);
  const free = async () =>
    (await calendar(world)).rows.find(({ id }: { id: string }) => id === world.hotelOf('owner A').room).free[10];
  const before = await free();
  const { block_id } = await block(world, ids['1'], 9, 12);
  assert.equal(await free(), before - 1);
  const outs = { block_id, first_night: dayFromToday(9), end_date: dayFromToday(12), reason: 'Leaking tap' };
  assert.deepEqual((await numberedRooms(world))[0]?.outs, [outs]);
  assert.deepEqual(await give(world, stay, [ids['1']]), {
    ok: false,
    code: 'room_taken',
    room: '1',
    night: dayFromToday(10),
    reference: null,
    guest_name: null,
  });
  assert.equal((await block(world, ids['1'], 11, 13)).code, 'room_taken');
  const { room_category_id, undo } = await asOwner(world, 'lift_room', { block_id });
  assert.equal((await asOwner(world, 'lift_room', { block_id })).code, 'not_found');
  assert.equal((await asOwner(world, 'undo_block', { room_category_id, undo })).ok, true);
  assert.deepEqual((await numberedRooms(world))[0]?.outs, [outs]);
  assert.equal((await asOwner(world, 'lift_room', { block_id })).ok, true);
  assert.equal((await give(world, stay, [ids['1']])).ok, true);
  assert.equal((await block(world, ids['1'], 11, 13)).code, 'room_taken');
  for (const [from, to, code] of [
    [5, 5, 'invalid_dates'],
    [-1, 2, 'past_dates'],
    [1, 400, 'too_many_nights'],
  ] as const)
    assert.equal((await block(world, ids['1'], from, to)).code, code);
  assert.equal(
    (await asOwner(world, 'block_room', { room_id: ids['1'], first_night: null, end_date: null })).code,
    'invalid_dates',
  );
  await countersAgree(world);
});

test('nights released on the calendar leave a room out of order for the others', async (world) => {
  const ids = await addNumbers(world, '1');
  const { room } = world.hotelOf('owner A');
  const nights = { room_category_id: room, first_night: dayFromToday(11), end_date: dayFromToday(12) };
  await asOwner(world, 'block_rooms', { ...nights, rooms: 1 });
  await block(world, ids['1'], 10, 13);
  const used = async () =>
    (await calendar(world)).rooms[0].used.map(({ first_night }: { first_night: string }) => first_night);
  await asOwner(world, 'release_rooms', { ...nights, rooms: 1 });
  assert.deepEqual(await used(), [dayFromToday(10)], 'blocks of no room end first');
  await asOwner(world, 'release_rooms', { ...nights, rooms: 1 });
  assert.deepEqual(await used(), [dayFromToday(10), dayFromToday(12)]);
  const { undo } = await asOwner(world, 'release_rooms', { ...nights, first_night: dayFromToday(10), rooms: 1 });
  assert.equal((await asOwner(world, 'undo_block', { room_category_id: room, undo })).ok, true);
  assert.deepEqual(await used(), [dayFromToday(10), dayFromToday(12)], 'the undo knows the room');
  const foreign = { again: [{ ...undo.again[0], id: randomUUID(), room_id: randomUUID() }] };
  const answer = await asOwner(world, 'undo_block', { room_category_id: room, undo: foreign });
  assert.equal(answer.code, 'changed_meanwhile');
  await countersAgree(world);
});

test('a release ends as many blocks as its undo takes', async (world) => {
  const { room } = world.hotelOf('owner A');
  const many = (count: number) =>
    world.sql(
      `insert into private.room_blocks (room_category_id, first_night, end_date, rooms, reason)
       select $1, private.today() + n, private.today() + n + 1, 1, repeat('क', 200) from generate_series(1, $2::integer) as n`,
      [room, count],
    );
  const blocks = () => world.value('select count(*)::integer from private.room_blocks');
  const nights = { room_category_id: room, first_night: dayFromToday(0), end_date: dayFromToday(366) };
  await many(365);
  await many(36);
  assert.deepEqual(await asOwner(world, 'release_rooms', nights), { ok: false, code: 'too_many_blocks' });
  await world.sql('delete from private.room_blocks where first_night = private.today() + 1');
  const before = await blocks();
  const { undo } = await asOwner(world, 'release_rooms', nights);
  assert.equal(await blocks(), 0);
  assert.equal((await asOwner(world, 'undo_block', { room_category_id: room, undo })).ok, true);
  assert.equal(await blocks(), before);
  const entry = { first_night: dayFromToday(1), end_date: dayFromToday(2), rooms: 1 };
  for (const bad of [{ again: Array(401).fill(entry) }, { blocks: Array(401).fill(randomUUID()) }, { again: {} }])
    assert.equal((await asOwner(world, 'undo_block', { room_category_id: room, undo: bad })).code, 'invalid_change');
  await countersAgree(world);
});
