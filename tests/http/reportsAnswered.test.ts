import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { advance, givenBooking, givenReport, hours, nextUtr, price } from './givenMoney.ts';
import { dayFromToday } from './world.ts';
import { test } from './worldTest.ts';

const long = { tags: 'long' };

test('an admin receives a report: the booking is paid, its guest is emailed once', async (world) => {
  const stay = await givenReport(world);
  const form = { payment_id: await stay.last('reported'), idempotency_key: randomUUID() };
  for (const stranger of ['owner B', 'user'] as const)
    assert.deepEqual(await stay.record({ ...form, holder: 'site' }, stranger), { ok: false, code: 'not_found' });
  assert.equal((await stay.record(form)).field, 'payment_id', 'it is no money of the property');

  const answer = await stay.receive(form);
  assert.deepEqual([answer.payment_id, answer.ledger.reported, answer.ledger.received], [form.payment_id, 0, advance]);
  assert.deepEqual(await stay.receive(form), { ...answer, replayed: true });
  for (const other of [{ amount: 1 }, { reference: nextUtr() }, { payment_id: randomUUID() }])
    assert.equal((await stay.receive({ ...form, ...other })).code, 'key_reused');
  const paid = { reported_amount: 0, payment_status: 'paid', advance_due_at: null, reference: null };
  assert.deepEqual(await stay.advance(), paid);
  assert.equal((await stay.report(stay.utr)).ok, true, 'the same once more changes nothing');
  assert.equal((await stay.report(nextUtr())).code, 'nothing_due');
  const payment = { amount: advance, reference: stay.utr };
  assert.partialDeepStrictEqual(await stay.emailToGuest('payment_received'), { paid_amount: advance, payment });
  assert.ok(!(await stay.areSent('payment_reported_admin')).includes(true));

  assert.equal((await stay.reverse(answer.payment_id, 'admin')).ok, true);
  assert.deepEqual(await stay.areSent('payment_received'), [false]);
  assert.partialDeepStrictEqual(await stay.advance(), { reported_amount: 0, payment_status: 'pending' });
  await stay.reported(advance, stay.utr);
  assert.equal((await stay.confirm()).ok, true, 'the UTR is free once it is reversed');
});

test('money received besides leaves a report as it is, and the rest of one has a UTR of its own', async (world) => {
  const stay = await givenReport(world);
  await stay.record({ amount: 100, method: 'upi' });
  await stay.receive({ amount: 200, reference: nextUtr() });
  assert.equal((await stay.advance()).reported_amount, advance);
  assert.equal((await stay.emailToGuest('payment_received'))?.payment.amount, 200, 'of what the site received');
  assert.equal((await stay.confirm({ amount: advance - 1000 })).ok, true);
  assert.deepEqual(await stay.report(stay.utr), { ok: false, code: 'has_come', amount: advance - 1000 });
  await stay.reported(700);
  assert.equal((await stay.advance()).payment_status, 'pending');
  assert.equal((await stay.confirm({ amount: 700 })).ok, true);
  assert.equal((await stay.advance()).payment_status, 'paid');
});

test('a guest is emailed of what the site receives before check-in alone', long, async (world) => {
  const [coming, inside] = [await givenBooking(world), await givenBooking(world, 0)];
  await inside.set('checked_in_at = now()');
  for (const stay of [coming, inside]) assert.equal((await stay.receive()).ok, true);
  await coming.emailToGuest('payment_received');
  assert.deepEqual(await inside.mails('payment_received'), []);
});

test('what a guest paid the site beyond the advance or the price is refunded', async (world) => {
  const [twice, lowered, full] = [await givenReport(world), await givenReport(world), await givenReport(world)];
  const { ledger } = await twice.confirm({ amount: advance + 500 });
  assert.deepEqual([ledger.refund_due, ledger.site_due, ledger.balance], [500, 500, price - advance]);
  await lowered.set('total_amount = 21000, advance_amount = 21000, tax_amount = 0');
  assert.equal((await lowered.confirm()).ledger.refund_due, advance - 21000);
  assert.equal((await full.record({ amount: price })).ok, true);
  for (const args of [{}, { is_reported: true }])
    assert.deepEqual(await full.receive(args), { ok: false, code: 'too_much', most: 0 });
  const { at_site, refund_due, site_due, balance } = (await full.confirm()).ledger;
  assert.deepEqual([at_site, refund_due, site_due, balance], [advance, advance, 0, 0]);
  assert.partialDeepStrictEqual(await full.read(), { payment_status: 'paid', refund_due: advance, report: null });
});

test('an admin rejects a report: its guest is emailed, and has 48 hours again, once', async (world) => {
  const stay = await givenReport(world);
  await stay.set(`created_at = created_at - interval '3 days'`);
  const id = await stay.last('reported');
  for (const stranger of ['owner B', 'user'] as const) assert.equal((await stay.reject(stranger)).code, 'not_found');
  assert.equal((await stay.read()).not_found_amount, 0);
  assert.equal((await stay.reject()).ok, true);
  assert.equal((await stay.read()).not_found_amount, advance, 'where the guest pays, it says so');
  assert.partialDeepStrictEqual(await stay.advance(), { reported_amount: 0, reference: null });
  const facts = await stay.emailToGuest('payment_rejected');
  assert.deepEqual([hours(facts?.advance_due_at), await stay.hoursLeft()], [48, 48]);
  assert.partialDeepStrictEqual(facts?.payment, { amount: advance, reference: stay.utr });
  assert.equal((await stay.reverse(id, 'admin')).code, 'already_reversed');
  assert.equal((await stay.receive({ payment_id: id })).field, 'payment_id');
  await stay.set(`advance_due_at = now() + interval '5 hours'`);
  await stay.reported(advance, stay.utr);
  assert.deepEqual(await stay.areSent('payment_rejected'), [false]);
  assert.equal((await stay.reject()).ok, true);
  assert.deepEqual([await stay.areSent('payment_rejected'), await stay.hoursLeft()], [[true, true], 5]);
  await stay.record();
  assert.deepEqual(await stay.areSent('payment_rejected'), [false, false]);
});

test(
  'a report rejected after a part was paid has no deadline, and one a day before check-in 10:00 AM that day',
  long,
  async (world) => {
    const [part, near] = [await givenBooking(world), await givenReport(world, 1)];
    await part.record({ amount: 1000 });
    await part.reported(advance - 1000);
    for (const [stay, deadline] of [
      [part, null],
      [near, `${dayFromToday(1)}T04:30:00+00:00`],
    ] as const) {
      await stay.reject();
      assert.equal((await stay.advance()).advance_due_at, deadline);
      assert.deepEqual(await stay.areSent('payment_rejected'), [true]);
    }
  },
);

test('no guest is emailed of a rejection by the desk, nor once cancelled or checked in', async (world) => {
  const [desk, cancelled, inside] = [await givenBooking(world), await givenReport(world), await givenReport(world, 0)];
  await desk.record({ amount: 500, is_reported: true });
  assert.equal((await desk.advance()).advance_due_at, null);
  await cancelled.cancel();
  await inside.set('checked_in_at = now()');
  for (const stay of [desk, cancelled, inside]) {
    assert.equal((await stay.reject(stay === desk ? 'owner A' : 'admin')).ok, true);
    assert.deepEqual(await stay.mails('payment_rejected'), []);
  }
  assert.equal(await desk.hoursLeft(), 48);
});

test('a guest withdraws a report: the deadline is as before, and nobody is emailed', async (world) => {
  const stay = await givenBooking(world);
  const before = await stay.advance();
  assert.equal((await stay.withdraw()).code, 'nothing_reported');
  await stay.reported();
  for (const _ of ['once', 'again']) assert.deepEqual(await stay.withdraw(), { ok: true });
  assert.deepEqual(await stay.advance(), before);
  assert.deepEqual(await stay.mails('payment_rejected'), []);
  assert.ok(!(await stay.areSent('payment_reported_admin')).includes(true));
  await stay.reported(advance, stay.utr);
  await stay.set(`created_at = created_at - interval '47 hours'`);
  assert.deepEqual(await stay.withdraw(), { ok: true });
  assert.equal(await stay.hoursLeft(), 6, 'where the first deadline is near');
});

test('a guest withdraws no report that was received, and none of the desk', async (world) => {
  const [received, desk] = [await givenReport(world), await givenBooking(world)];
  await received.withdraw();
  await received.reported();
  assert.equal((await received.confirm()).ok, true);
  assert.equal((await desk.record({ is_reported: true })).ok, true);
  for (const one of [received, desk]) assert.deepEqual(await one.withdraw(), { ok: false, code: 'nothing_reported' });
  assert.deepEqual(await desk.states(), [['reported', advance, 'property']]);
});
