import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Actor } from './actors.ts';
import { calls } from './desk.ts';
import { asAdmin, asOwner, countersAgree } from './given.ts';
import { dayFromToday, roomCount, type World, worldPrice } from './world.ts';
import { test } from './worldTest.ts';

const price = worldPrice['owner A'];
const strangers: readonly Actor[] = ['user', 'owner B'];

async function callEverything(world: World, actor: Actor) {
  const codes: Record<string, string> = {};
  for (const [name, args] of Object.entries(calls(world))) {
    const { status, json } = await world.rpc(actor, name, args);
    codes[name] = status === 200 ? (json.ok ? 'ok' : json.code) : `${status}`;
    if (name === 'block_rooms') await world.sql('delete from private.room_blocks');
    if (name === 'set_nights') await world.sql('delete from private.rate_rules');
  }
  return codes;
}

const allAnswered = (world: World, code: string, change: Record<string, string> = {}) => ({
  ...Object.fromEntries(Object.keys(calls(world)).map((name) => [name, code])),
  ...change,
});

test('a front desk is open to its owner until the listing is deleted', async (world) => {
  const refusals = { release_rooms: 'not_blocked', save_rates: 'changed_meanwhile' };
  assert.deepEqual(await callEverything(world, 'owner A'), allAnswered(world, 'ok', refusals));
  await asAdmin(world, 'delete_property', { property_id: world.propertyId('owner A', 'approved') });
  assert.deepEqual(await callEverything(world, 'owner A'), allAnswered(world, 'not_found'));
});

test('notes that an admin looks at a front desk and what the admin changes', async (world) => {
  await callEverything(world, 'owner A');
  await callEverything(world, 'admin');
  const looks = await world.sql(`select label from private.audit_log where action = 'read' and entity_id = 'calendar'`);
  assert.deepEqual(looks, [{ label: 'Calendar of House of owner A' }]);
  const changes = await world.sql(
    `select distinct entity, actor_id, label from private.audit_log
     where entity in ('holds', 'rate_plans', 'rate_rules') and actor_id is not null order by 1`,
  );
  const note = { actor_id: world.userId('admin'), label: 'House of owner A, Garden Room' };
  const entities = ['holds', 'rate_plans', 'rate_rules'];
  assert.deepEqual(
    changes,
    entities.map((entity) => ({ entity, ...note })),
  );
});

test('lists to each person the hotels whose front desk is theirs', async (world) => {
  const houses = async (actor: Actor) =>
    (await world.rpc(actor, 'desk_houses', {})).json.rows.map(({ id }: { id: string }) => id);
  const { hotel, inactiveHotel } = world.hotelOf('owner A');
  assert.ok((await houses('owner A')).includes(hotel));
  const ofOther = await houses('owner B');
  assert.ok(!ofOther.includes(hotel) && !ofOther.includes(inactiveHotel));
  assert.deepEqual(await houses('user'), []);
});

test('a hold is released once, by its hotel', async (world) => {
  await asOwner(world, 'hold_rooms', calls(world).hold_rooms ?? {});
  const id = await world.value('select id from private.holds');
  const release = async (actor: Actor) => {
    const { ok, code } = (await world.rpc(actor, 'release_hold', { hold_id: id })).json;
    return ok ? 'ok' : code;
  };
  for (const actor of strangers) assert.equal(await release(actor), 'not_held', actor);
  assert.deepEqual([await release('owner A'), await release('owner A')], ['ok', 'not_held']);
});

test('nobody changes rooms of two hotels at once', async (world) => {
  const room_category_ids = [world.hotelOf('owner A').room, world.hotelOf('owner B').room];
  for (const actor of ['owner A', 'admin'] as const) {
    const { json } = await world.rpc(actor, 'set_nights', { ...calls(world).set_nights, room_category_ids });
    assert.equal(json.code, 'not_found', actor);
  }
});

/** Owner A's calendar of six days. Two of them have a booking, a hold, two blocked rooms and their own rate. `undo` restores the rate. */
async function givenBusyCalendar(world: World) {
  const { hotel, room } = world.hotelOf('owner A');
  const read = async () => {
    const days = { hotel_id: hotel, first_night: dayFromToday(28), nights: 6 };
    const calendar = await asOwner(world, 'desk_calendar', days);
    return { ...calendar, row: calendar.rows.find(({ id }: { id: string }) => id === room) };
  };
  const { book_at_desk = {}, hold_rooms = {}, block_rooms = {}, set_nights = {} } = calls(world);
  const { booking_reference } = await asOwner(world, 'book_at_desk', book_at_desk);
  await asOwner(world, 'hold_rooms', hold_rooms);
  await asOwner(world, 'block_rooms', block_rooms, { rooms: 2, reason: 'Repairs' });
  const change = { price_change: 'fixed', value: 800000, min_nights: 2, closed_to_arrival: true };
  const { undo } = await asOwner(world, 'set_nights', set_nights, { change });
  return { hotel, room, booking_reference, undo, read };
}

const inTheMiddle = <Value>(value: Value, around: Value) => [around, around, value, value, around, around];

test('the calendar shows bookings, holds, blocks and rates of each night', async (world) => {
  const { room, booking_reference, read } = await givenBusyCalendar(world);
  const { first_night, nights, row, stays, blocks, holds } = await read();
  assert.deepEqual([first_night, nights], [dayFromToday(28), 6]);
  assert.deepEqual(
    [row.booked, row.held, row.blocked],
    [1, 1, 2].map((count) => inTheMiddle(count, 0)),
  );
  assert.deepEqual(row.free, inTheMiddle(roomCount - 4, roomCount));
  // Rates of ₹8,000 before tax are taxed at 18 %.
  assert.deepEqual(row.price, inTheMiddle(944000, price));
  assert.deepEqual(row.at_desk, row.price);
  assert.deepEqual(row.min_nights, inTheMiddle(2, 1));
  assert.deepEqual(row.closed_to_arrival, inTheMiddle(true, false));
  assert.deepEqual(row.is_own, inTheMiddle(true, false));
  assert.deepEqual([stays.length, blocks.length, holds.length], [1, 1, 1]);
  assert.deepEqual([stays[0].booking_reference, stays[0].guest_name], [booking_reference, 'Asha Kamat']);
  assert.deepEqual([blocks[0].reason, blocks[0].rooms], ['Repairs', 2]);
  assert.deepEqual([holds[0].guest_phone, holds[0].total_amount], ['+91 98200 12345', 2 * price]);
  const stay = { room_category_id: room, check_in: dayFromToday(29), check_out: dayFromToday(31) };
  const { quote } = (await world.rpc('anon', 'booking_quote', stay)).json;
  assert.equal(quote.total_amount, price + 944000, 'guests pay what the calendar shows');
});

test('a hold leaves the calendar when it expires', async (world) => {
  const { read } = await givenBusyCalendar(world);
  await world.sql('update private.holds set ends_at = now()');
  await world.sql('update private.held_nights set ends_at = now()');
  const { row, holds } = await read();
  assert.deepEqual([row.held, holds], [Array(6).fill(0), []]);
});

test('a change of rates is undone and done again, and leaves no plan that says nothing', async (world) => {
  const { undo, read } = await givenBusyCalendar(world);
  const undone = await asOwner(world, 'restore_nights', { undo });
  assert.deepEqual((await read()).row.price, Array(6).fill(price));
  for (const table of ['rate_plans', 'rate_months'])
    assert.deepEqual(await world.sql(`select * from private.${table}`), []);
  await asOwner(world, 'restore_nights', { undo: undone.undo });
  assert.deepEqual((await read()).row.price, inTheMiddle(944000, price));
});

test('the calendar shortens the name of a guest 30 days after the stay', async (world) => {
  const { hotel, booking_reference } = await givenBusyCalendar(world);
  await world.sql(
    `update public.bookings set check_in_date = private.today() - 33, check_out_date = private.today() - 31 where booking_reference = $1`,
    [booking_reference],
  );
  const past = { hotel_id: hotel, first_night: dayFromToday(-40), nights: 20 };
  const { stays } = await asOwner(world, 'desk_calendar', past);
  assert.deepEqual(
    stays.map(({ guest_name }: Record<string, string>) => guest_name),
    ['Asha K.'],
  );
});

async function givenBlock(world: World) {
  const { block_rooms = {}, release_rooms = {} } = calls(world);
  const block = (change: object) => asOwner(world, 'block_rooms', block_rooms, change);
  const { undo } = await block({ rooms: 2, reason: 'Repairs' });
  const room_category_id = world.hotelOf('owner A').room;
  return {
    ...{ undo, block },
    release: (change: object = {}) => asOwner(world, 'release_rooms', release_rooms, change),
    undoBlock: async (what: unknown) => {
      const { ok, code } = await asOwner(world, 'undo_block', { room_category_id, undo: what });
      return ok ? 'ok' : code;
    },
    async blocked() {
      return await world.value('select sum(blocked)::integer as n from private.nights');
    },
  };
}

test('a release is undone, a block not once part of it is released', async (world) => {
  const { undo, release, undoBlock, blocked } = await givenBlock(world);
  const released = await release({ end_date: dayFromToday(31), rooms: 1 });
  assert.deepEqual([released.room_nights, await blocked()], [1, 3]);
  assert.equal(await undoBlock(undo), 'changed_meanwhile');
  assert.equal(await undoBlock(released.undo), 'ok');
  assert.equal(await blocked(), 4);
});

test('a release is undone whole or not at all', async (world) => {
  const { block, release, undoBlock, blocked } = await givenBlock(world);
  const { room_nights, undo } = await release();
  assert.deepEqual([room_nights, await blocked()], [4, 0]);
  await block({ rooms: roomCount });
  assert.equal(await undoBlock(undo), 'sold_out');
  assert.equal((await block({ rooms: null })).code, 'sold_out', 'no room is left to block');
  assert.equal(await blocked(), 2 * roomCount);
  await countersAgree(world);
});

test('refuses to undo what was never a block', async (world) => {
  const { undoBlock, blocked } = await givenBlock(world);
  const again = { first_night: dayFromToday(40), end_date: dayFromToday(41), rooms: 1, reason: '' };
  for (const [bad, code] of [
    [null, 'invalid_change'],
    [{ blocks: 'x' }, 'invalid_change'],
    [{ blocks: ['x'] }, 'invalid_change'],
    [{ blocks: [randomUUID()] }, 'changed_meanwhile'],
    [{ again: [{ ...again, rooms: 0 }] }, 'invalid_change'],
    [{ again: [{ ...again, rooms: null }] }, 'invalid_change'],
    [{ again: [{ ...again, reason: 'x'.repeat(201) }] }, 'invalid_change'],
    [{ again: [again, { ...again, first_night: dayFromToday(-2) }] }, 'past_dates'],
    [{ again: 7 }, 'invalid_change'],
  ] as const)
    assert.equal(await undoBlock(bad), code, JSON.stringify(bad));
  assert.equal(await blocked(), 4);
});
