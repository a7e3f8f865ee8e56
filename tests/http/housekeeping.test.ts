import assert from 'node:assert/strict';
import type { Actor } from './actors.ts';
import { asOwner } from './given.ts';
import { giveRoom, numberedRoom } from './givenRooms.ts';
import { change } from './stayLinks.ts';
import { book } from './stays.ts';
import { dayFromToday, type World } from './world.ts';
import { test } from './worldTest.ts';

type Row = Record<string, unknown>;
const hotel_id = (world: World) => world.hotelOf('owner A').hotel;
const atDesk = async (world: World): Promise<Row[]> =>
  (await asOwner(world, 'desk_housekeeping', { hotel_id: hotel_id(world) })).rows;
const makeLink = async (world: World): Promise<string> =>
  (await asOwner(world, 'make_cleaning_link', { hotel_id: hotel_id(world) })).token;
const asCleaner = async (world: World, name: string, args: object, actor: Actor = 'anon') =>
  (await world.rpc(actor, name, args)).json;
const clean = (world: World, token: string, ...taps: unknown[]) => asCleaner(world, 'clean_rooms', { token, taps });
const setRoom = (world: World, args: object, actor: Actor = 'desk') => asCleaner(world, 'set_room_state', args, actor);
const stateOf = async (world: World, id: string) => (await atDesk(world)).find((row) => row.id === id)?.state;

/** Six rooms, on a day with a departure, a guest who has left, an arrival at 2 PM, a guest who stays, and a block. */
async function givenDay(world: World) {
  const names = ['10', '9', 'A2', 'A10', '11', '12'];
  const [leaves = '', left = '', stays = '', arrives = '', out = '', free = ''] = await Promise.all(
    names.map((name) => numberedRoom(world, name)),
  );
  const from = async (day: number, nights: number, room: string) => {
    const id = await book(world, Math.max(day, 0), nights);
    if (day < 0)
      await change(
        world,
        id,
        `check_in_date = private.today() + ${day}, check_out_date = private.today() + ${day + nights}`,
      );
    await giveRoom(world, room, id);
    return id;
  };
  await from(-2, 2, leaves);
  const gone = await from(-1, 1, left);
  await change(world, gone, 'checked_in_at = now()');
  const out_args = { booking_id: gone, seen: {}, state: 'completed', reason: 'The company pays' };
  assert.equal((await asOwner(world, 'move_stay', out_args)).ok, true);
  const arriving = await from(0, 2, arrives);
  await change(world, arriving, `arrival_time = '14:00'`);
  await giveRoom(world, leaves, await book(world, 0, 1));
  await from(-1, 3, stays);
  const { room } = world.hotelOf('owner A');
  const block = { room_category_id: room, first_night: dayFromToday(0), end_date: dayFromToday(3), rooms: 1 };
  await asOwner(world, 'block_rooms', { ...block, reason: 'The roof of Asha Kamat' });
  await world.sql(
    `insert into private.room_nights (room_id, night, block_id) select $1, private.today(), id from private.room_blocks`,
    [out],
  );
  return { leaves, left, stays, arrives, out, free };
}

test('the list says what happens in each room today, without anything about guests', async (world) => {
  const rooms = await givenDay(world);
  const today = (await atDesk(world)).map((row) => [row.name, row.leaving, row.tonight, row.arrives_at, row.out_until]);
  assert.deepEqual(today, [
    ['9', 'left', null, null, null],
    ['10', 'leaves', 'arrives', null, null],
    ['11', null, null, null, dayFromToday(3)],
    ['12', null, null, null, null],
    ['A2', null, 'stays', null, null],
    ['A10', null, 'arrives', '14:00', null],
  ]);
  assert.equal(await stateOf(world, rooms.left), 'dirty', 'check-out makes a room dirty');
  const { outs } = await asOwner(world, 'desk_housekeeping', { hotel_id: hotel_id(world) });
  assert.deepEqual(Object.keys(outs), [rooms.out]);
  assert.equal(outs[rooms.out][0].reason, 'The roof of Asha Kamat', 'for the front desk only');

  const list = await asCleaner(world, 'cleaning_list', { token: await makeLink(world) });
  assert.deepEqual(Object.keys(list).sort(), ['hotel_name', 'ok', 'rows', 'today']);
  const keys = 'arrives_at broken floor id is_unsure leaving name out_until room_name state tonight';
  for (const row of list.rows) assert.equal(Object.keys(row).sort().join(' '), keys);
  const words = JSON.stringify(list, (key, value) => (key === 'id' ? undefined : value));
  assert.doesNotMatch(words, /Asha|Kamat|guest\.example|98200|[A-Z0-9]{4}-[A-Z0-9]{4}/);

  await world.sql('update public.bookings set checked_in_at = now() where check_in_date = private.today()');
  const [, both] = await atDesk(world);
  assert.deepEqual([both?.leaving, both?.tonight], ['leaves', 'arrived']);
});

test('guests who stay on make their room dirty each morning, until it is cleaned', async (world) => {
  const rooms = await givenDay(world);
  const states = async () => [await stateOf(world, rooms.stays), await stateOf(world, rooms.free)];
  const yesterday = `update private.rooms set state_at = now() - interval '1 day'`;
  await world.sql(yesterday);
  assert.deepEqual(await states(), ['clean', 'clean'], 'nobody has checked in');
  await world.sql('update public.bookings set checked_in_at = now() where check_in_date < private.today()');
  assert.deepEqual(await states(), ['dirty', 'clean']);
  await clean(world, await makeLink(world), { room_id: rooms.stays, state: 'clean', seconds_ago: 0 });
  assert.deepEqual(await states(), ['clean', 'clean']);
  await world.sql(yesterday);
  assert.deepEqual(await states(), ['dirty', 'clean']);
});

test('a room that guests in house move out of becomes dirty', async (world) => {
  const [old, next] = [await numberedRoom(world, '1'), await numberedRoom(world, '2')];
  const booking_id = await book(world, 0, 3);
  const give = (room: string, change = {}) => asOwner(world, 'give_rooms', { booking_id, room_ids: [room], ...change });
  const states = async () => [await stateOf(world, old), await stateOf(world, next)];
  await give(old);
  await give(next);
  assert.deepEqual(await states(), ['clean', 'clean'], 'nobody has checked in');
  await give(old);
  await change(world, booking_id, 'checked_in_at = now()');
  await give(next, { first_night: dayFromToday(1) });
  assert.deepEqual(await states(), ['clean', 'clean'], 'they move tomorrow');
  await give(next);
  assert.deepEqual(await states(), ['dirty', 'clean']);
});

test('the front desk sets each state and clears what is broken; a removed room is not found', async (world) => {
  const room_id = await numberedRoom(world, '101');
  for (const state of ['dirty', 'inspected', 'clean'])
    assert.deepEqual([await setRoom(world, { room_id, state }), await stateOf(world, room_id)], [{ ok: true }, state]);
  for (const state of ['', 'Clean', 'x'.repeat(1_000_000)])
    assert.equal((await setRoom(world, { room_id, state })).code, 'invalid_state');
  await setRoom(world, { room_id, broken: ` The\u0007 tap\n${'x'.repeat(300)}` });
  const [row] = await atDesk(world);
  assert.match(String(row?.broken), /^The {1,2}tap x{191,192}$/);
  const { rooms } = await asOwner(world, 'stay_rooms', { booking_id: await book(world, 5, 2) });
  assert.equal(rooms[0].broken, row?.broken);
  await setRoom(world, { room_id, broken: '' });
  assert.equal((await atDesk(world))[0]?.broken, '');
  await world.sql('update private.rooms set removed_at = now()');
  for (const args of [{ room_id, state: 'dirty' }, { room_id: null }, { room_id: hotel_id(world) }])
    for (const actor of ['desk', 'admin'] as const) assert.equal((await setRoom(world, args, actor)).code, 'not_found');
});

test('a cleaner sets clean and dirty, and reports what is broken', async (world) => {
  const [one, two] = [await numberedRoom(world, '1', 'dirty'), await numberedRoom(world, '2', 'dirty')];
  const token = await makeLink(world);
  const { rows } = await clean(
    world,
    token,
    { room_id: one, state: 'dirty', seconds_ago: 5 },
    { room_id: one, state: 'clean', seconds_ago: 2, broken: 'The tap drips' },
    { room_id: two, state: 'inspected', seconds_ago: 0 },
  );
  const said = rows.map((row: Row) => [row.state, row.broken]);
  assert.deepEqual(said, [
    ['clean', 'The tap drips'],
    ['dirty', ''],
  ]);
  assert.deepEqual(
    (await atDesk(world)).map((row) => [row.state, row.broken]),
    said,
  );
});

test('a tap older than the last change, or than a day, is ignored', async (world) => {
  const room_id = await numberedRoom(world, '1', 'dirty');
  const token = await makeLink(world);
  const tap = async (seconds_ago: unknown, state = 'clean') => {
    await clean(world, token, { room_id, state, seconds_ago });
    return stateOf(world, room_id);
  };
  for (const age of [4000, 1e300, 'now', null]) assert.equal(await tap(age), 'dirty', String(age));
  assert.equal(await tap(3000), 'clean', 'made offline, after the last change');
  assert.equal(await tap(3500, 'dirty'), 'clean', 'sent later, made earlier');
  assert.equal(await tap(-1e300, 'dirty'), 'dirty', 'a tap from the future is one of now');
  assert.equal(await tap(1), 'dirty');
  await world.sql(`update private.rooms set state_at = now() - interval '2 days'`);
  assert.equal(await tap(90_000), 'dirty');
  const wait = `update private.rooms set state_at = now() - interval '1 minute'`;
  await world.sql(wait);
  assert.equal(await tap(30), 'clean');
});

test('a new link ends the old one, and an ended link changes nothing', async (world) => {
  const room_id = await numberedRoom(world, '1', 'dirty');
  const [old, token] = [await makeLink(world), await makeLink(world)];
  const ended = { ok: false, code: 'link_ended' };
  const tap = { room_id, state: 'clean', seconds_ago: 0 };
  for (const bad of [old, '', null, 'x'.repeat(1_000_000), token.toUpperCase()]) {
    assert.deepEqual(await asCleaner(world, 'cleaning_list', { token: bad }), ended);
    assert.deepEqual(await asCleaner(world, 'clean_rooms', { token: bad, taps: [tap] }), ended);
  }
  const args = { hotel_id: hotel_id(world) };
  const seen = async (actor: Actor) => (await world.rpc(actor, 'desk_housekeeping', args)).json.link;
  assert.deepEqual(Object.keys(await seen('manager')), ['made_at', 'made_by']);
  assert.equal(await seen('desk'), null, 'others need not know of it');
  await world.sql(`update public.properties set hidden_by_admin = true where id = $1`, [
    world.propertyId('owner A', 'approved'),
  ]);
  assert.deepEqual(await asCleaner(world, 'cleaning_list', { token }), ended, 'with the front desk');
  await world.sql('update public.properties set hidden_by_admin = false');
  assert.equal((await asCleaner(world, 'cleaning_list', { token })).ok, true);
  await asOwner(world, 'end_cleaning_link', args);
  assert.deepEqual(await clean(world, token, tap), ended);
  assert.deepEqual([await stateOf(world, room_id), await seen('manager')], ['dirty', null]);
  assert.deepEqual(await world.column('select hash from private.cleaning_links'), []);
});

test('a link ends with the person who made it', async (world) => {
  const { json } = await world.rpc('manager', 'make_cleaning_link', { hotel_id: hotel_id(world) });
  assert.equal((await asCleaner(world, 'cleaning_list', { token: json.token })).ok, true);
  await world.sql(`update private.house_people set role = 'desk' where user_id = $1`, [world.userId('manager')]);
  assert.equal((await asCleaner(world, 'cleaning_list', { token: json.token })).code, 'link_ended');
});

test('a link of an admin ends with the role, and the property reads no name of an admin', async (world) => {
  const { token } = (await world.rpc('admin', 'make_cleaning_link', { hotel_id: hotel_id(world) })).json;
  const seen = async (actor: Actor) =>
    (await world.rpc(actor, 'desk_housekeeping', { hotel_id: hotel_id(world) })).json.link?.made_by;
  assert.deepEqual([await seen('owner A'), await seen('admin')], ['Susegad Stays', 'You']);
  assert.equal((await asCleaner(world, 'cleaning_list', { token })).ok, true);
  // An admin always stays.
  await world.sql(`update public.profiles set role = 'admin' where user_id = $1`, [world.userId('user')]);
  await world.sql(`update public.profiles set role = 'user' where user_id = $1`, [world.userId('admin')]);
  assert.equal((await asCleaner(world, 'cleaning_list', { token })).code, 'link_ended');
  assert.equal(await seen('owner A'), undefined);
});

test('what is broken is a text that people can read', async (world) => {
  const room_id = await numberedRoom(world, '101');
  for (const broken of ['\u115f', '\u3164\u2800', '\u0301', `x${'\u0301\u0327'.repeat(100)}`]) {
    await setRoom(world, { room_id, broken: 'The tap' });
    assert.deepEqual(await setRoom(world, { room_id, broken }), { ok: true });
    assert.equal((await atDesk(world))[0]?.broken, '', JSON.stringify(broken));
  }
});

test('fifty reports of marks take as long as fifty of words', async (world) => {
  const rooms = await Promise.all([1, 2, 3].map((name) => numberedRoom(world, String(name))));
  const token = await makeLink(world);
  const workFor = async (broken: string) => {
    const before = process.cpuUsage();
    const taps = Array.from({ length: 50 }, (_, n) => ({ room_id: rooms[n % 3], broken, seconds_ago: n }));
    assert.equal((await clean(world, token, ...taps)).ok, true);
    return process.cpuUsage(before).user / 1000;
  };
  await workFor('The tap');
  const [marks, words] = [await workFor('\u0301\u0327\u0323'.repeat(200)), await workFor('The tap drips. '.repeat(40))];
  assert.ok(marks < 10 * Math.max(words, 20), `${marks} ms, not ${words}`);
});

test('a link reaches the rooms of its property only, and hostile taps change nothing', async (world) => {
  const room_id = await numberedRoom(world, '1', 'dirty');
  const { token: ofOther } = (
    await world.rpc('owner B', 'make_cleaning_link', { hotel_id: world.hotelOf('owner B').hotel })
  ).json;
  const tap = { room_id, state: 'clean', seconds_ago: 0 };
  assert.deepEqual((await clean(world, ofOther, tap)).rows, []);
  const token = await makeLink(world);
  for (const taps of [null, {}, Array(501).fill(tap), [{ ...tap, broken: 'x'.repeat(1_000_000) }]])
    assert.equal((await asCleaner(world, 'clean_rooms', { token, taps })).code, 'invalid_taps');
  const odd = [null, 1, [tap], {}, { ...tap, room_id: 'x' }, { ...tap, state: null }, { ...tap, room_id: [tap] }];
  assert.equal((await clean(world, token, ...odd, { ...tap, state: 7, broken: { a: 1 } })).ok, true);
  assert.equal(await stateOf(world, room_id), 'dirty');
});

test('cleaners of one address and of one link are limited', async (world) => {
  const token = await makeLink(world);
  const list = () => asCleaner(world, 'cleaning_list', { token });
  await list();
  await world.sql(`update private.rate_hits set hits = 300 where bucket like 'cleaning:hotel:%'`);
  assert.deepEqual(await list(), { ok: false, code: 'rate_limited', retry_after_seconds: 60 });
  await world.sql('update private.limits set lookups_per_client_a_minute = 1');
  const codes = [];
  for (let n = 0; n < 5; n++) codes.push((await asCleaner(world, 'cleaning_list', { token: '0' })).code);
  assert.deepEqual(codes.slice(-2), ['rate_limited', 'rate_limited']);
});
