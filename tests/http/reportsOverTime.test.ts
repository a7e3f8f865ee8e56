import assert from 'node:assert/strict';
import { changeBookingAsAdmin } from './asAdmin.ts';
import { setSettings } from './given.ts';
import { admins, advance, type Booking, givenBooking, givenReport, nextUtr, price } from './givenMoney.ts';
import { ask, nights } from './stayLinks.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

const long = { tags: 'long' };

async function runJob(world: World): Promise<{ cancelled?: number; asked?: number; lost?: number }> {
  const [row] = await world.sql<{ did: object }>('select private.job_cancel_unpaid() as did');
  return row?.did ?? {};
}
async function givenOldReport(world: World, days: number): Promise<Booking> {
  const stay = await givenReport(world);
  await stay.age(days);
  return stay;
}
const timesAsked = async (stay: Booking) =>
  (await stay.mails('payment_reported_admin')).length / (await admins(stay.world)).length;

test('a reported booking does not expire, and does once the report is rejected', async (world) => {
  const [stay, beside] = [await givenBooking(world), await givenBooking(world)];
  const passes = (one: Booking) => one.set(`advance_due_at = now() - interval '1 minute'`);
  await passes(stay);
  await passes(beside);
  await stay.reported();
  assert.equal((await runJob(world)).cancelled, 1);
  const states = [await stay.facts('stay_state::text'), await beside.facts('stay_state::text')];
  assert.deepEqual(states, [{ stay_state: 'confirmed' }, { stay_state: 'cancelled' }]);
  await stay.reject();
  assert.equal(await stay.hoursLeft(), 48);
  assert.equal((await runJob(world)).cancelled, 0);
  await passes(stay);
  assert.equal((await runJob(world)).cancelled, 1);
});

test('a verified guest’s booking does not expire while a later report is looked for', async (world) => {
  const [stay, stranger] = [await givenReport(world), await givenBooking(world)];
  await stay.reject();
  await stay.reported();
  await ask(world, 'report_payment', { token: null, reference: stranger.booking_reference, utr: nextUtr() });
  for (const one of [stay, stranger]) await one.set(`advance_due_at = now() - interval '1 minute'`);
  assert.equal((await runJob(world)).cancelled, 1);
  assert.deepEqual(await stranger.facts('stay_state::text'), { stay_state: 'cancelled' });
  await stay.reject();
  assert.equal((await runJob(world)).cancelled, 1);
});

test('a booking confirmed again has a deadline only if no money is there', long, async (world) => {
  const [plain, received, waiting] = [await givenBooking(world), await givenBooking(world), await givenReport(world)];
  await received.receive({ amount: 5 });
  for (const { id } of [plain, received, waiting])
    for (const booking_status of ['cancelled', 'confirmed'])
      assert.equal((await changeBookingAsAdmin(world, id, { booking_status })).ok, true);
  assert.equal(await plain.hoursLeft(), 48);
  for (const one of [received, waiting]) assert.equal((await one.advance()).advance_due_at, null);
});

/** Changes nights and adults as the guest. Returns the codes of the quote and of the change. */
async function changeNights({ world, token }: Booking, to: number, num_adults = 2) {
  const args = { token, num_rooms: 1, num_adults, num_children: 0, ...nights(60, to) };
  const quote = await ask(world, 'guest_change_quote', args);
  const done = await ask(world, 'change_by_guest', { ...args, seen: {}, total_amount: quote.total_amount ?? price });
  assert.equal(done.code, quote.code);
  return done.code ?? 'ok';
}

test('a booking with a report is made longer or shorter only after the report is answered', long, async (world) => {
  const stay = await givenBooking(world, 60, 'flexible');
  await stay.reported();
  for (const to of [64, 61]) assert.equal(await changeNights(stay, to), 'being_checked');
  assert.equal(await changeNights(stay, 62, 1), 'ok', 'for the same price');
  assert.partialDeepStrictEqual(await stay.advance(), { reported_amount: advance, advance_due_at: null });
  for (const policy of ['non_refundable', 'strict']) {
    await stay.setPolicy(policy);
    assert.equal(await changeNights(stay, 61), 'terms_bind');
  }
  await stay.setPolicy('flexible');
  await stay.reject();
  for (const to of [64, 61]) assert.equal(await changeNights(stay, to), 'ok');
});

test('a payment that the desk expects is unseen by its guest, who may change the booking', long, async (world) => {
  const stay = await givenBooking(world, 60, 'flexible');
  assert.equal((await stay.record({ amount: price, is_reported: true })).ok, true);
  assert.partialDeepStrictEqual(await stay.advance(), { reported_amount: 0, advance_due_at: null, reference: null });
  for (const to of [64, 61]) assert.equal(await changeNights(stay, to), 'ok');
  await stay.reported(Math.floor(((price / 2) * 30 + 50) / 100));
});

type Step = (stay: Booking) => Promise<unknown>;
const days = (count: number) => (stay: Booking) => stay.age(count);
const reports = (before: number, amount?: number) => (stay: Booking) =>
  stay.reported(amount).then(() => stay.age(before));
const receives: Step = (stay) => stay.receive({ amount: 1000 });
const expects: Step = (stay) => stay.record({ amount: 100, is_reported: true });
const rest = advance - 1000;

for (const [what, steps, isKept] of [
  ['is rejected a week after the first', [reports(3), reports(3), reports(1.1)], false],
  ['is kept for a day, however late', [reports(7.1), reports(0.9)], true],
  ['is rejected after that day', [reports(7.1), reports(1.1)], false],
  ['counts from one that was withdrawn', [reports(6.5), (stay) => stay.withdraw(), reports(1.1)], false],
  ['counts from money that was received since', [reports(5), receives, reports(2.1, rest)], true],
  ['of a rest is rejected after a week too', [receives, reports(3, rest), reports(3, rest), reports(1.2, rest)], false],
  ['does not count from one of the desk', [expects, days(6), reports(1.1)], true],
] satisfies [string, Step[], boolean][])
  test(`a report ${what}`, long, async (world) => {
    const stay = await givenBooking(world);
    for (const step of steps) await step(stay);
    await runJob(world);
    assert.equal((await stay.advance()).reference !== null, isKept);
  });

test('a report that nobody finds in a week is rejected, and its guest emailed', async (world) => {
  const week = () => givenOldReport(world, 7.1);
  const [old, young, cancelled] = [await week(), await givenOldReport(world, 6.9), await week()];
  const [begun, paidOtherwise, expected] = [await week(), await week(), await givenBooking(world)];
  await cancelled.cancel();
  await begun.set('check_in_date = private.today(), check_out_date = private.today() + 2');
  await paidOtherwise.record({ amount: price });
  await expected.receive({ is_reported: true });
  await expected.age(7.1);
  assert.deepEqual(await world.sql('select private.reject_old_reports(0) as done'), [{ done: 0 }]);
  assert.equal((await runJob(world)).lost, 2);
  const states = [];
  for (const stay of [old, expected, young, cancelled, begun, paidOtherwise])
    states.push((await stay.entries())[0]?.state);
  assert.deepEqual(states, ['rejected', 'rejected', 'reported', 'reported', 'reported', 'reported']);
  assert.ok(await old.emailToGuest('payment_rejected'));
  assert.deepEqual(await expected.mails('payment_rejected'), [], 'who has reported nothing');
  assert.equal(await old.hoursLeft(), 48);
});

test('admins are emailed of a report again after a day, and a last time a day before it is rejected', async (world) => {
  const stay = await givenOldReport(world, 23.9 / 24);
  for (const [days, asked, times] of [
    [0, 0, 1],
    [0.2 / 24, 1, 2],
    [0, 0, 2],
    [4.9, 0, 2],
    [0.2, 1, 3],
    [0, 0, 3],
  ] as const) {
    await stay.age(days);
    assert.deepEqual([(await runJob(world)).asked, await timesAsked(stay)], [asked, times]);
  }
});

test('admins are emailed of each UTR again, or a last time if it is late', long, async (world) => {
  for (const [turn, days] of [
    ['again', 1.1],
    ['last', 5],
  ] as const) {
    const stay = await givenOldReport(world, days);
    await stay.reported();
    await stay.age(1.1);
    assert.equal((await runJob(world)).asked, 1);
    const key = `payment_reported_admin:${await stay.last('reported')}:%:${turn}`;
    const sent = await world.sql('select from private.outbox where dedupe_key like $1', [key]);
    assert.equal(sent.length, (await admins(world)).length, turn);
  }
});

test('nobody is emailed again of a report that is answered or cancelled, nor of the desk’s', long, async (world) => {
  const old = () => givenOldReport(world, 1.2);
  const [received, rejected, cancelled, own] = [await old(), await old(), await old(), await givenBooking(world)];
  await received.confirm();
  await rejected.reject();
  await cancelled.cancel();
  await own.record({ is_reported: true });
  await own.age(1.2);
  assert.equal((await runJob(world)).asked, 0);
  for (const stay of [received, rejected, cancelled]) assert.equal(await timesAsked(stay), 1);
});

test('the oldest reports are emailed first, also where bookings never expire', long, async (world) => {
  const [young, old, older] = [
    await givenOldReport(world, 25 / 24),
    await givenOldReport(world, 26 / 24),
    await givenOldReport(world, 27 / 24),
  ];
  assert.deepEqual(await world.sql('select private.mail_old_reports(2) as asked'), [{ asked: 2 }]);
  assert.deepEqual([await timesAsked(young), await timesAsked(old), await timesAsked(older)], [1, 2, 2]);
  await setSettings(world, { cancel_unpaid_after_hours: null });
  assert.equal((await runJob(world)).asked, 1);
  await young.reject();
  assert.ok(!(await young.areSent('payment_reported_admin')).includes(true));
});
