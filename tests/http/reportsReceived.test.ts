import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { changeBookingAsAdmin } from './asAdmin.ts';
import {
  advance,
  advanceOf,
  areSent,
  bookNext,
  confirm,
  emailOf,
  entriesOf,
  givenReport,
  lastOf,
  ledgerOf,
  mails,
  nextUtr,
  price,
  receive,
  record,
  refundBySite,
  report,
  reported,
  reverse,
  statesOf,
} from './givenMoney.ts';
import { change, open } from './stayLinks.ts';
import { test } from './worldTest.ts';

test('an admin receives a report: the booking is paid, its guest is emailed once', async (world) => {
  const { utr, ...stay } = await givenReport(world);
  const form = { payment_id: await lastOf(world, stay, 'reported'), idempotency_key: randomUUID() };
  const site = { ...form, holder: 'site', method: 'upi' };
  for (const stranger of ['owner B', 'user'] as const)
    assert.deepEqual(await record(world, stay, site, stranger), { ok: false, code: 'not_found' });
  for (const actor of ['owner A', 'manager', 'desk'] as const)
    assert.deepEqual(await record(world, stay, site, actor), { ok: false, code: 'site_records_it' });
  const asOwn = await record(world, stay, form);
  assert.deepEqual([asOwn.code, asOwn.field], ['invalid_payment', 'payment_id'], 'nor is it money of the property');

  const answer = await receive(world, stay, form);
  assert.deepEqual([answer.payment_id, answer.ledger.reported, answer.ledger.received], [form.payment_id, 0, advance]);
  assert.deepEqual(await receive(world, stay, form), { ...answer, replayed: true });
  for (const other of [{ amount: 1 }, { reference: nextUtr() }, { payment_id: randomUUID() }])
    assert.equal((await receive(world, stay, { ...form, ...other })).code, 'key_reused');
  assert.partialDeepStrictEqual(await entriesOf(world, stay), [{ state: 'received', reference: utr }]);
  const paid = { reported_amount: 0, payment_status: 'paid', advance_due_at: null, reference: null };
  assert.deepEqual(await advanceOf(world, stay), paid);
  assert.equal((await report(world, stay, utr)).ok, true, 'the same once more changes nothing');
  assert.equal((await report(world, stay, nextUtr())).code, 'nothing_due');
  const [mail, ...more] = await mails(world, 'payment_received', stay);
  assert.deepEqual([mail?.recipient, more], [await emailOf(world, stay), []]);
  assert.partialDeepStrictEqual(mail?.facts, { paid_amount: advance, payment: { amount: advance, reference: utr } });
  assert.ok(!(await areSent(world, 'payment_reported_admin', stay)).includes(true));
});

test('a reversed receipt opens nothing again: the guest reports anew', async (world) => {
  const { utr, ...stay } = await givenReport(world);
  const { payment_id } = await confirm(world, stay);
  assert.equal((await reverse(world, payment_id)).code, 'site_records_it');
  assert.equal((await reverse(world, payment_id, 'admin')).ok, true);
  assert.deepEqual(await areSent(world, 'payment_received', stay), [false]);
  const { reported_amount, payment_status } = await advanceOf(world, stay);
  assert.deepEqual([reported_amount, payment_status], [0, 'pending']);
  await reported(world, stay, advance, utr);
  assert.equal((await confirm(world, stay)).ok, true, 'the UTR is free once it is reversed');
});

test('of a report that was received in part, the rest has a UTR of its own', async (world) => {
  const { utr, ...stay } = await givenReport(world);
  assert.equal((await confirm(world, stay, { amount: advance - 700 })).ok, true);
  assert.deepEqual(await report(world, stay, utr), { ok: false, code: 'has_come', amount: advance - 700 });
  await reported(world, stay, 700);
  assert.equal((await advanceOf(world, stay)).payment_status, 'pending');
  assert.equal((await confirm(world, stay, { amount: 700 })).ok, true);
  assert.equal((await advanceOf(world, stay)).payment_status, 'paid');
});

test('money that the property or the site receives besides leaves a report as it is', async (world) => {
  const stay = await givenReport(world);
  await record(world, stay, { amount: 100, method: 'upi', reference: stay.utr });
  await receive(world, stay, { amount: 100, reference: nextUtr() });
  assert.equal((await advanceOf(world, stay)).reported_amount, advance);
  assert.equal((await mails(world, 'payment_received', stay)).length, 1, 'of what the site received');
});

for (const status of ['paid', 'failed'])
  test(`an admin who marks a reported booking as ${status}, then as pending`, async (world) => {
    const stay = await givenReport(world);
    assert.equal((await changeBookingAsAdmin(world, stay.id, { payment_status: status })).ok, true);
    assert.deepEqual(await statesOf(world, stay), [[status === 'paid' ? 'received' : 'reported', advance, 'site']]);
    assert.equal((await mails(world, 'payment_received', stay)).length, status === 'paid' ? 1 : 0);
    assert.equal((await changeBookingAsAdmin(world, stay.id, { payment_status: 'pending' })).ok, true);
    assert.deepEqual(await statesOf(world, stay), [[status === 'paid' ? 'reversed' : 'reported', advance, 'site']]);
  });

test('we email a guest of what the site receives before check-in alone', { tags: 'long' }, async (world) => {
  const [told, inside, free] = [await bookNext(world), await bookNext(world, 0), await bookNext(world)];
  await change(world, inside.id, 'checked_in_at = now()');
  await change(world, free.id, 'advance_amount = 0, advance_percent = 0');
  for (const stay of [told, inside]) assert.equal((await receive(world, stay)).ok, true);
  assert.equal((await record(world, free)).ok, true);
  assert.deepEqual(await areSent(world, 'payment_received', told), [true]);
  for (const stay of [inside, free]) assert.deepEqual(await mails(world, 'payment_received', stay), []);
});

test('what a guest paid the site beyond the advance is refunded', async (world) => {
  const stay = await givenReport(world);
  const { ledger } = await confirm(world, stay, { amount: advance + 500 });
  assert.deepEqual([ledger.refund_due, ledger.site_due, ledger.balance], [500, 500, price - advance]);
  assert.equal(ledger.entries.find(({ thing }: { thing: string }) => thing === 'refund').reason, 'paid_twice');
});

test('a report received after the property was paid in full is refunded', async (world) => {
  const stay = await givenReport(world);
  assert.equal((await record(world, stay, { amount: price })).ok, true);
  for (const args of [{}, { is_reported: true }])
    assert.deepEqual(await receive(world, stay, args), { ok: false, code: 'too_much', most: 0 });
  const { ledger } = await confirm(world, stay);
  assert.deepEqual([ledger.received, ledger.at_site, ledger.refund_due], [price + advance, advance, advance]);
  const read = (await open(world, stay.token)).stay;
  assert.deepEqual([read.payment_status, read.refund_due, read.report], ['paid', advance, null]);
  // The site keeps the advance for the property, which refunds what it received twice.
  assert.equal((await refundBySite(world, stay, { amount: advance + 1 })).code, 'too_much');
  assert.equal((await record(world, stay, { amount: 1 })).code, 'too_much');
  assert.equal(ledger.site_due, 0);
  assert.equal((await ledgerOf(world, stay)).balance, 0);
});

test('a report received after the price was lowered is refunded in part', { tags: 'long' }, async (world) => {
  const stay = await givenReport(world);
  await change(world, stay.id, 'total_amount = 21000, advance_amount = 21000, tax_amount = 0');
  assert.equal((await confirm(world, stay)).ledger.refund_due, advance - 21000);
});

test('what only the desk expects at the site is received up to the advance', async (world) => {
  const stay = await bookNext(world);
  const { payment_id } = await receive(world, stay, { amount: 500, is_reported: true });
  assert.deepEqual((await ledgerOf(world, stay)).reported, 500);
  assert.deepEqual(await receive(world, stay, { payment_id, amount: price + 1 }), {
    ...{ ok: false, code: 'too_much', most: price },
  });
  assert.equal((await receive(world, stay, { payment_id, amount: advance })).ok, true);
  assert.deepEqual(await receive(world, stay, { amount: 1 }), { ok: false, code: 'not_by_site', most: 0 });
});
