import assert from 'node:assert/strict';
import type { Actor } from './actors.ts';
import {
  advance,
  bookNext,
  cancelByGuest,
  confirm,
  givenPolicy,
  givenReport,
  lastOf,
  ledgerOf,
  paidToSite,
  price,
  receive,
  record,
  refund,
  refundBySite,
  reverse,
  statesOf,
} from './givenMoney.ts';
import { ask, type Made, nights, open } from './stayLinks.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

const night = price / 2;
const long = { tags: 'long' };
const party = { num_rooms: 1, num_adults: 2, num_children: 0 };

/** Returns what the guest reads: the price, the amount paid, the refund due and the balance due. */
async function told(world: World, { token }: Made) {
  const { total_amount, paid_amount, refund_due, balance_due } = (await open(world, token)).stay;
  return [total_amount, paid_amount, refund_due, balance_due];
}
/** A booking of two nights, paid at the property in two parts, that its guest has shortened to one: a night is to be refunded. */
async function givenShortened(world: World) {
  const stay = await givenPolicy(world, 'flexible', 60);
  const { payment_id: first } = await record(world, stay, { amount: night });
  const { payment_id: second } = await record(world, stay, { amount: night });
  const change = { token: stay.token, seen: {}, ...party, ...nights(60, 61), total_amount: night };
  assert.deepEqual(await ask(world, 'change_by_guest', change), { ok: true });
  assert.deepEqual(await told(world, stay), [night, 2 * night, night, 0]);
  return { ...stay, first, second };
}
/** Changes nights and price as the desk or an admin. */
async function changeAtDesk(world: World, { id }: Made, count: number, actor: Actor = 'owner A'): Promise<void> {
  const change = { ...party, ...nights(60, 60 + count), total_amount: count * night, pricing: 'kept' };
  const args = { booking_id: id, seen: {}, room_category_id: world.hotelOf('owner A').room, ...change };
  assert.deepEqual(await ask(world, 'change_stay', args, actor), { ok: true });
}

test('the desk cancels no refund that is due, and pays it in parts', async (world) => {
  const stay = await givenShortened(world);
  const due = await lastOf(world, stay, 'due');
  assert.deepEqual(await reverse(world, due), { ok: false, code: 'promised' });
  const { ledger } = await refund(world, stay, { amount: night - 100 });
  assert.deepEqual([ledger.refunded, ledger.refund_due, ledger.balance], [night - 100, 100, 0]);
  const { refund_id } = await refund(world, stay, { amount: 100 });
  assert.deepEqual(await told(world, stay), [night, night, 0, 0]);
  // Recorded by mistake, it is due again.
  assert.equal((await reverse(world, refund_id)).ok, true);
  assert.equal((await reverse(world, refund_id)).code, 'already_reversed');
  assert.deepEqual(await statesOf(world, stay, 'refunds'), [
    ['done', night - 100, 'property'],
    ['reversed', 100, 'property'],
    ['due', 100, 'property'],
  ]);
  for (const sql of [`state = 'due'`, 'amount = 1', `state = 'cancelled', ended_at = now()`])
    await assert.rejects(world.sql(`update private.refunds set ${sql} where state = 'done'`), /does not go from|stay/);
});

test('a payment of which a refund was paid is not reversed', async (world) => {
  const stay = await givenShortened(world);
  const { refund_id } = await refund(world, stay, { amount: night });
  assert.equal((await reverse(world, stay.first)).ok, true, 'the booking is unpaid again');
  assert.equal((await reverse(world, stay.second)).code, 'refund_depends_on_it');
  assert.equal((await reverse(world, refund_id)).ok, true);
  assert.equal((await reverse(world, stay.second)).ok, true);
  assert.deepEqual(await told(world, stay), [night, 0, 0, night]);
});

test('the refund that only a reversed entry caused is cancelled with it', async (world) => {
  const shortened = await givenShortened(world);
  assert.equal((await reverse(world, shortened.second)).ok, true);
  assert.deepEqual(await told(world, shortened), [night, night, 0, 0]);
  assert.deepEqual(await statesOf(world, shortened, 'refunds'), [['cancelled', night, 'property']]);
  // The guest paid the advance to the site after a typing error of the desk.
  const stay = await givenReport(world);
  const { payment_id } = await record(world, stay, { amount: price });
  assert.equal((await confirm(world, stay)).ledger.refund_due, advance);
  assert.equal((await reverse(world, payment_id)).ok, true);
  assert.deepEqual(await told(world, stay), [price, advance, 0, price - advance]);
  const half = await givenReport(world);
  const cash = await record(world, half, { amount: price - 500 });
  assert.equal((await confirm(world, half)).ledger.refund_due, advance - 500);
  assert.equal((await reverse(world, cash.payment_id)).ok, true);
  assert.deepEqual(await told(world, half), [price, advance, 0, price - advance]);
});

test('an admin cancels a refund that is due, and it is not due again', async (world) => {
  const stay = await givenShortened(world);
  assert.equal((await reverse(world, await lastOf(world, stay, 'due'), 'admin')).ok, true);
  assert.deepEqual(await told(world, stay), [night, 2 * night, 0, -night]);
  assert.deepEqual(await statesOf(world, stay, 'refunds'), [['cancelled', night, 'property']]);
});

test('a price that the desk raises cancels no refund, and one that an admin raises does', long, async (world) => {
  const [atDesk, byAdmin] = [await givenShortened(world), await givenShortened(world)];
  await changeAtDesk(world, atDesk, 2);
  assert.deepEqual(await told(world, atDesk), [2 * night, 2 * night, night, night]);
  assert.equal((await ledgerOf(world, atDesk)).balance, night);
  // A lower price makes no more due than is due already.
  await changeAtDesk(world, atDesk, 1);
  assert.deepEqual(await told(world, atDesk), [night, 2 * night, night, 0]);
  await changeAtDesk(world, byAdmin, 2, 'admin');
  assert.deepEqual(await told(world, byAdmin), [2 * night, 2 * night, 0, 0]);
});

test('a reversed refund of money that the booking costs is not due', long, async (world) => {
  const stay = await bookNext(world);
  await record(world, stay, { amount: price });
  const { refund_id } = await refund(world, stay, { amount: 1000 });
  assert.deepEqual(await told(world, stay), [price, price - 1000, 0, 1000]);
  assert.equal((await reverse(world, refund_id)).ok, true);
  assert.deepEqual(await told(world, stay), [price, price, 0, 0]);
});

test('after cancelling, what the site has is refunded by the site, and the rest by the property', async (world) => {
  const stay = await givenPolicy(world, 'flexible');
  await receive(world, stay);
  await record(world, stay, { amount: 5000 });
  assert.deepEqual(await cancelByGuest(world, stay, advance + 5000), { ok: true, refund: advance + 5000 });
  assert.deepEqual(await statesOf(world, stay, 'refunds'), [
    ['due', advance, 'site'],
    ['due', 5000, 'property'],
  ]);
  assert.equal((await refund(world, stay, { amount: 5001 })).code, 'too_much');
  assert.equal((await refundBySite(world, stay)).ok, true);
  const { ledger, refund_id } = await refund(world, stay, { amount: 5000 });
  assert.deepEqual([ledger.refund_due, ledger.balance], [0, 0]);
  assert.equal((await reverse(world, refund_id)).ledger.refund_due, 5000, 'due again');
});

test('one refund pays all that are due, the first due first', async (world) => {
  const stay = await bookNext(world);
  await paidToSite(world, stay.id, price + 300);
  await paidToSite(world, stay.id, 400);
  await paidToSite(world, stay.id, 500);
  assert.deepEqual(await statesOf(world, stay, 'refunds'), [
    ['due', price + 300 - advance, 'site'],
    ['due', 400, 'site'],
    ['due', 500, 'site'],
  ]);
  assert.equal((await refundBySite(world, stay, { amount: price + 300 - advance + 100 })).ledger.refund_due, 800);
  assert.deepEqual((await statesOf(world, stay, 'refunds')).slice(1), [
    ['due', 300, 'site'],
    ['due', 500, 'site'],
  ]);
});
