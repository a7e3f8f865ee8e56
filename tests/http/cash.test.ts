import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Actor } from './actors.ts';
import { givenBooking } from './givenMoney.ts';
import { ask } from './stayLinks.ts';
import { dayFromToday, type World } from './world.ts';
import { test } from './worldTest.ts';

const hotel_id = (world: World) => world.hotelOf('owner A').hotel;
const record = (world: World, kind: string, amount: unknown, change: object = {}, actor: Actor = 'desk') =>
  ask(
    world,
    'record_cash',
    { hotel_id: hotel_id(world), day: dayFromToday(0), kind, amount, idempotency_key: randomUUID(), ...change },
    actor,
  );
const cashOf = async (world: World, day = 0) =>
  (await ask(world, 'desk_till', { hotel_id: hotel_id(world), day: dayFromToday(day) }, 'desk')).cash;
const reverse = (world: World, entry_id: unknown, actor: Actor = 'owner A', reason: unknown = 'A typing error') =>
  ask(world, 'reverse_cash', { entry_id, reason }, actor);
const code = ({ code, field }: { code: string; field?: string }) => [code, field].filter(Boolean).join(' ');

test('expected cash is the opening and what was received, less refunds and expenses', async (world) => {
  const stay = await givenBooking(world);
  await stay.record({ amount: 5000 });
  await stay.record({ amount: 700, method: 'upi', reference: '402312345678' });
  await stay.receive({ amount: 900 });
  await stay.refund({ amount: 1000 });
  await record(world, 'opening', 2000);
  await record(world, 'expense', 300, { note: 'Milk' });
  assert.partialDeepStrictEqual(await cashOf(world), {
    ...{ opening: 2000, received: 5000, refunded: 1000, expenses: 300, expected: 5700, count: null, difference: null },
    entries: [{ kind: 'expense', note: 'Milk', by_name: 'You', may: [] }, { kind: 'opening' }],
  });
});

test('a difference needs a note, and cash that is recorded after the count shows again', async (world) => {
  const stay = await givenBooking(world);
  await stay.record({ amount: 5000 });
  assert.deepEqual(await record(world, 'count', 4900, { expected: 5000 }), {
    ...{ ok: false, code: 'note_needed', difference: -100 },
  });
  const { cash } = await record(world, 'count', 4900, { expected: 5000, note: 'Change given' });
  assert.partialDeepStrictEqual(cash, {
    difference: -100,
    count: { amount: 4900, expected: 5000, note: 'Change given' },
  });
  await stay.record({ amount: 200 });
  assert.partialDeepStrictEqual(await cashOf(world), {
    expected: 5200,
    difference: -300,
    count: { amount: 4900, expected: 5000 },
  });
  assert.deepEqual(await record(world, 'count', 5200, { expected: 5000, note: 'As before' }), {
    ...{ ok: false, code: 'expected_changed', expected: 5200 },
  });
  const again = await record(world, 'count', 5200, { expected: 5200 });
  assert.deepEqual([again.cash.difference, again.cash.entries.length], [0, 2], 'the first count stays in the list');
});

test('the last counted cash opens the next day, and another opening needs a note', async (world) => {
  await record(world, 'count', 4000, { day: dayFromToday(-3), expected: 0, note: 'The first count' });
  await record(world, 'expense', 500, { day: dayFromToday(-1), note: 'Plumber' });
  assert.partialDeepStrictEqual(await cashOf(world), { opening: 4000, opening_day: dayFromToday(-3), uncounted: -500 });
  assert.deepEqual(await record(world, 'opening', 3500), { ok: false, code: 'note_needed', difference: -500 });
  assert.equal((await record(world, 'opening', 4000)).ok, true, 'the same needs none');
  const { cash } = await record(world, 'opening', 3500, { note: 'After the plumber' });
  assert.partialDeepStrictEqual(cash, { opening: 3500, opening_day: null, uncounted: 0, expected: 3500 });
});

test('a past day is counted late, and a day that has not begun is not', async (world) => {
  assert.equal((await record(world, 'count', 0, { day: dayFromToday(-30), expected: 0 })).ok, true);
  for (const [day, refused] of [
    [dayFromToday(1), 'not_begun'],
    [dayFromToday(-367), 'too_long_ago'],
    [null, 'invalid_dates'],
    ['infinity', 'invalid_dates'],
  ] as const)
    for (const [kind, change] of [['opening'], ['expense', { note: 'Milk' }], ['count', { expected: 0 }]] as const)
      assert.equal((await record(world, kind, 1, { day, ...change })).code, refused, `${kind} of ${day}`);
});

test('rejects cash without a valid kind, amount, note or key', async (world) => {
  for (const [refused, kind, amount, change] of [
    ['invalid_cash kind', 'income', 1, {}],
    ['invalid_cash amount', 'opening', -1, {}],
    ['invalid_cash amount', 'opening', null, {}],
    ['invalid_cash amount', 'opening', 300_000_000_000_001, {}],
    ['invalid_cash amount', 'expense', 0, { note: 'Milk' }],
    ['invalid_cash note', 'expense', 1, {}],
    ['invalid_cash note', 'expense', 1, { note: 'two\nlines' }],
    ['invalid_cash note', 'opening', 1, { note: 'x'.repeat(201) }],
    ['invalid_cash expected', 'count', 1, {}],
    ['invalid_cash expected', 'expense', 1, { note: 'Milk', expected: 1 }],
    ['invalid_cash', 'opening', 1, { idempotency_key: null }],
  ] as const)
    assert.equal(
      code(await record(world, kind, amount, change)),
      refused,
      `${kind} ${amount} ${JSON.stringify(change)}`,
    );
  assert.deepEqual((await cashOf(world)).entries, []);
});

test('the same form sent twice is one entry, and its key takes no other', async (world) => {
  const form = { note: 'Milk', idempotency_key: randomUUID() };
  const made = await record(world, 'expense', 100, form);
  assert.deepEqual(await record(world, 'expense', 100, form), { ...made, replayed: true });
  assert.equal((await record(world, 'expense', 200, form)).code, 'key_reused');
});

test('the front desk reverses no cash, and owner, manager and admin do, with a reason', async (world) => {
  for (const actor of ['owner A', 'manager', 'admin'] as const) {
    const { entry_id } = await record(world, 'expense', 100, { note: 'Milk' });
    assert.deepEqual(await reverse(world, entry_id, 'desk'), { ok: false, code: 'not_allowed', right: 'rates' });
    for (const reason of [null, ' ', 'two\nlines', 'x'.repeat(201)])
      assert.equal((await reverse(world, entry_id, actor, reason)).code, 'no_reason');
    const { cash } = await reverse(world, entry_id, actor);
    assert.partialDeepStrictEqual(cash, {
      expenses: 0,
      entries: [{ end_reason: 'A typing error', ended_by: 'You', may: [] }],
    });
    assert.equal((await reverse(world, entry_id, actor)).code, 'already_reversed');
  }
  const { entry_id } = await record(world, 'count', 0, { expected: 0 });
  assert.equal((await reverse(world, entry_id)).cash.count, null, 'the day is not counted again');
  const audit = await world.sql(
    `select action from private.audit_log where actor_id = $1 and entity = 'cash_entries' and entity_id = $2`,
    [world.userId('admin'), hotel_id(world)],
  );
  assert.deepEqual(audit, [{ action: 'update' }]);
});

test('a recorded cash entry is neither changed nor deleted, also by the owner of the database', async (world) => {
  const { entry_id } = await record(world, 'expense', 100, { note: 'Milk' });
  for (const statement of ['update private.cash_entries set amount = 1', 'delete from private.cash_entries'])
    await assert.rejects(world.sql(`${statement} where id = $1`, [entry_id]), /stay/);
});
