import assert from 'node:assert/strict';
import {
  advance,
  advanceOf,
  areSent,
  bookNext,
  cancelByGuest,
  confirm,
  emailOf,
  givenReport,
  hours,
  hoursLeft,
  lastOf,
  mails,
  receive,
  record,
  reject,
  reported,
  reverse,
  statesOf,
  withdraw,
} from './givenMoney.ts';
import { ask, change } from './stayLinks.ts';
import { test } from './worldTest.ts';

test('an admin rejects a report: its guest is emailed, and has 48 hours again', async (world) => {
  const { utr, ...stay } = await givenReport(world);
  await change(world, stay.id, `created_at = created_at - interval '3 days'`);
  const id = await lastOf(world, stay, 'reported');
  for (const stranger of ['owner B', 'user'] as const)
    assert.equal((await reject(world, stay, stranger)).code, 'not_found');
  for (const actor of ['owner A', 'manager', 'desk'] as const)
    assert.equal((await reject(world, stay, actor)).code, 'site_records_it');
  assert.equal((await reject(world, stay)).ok, true);
  const { reported_amount, reference, advance_due_at } = await advanceOf(world, stay);
  assert.deepEqual([reported_amount, reference, hours(advance_due_at)], [0, null, 48]);
  const [mail, ...more] = await mails(world, 'payment_rejected', stay);
  assert.deepEqual([mail?.recipient, more], [await emailOf(world, stay), []]);
  assert.equal(hours(mail?.facts?.advance_due_at), 48);
  assert.partialDeepStrictEqual(mail?.facts?.payment, { amount: advance, reference: utr });
  assert.equal((await reverse(world, id, 'admin')).code, 'already_reversed');
  const gone = await receive(world, stay, { payment_id: id });
  assert.deepEqual([gone.code, gone.field], ['invalid_payment', 'payment_id']);
});

test('a second rejection gives 24 hours, and each email is true until the next payment', async (world) => {
  const { utr, ...stay } = await givenReport(world);
  await change(world, stay.id, `created_at = created_at - interval '3 days'`);
  await reject(world, stay);
  await reported(world, stay, advance, utr);
  assert.deepEqual(await areSent(world, 'payment_rejected', stay), [false]);
  assert.equal((await reject(world, stay)).ok, true);
  assert.deepEqual(await areSent(world, 'payment_rejected', stay), [true, true]);
  assert.equal(await hoursLeft(world, stay), 24);
  await record(world, stay);
  assert.deepEqual(await areSent(world, 'payment_rejected', stay), [false, false]);
});

test('the rejected rest of an advance is emailed, and has no deadline', async (world) => {
  const stay = await bookNext(world);
  await record(world, stay, { amount: 1000 });
  await reported(world, stay, advance - 1000);
  await reject(world, stay);
  assert.deepEqual(await areSent(world, 'payment_rejected', stay), [true]);
  assert.equal((await advanceOf(world, stay)).advance_due_at, null);
});

test('no guest is emailed that a payment the desk expected was rejected', async (world) => {
  const stay = await bookNext(world);
  await record(world, stay, { amount: 500, is_reported: true });
  assert.equal((await advanceOf(world, stay)).advance_due_at, null);
  assert.equal((await reject(world, stay, 'owner A')).ok, true);
  assert.equal(await hoursLeft(world, stay), 48);
  assert.deepEqual(await mails(world, 'payment_rejected', stay), []);
});

test('no guest is emailed of a rejected report once cancelled or checked in', { tags: 'long' }, async (world) => {
  const [cancelled, inside] = [await givenReport(world), await givenReport(world, 0)];
  await cancelByGuest(world, cancelled);
  await change(world, inside.id, 'checked_in_at = now()');
  for (const stay of [cancelled, inside]) {
    assert.equal((await reject(world, stay)).ok, true);
    assert.deepEqual(await mails(world, 'payment_rejected', stay), []);
  }
});

test('a report rejected a day before check-in has no deadline', { tags: 'long' }, async (world) => {
  const near = await givenReport(world, 1);
  await reject(world, near);
  assert.equal((await advanceOf(world, near)).advance_due_at, null);
});

test('a guest withdraws a report: the deadline is as before, and nobody is emailed', async (world) => {
  const stay = await bookNext(world);
  const { advance_due_at } = await advanceOf(world, stay);
  const { token: shared } = await ask(world, 'share_stay', { token: stay.token });
  assert.equal((await withdraw(world, { token: shared })).code, 'shared_link');
  assert.equal((await withdraw(world, { token: 'f'.repeat(64) })).code, 'not_found');
  assert.equal((await withdraw(world, stay)).code, 'nothing_reported');
  const utr = await reported(world, stay);
  assert.deepEqual(await withdraw(world, stay), { ok: true });
  assert.deepEqual(await withdraw(world, stay), { ok: true }, 'again is the same');
  const before = { reported_amount: 0, payment_status: 'pending', advance_due_at, reference: null };
  assert.deepEqual(await advanceOf(world, stay), before);
  assert.deepEqual(await mails(world, 'payment_rejected', stay), []);
  assert.ok(!(await areSent(world, 'payment_reported_admin', stay)).includes(true));
  await reported(world, stay, advance, utr);
  assert.deepEqual(await statesOf(world, stay), [
    ['rejected', advance, 'site'],
    ['reported', advance, 'site'],
  ]);
});

test('a withdrawn report leaves six hours where the first deadline is near', { tags: 'long' }, async (world) => {
  const stay = await givenReport(world);
  await change(world, stay.id, `created_at = created_at - interval '47 hours'`);
  assert.deepEqual(await withdraw(world, stay), { ok: true });
  assert.equal(await hoursLeft(world, stay), 6);
});

test('a guest withdraws no report that was received, and none of the desk', async (world) => {
  const nothing = { ok: false, code: 'nothing_reported' };
  const [received, desk] = [await givenReport(world), await bookNext(world)];
  assert.deepEqual(await withdraw(world, received), { ok: true });
  await reported(world, received);
  assert.equal((await confirm(world, received)).ok, true);
  assert.equal((await record(world, desk, { is_reported: true })).ok, true);
  for (const one of [received, desk]) assert.deepEqual(await withdraw(world, one), nothing);
  assert.deepEqual(await statesOf(world, desk), [['reported', advance, 'property']]);
});
