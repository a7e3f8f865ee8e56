import assert from 'node:assert/strict';
import type { Actor } from './actors.ts';
import { changeBookingAsAdmin } from './asAdmin.ts';
import { advance, type Booking, givenBooking, givenReport, paidToSite, price } from './givenMoney.ts';
import { ask, nights } from './stayLinks.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

const night = price / 2;
const long = { tags: 'long' };
const party = { num_rooms: 1, num_adults: 2, num_children: 0 };

async function sumsOf(stay: Booking) {
  const { paid_amount, refund_due, balance_due } = await stay.read();
  return [paid_amount, refund_due, balance_due];
}
async function givenShortened(world: World) {
  const stay = await givenBooking(world, 60, 'flexible');
  const { payment_id: first } = await stay.record({ amount: night });
  const { payment_id: second } = await stay.record({ amount: night });
  const change = { token: stay.token, seen: {}, ...party, ...nights(60, 61), total_amount: night };
  assert.deepEqual(await ask(world, 'change_by_guest', change), { ok: true });
  assert.deepEqual(await sumsOf(stay), [2 * night, night, 0]);
  return { stay, first, second, due: await stay.last('due') };
}
async function changeAtDesk({ world, id }: Booking, count: number, actor: Actor = 'owner A'): Promise<void> {
  const change = { ...party, ...nights(60, 60 + count), total_amount: count * night, pricing: 'kept' };
  const args = { booking_id: id, seen: {}, room_category_id: world.hotelOf('owner A').room, ...change };
  assert.deepEqual(await ask(world, 'change_stay', args, actor), { ok: true });
}

test('nobody cancels a refund that is due: it is paid, also in parts', async (world) => {
  const { stay, due } = await givenShortened(world);
  for (const actor of ['owner A', 'admin'] as const)
    assert.deepEqual(await stay.reverse(due, actor), { ok: false, code: 'promised' });
  const { ledger } = await stay.refund({ amount: night - 100 });
  assert.deepEqual([ledger.refunded, ledger.refund_due, ledger.balance], [night - 100, 100, 0]);
  const { refund_id } = await stay.refund({ amount: 100 });
  assert.deepEqual(await sumsOf(stay), [night, 0, 0]);
  assert.equal((await stay.reverse(refund_id)).ok, true);
  assert.equal((await stay.reverse(refund_id)).code, 'already_reversed');
  assert.deepEqual(await stay.states('refunds'), [
    ['done', night - 100, 'property'],
    ['reversed', 100, 'property'],
    ['due', 100, 'property'],
  ]);
  for (const sql of [`state = 'due'`, 'amount = 1', `state = 'cancelled', ended_at = now()`])
    await assert.rejects(world.sql(`update private.refunds set ${sql} where state = 'done'`), /does not go from|stay/);
});

test('a payment of which a refund was paid is not reversed', async (world) => {
  const { stay, first, second } = await givenShortened(world);
  const { refund_id } = await stay.refund({ amount: night });
  assert.equal((await stay.reverse(first)).ok, true, 'the booking is unpaid again');
  assert.equal((await stay.reverse(second)).code, 'refund_depends_on_it');
  assert.equal((await stay.reverse(refund_id)).ok, true);
  assert.equal((await stay.reverse(second)).ok, true);
  assert.deepEqual(await sumsOf(stay), [0, 0, night]);
});

test('the refund that only a reversed entry caused is cancelled with it', async (world) => {
  const { stay, second } = await givenShortened(world);
  assert.equal((await stay.reverse(second)).ok, true);
  assert.deepEqual(await stay.states('refunds'), [['cancelled', night, 'property']]);
  assert.deepEqual(await sumsOf(stay), [night, 0, 0]);
  for (const amount of [price, price - 500]) {
    const both = await givenReport(world);
    const { payment_id } = await both.record({ amount });
    assert.equal((await both.confirm()).ledger.refund_due, amount + advance - price);
    assert.equal((await both.reverse(payment_id)).ok, true);
    assert.deepEqual(await sumsOf(both), [advance, 0, price - advance]);
  }
});

test('what was paid twice is no longer refunded once one of the payments is reversed', async (world) => {
  const stay = await givenReport(world);
  await stay.confirm();
  await paidToSite(world, stay.id, advance);
  assert.deepEqual(await sumsOf(stay), [2 * advance, advance, price - advance]);
  assert.equal((await stay.reverse(await stay.last('received'), 'admin')).ok, true);
  assert.deepEqual(await sumsOf(stay), [advance, 0, price - advance]);
});

test('a price that the desk raises cancels no refund, and one that an admin raises does', long, async (world) => {
  const { stay } = await givenShortened(world);
  await changeAtDesk(stay, 2);
  assert.deepEqual(await sumsOf(stay), [2 * night, night, night]);
  await changeAtDesk(stay, 1);
  assert.deepEqual(await sumsOf(stay), [2 * night, night, 0], 'no more is due than before');
  await changeAtDesk(stay, 2, 'admin');
  assert.deepEqual(await sumsOf(stay), [2 * night, 0, 0]);
  const { refund_id } = await stay.refund({ amount: 1000 });
  assert.deepEqual(await sumsOf(stay), [2 * night - 1000, 0, 1000]);
  assert.equal((await stay.reverse(refund_id)).ok, true);
  assert.deepEqual(await sumsOf(stay), [2 * night, 0, 0], 'what the booking costs is not due');
});

test('after cancelling, what the site has is refunded by the site, and the rest by the property', async (world) => {
  const stay = await givenBooking(world, 30, 'flexible');
  await stay.receive();
  await stay.record({ amount: 5000 });
  assert.deepEqual(await stay.cancel(advance + 5000), { ok: true, refund: advance + 5000 });
  assert.deepEqual(await stay.states('refunds'), [
    ['due', advance, 'site'],
    ['due', 5000, 'property'],
  ]);
  assert.equal((await stay.refund({ amount: 5001 })).code, 'too_much');
  assert.equal((await stay.refundBySite()).ok, true);
  assert.equal((await stay.refund({ amount: 5000 })).ledger.refund_due, 0);
});

test('the front desk refunds what is due, and the owner more', async (world) => {
  const { stay } = await givenShortened(world);
  assert.deepEqual(await stay.refund({ amount: night + 100 }, 'desk'), { ok: false, code: 'not_due', most: night });
  assert.equal((await stay.refund({ amount: night }, 'desk')).ok, true);
  assert.equal((await stay.refund({ amount: 100 }, 'desk')).code, 'not_due');
  assert.equal((await stay.refund({ amount: 100 })).ok, true);
});

test('a booking that an admin cancels is refunded by its policy, until it is confirmed again', async (world) => {
  const stay = await givenBooking(world, 30, 'flexible');
  await stay.receive();
  for (const [booking_status, state] of [
    ['cancelled', 'due'],
    ['confirmed', 'cancelled'],
  ] as const) {
    assert.equal((await changeBookingAsAdmin(world, stay.id, { booking_status })).ok, true);
    assert.deepEqual(await stay.states('refunds'), [[state, advance, 'site']]);
  }
});

test('one refund pays all that are due, the first due first', async (world) => {
  const stay = await givenBooking(world);
  const first = price - advance;
  for (const amount of [price, 400, 500]) await paidToSite(world, stay.id, amount);
  assert.equal((await stay.refundBySite({ amount: first + 100 })).ledger.refund_due, 800);
  assert.deepEqual(await stay.states('refunds'), [
    ['done', first + 100, 'site'],
    ['due', 300, 'site'],
    ['due', 500, 'site'],
  ]);
});
