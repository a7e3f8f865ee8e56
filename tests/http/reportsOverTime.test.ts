import assert from 'node:assert/strict';
import { changeBookingAsAdmin } from './asAdmin.ts';
import { asAdmin, setSettings } from './given.ts';
import {
  admins,
  advance,
  advanceOf,
  age,
  areSent,
  bookNext,
  cancelByGuest,
  confirm,
  emailOf,
  entriesOf,
  givenPolicy,
  givenReport,
  hoursLeft,
  mails,
  price,
  receive,
  record,
  reject,
  reported,
  runJob,
  setPolicy,
  withdraw,
} from './givenMoney.ts';
import { ask, change, type Made, nights } from './stayLinks.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

const long = { tags: 'long' };

/** Reports once for each number, and lets that many days pass after it. */
async function reportEvery(world: World, stay: Made, days: readonly number[], amount = advance): Promise<void> {
  for (const one of days) {
    await reported(world, stay, amount);
    await age(world, stay, one);
  }
}
/** A report of this age. */
async function givenOldReport(world: World, days: number): Promise<Made> {
  const stay = await givenReport(world);
  await age(world, stay, days);
  return stay;
}
const isOpen = async (world: World, stay: Made) =>
  (await entriesOf(world, stay)).some(({ state }) => state === 'reported');
const stateOf = async (world: World, { id }: Made) =>
  (await world.sql('select stay_state::text as state from public.bookings where id = $1', [id]))[0]?.state;
/** Returns how many emails about reports of a booking each admin has. */
const timesAsked = async (world: World, stay: Made) =>
  (await mails(world, 'payment_reported_admin', stay)).length / (await admins(world)).length;

test('a reported booking does not expire, and does once the report is rejected', async (world) => {
  const [stay, beside] = [await bookNext(world), await bookNext(world)];
  const passes = ({ id }: Made) => change(world, id, `advance_due_at = now() - interval '1 minute'`);
  await passes(stay);
  await passes(beside);
  await reported(world, stay);
  assert.equal((await runJob(world)).cancelled, 1);
  assert.deepEqual([await stateOf(world, stay), await stateOf(world, beside)], ['confirmed', 'cancelled']);
  await reject(world, stay);
  assert.equal(await hoursLeft(world, stay), 48);
  assert.equal((await runJob(world)).cancelled, 0);
  await passes(stay);
  assert.equal((await runJob(world)).cancelled, 1);
});

test('a booking confirmed again has a deadline only if no money is there', long, async (world) => {
  const [plain, received, waiting] = [await bookNext(world), await bookNext(world), await givenReport(world)];
  await receive(world, received, { amount: 5 });
  for (const { id } of [plain, received, waiting])
    for (const booking_status of ['cancelled', 'confirmed'])
      assert.equal((await changeBookingAsAdmin(world, id, { booking_status })).ok, true);
  assert.equal(await hoursLeft(world, plain), 48);
  for (const one of [received, waiting]) assert.equal((await advanceOf(world, one)).advance_due_at, null);
});

const party = { num_rooms: 1, num_adults: 2, num_children: 0 };
/** Changes nights and adults as the guest: returns the answers to the quote and to the change. */
async function changeNights(world: World, { token }: Made, from: number, to: number, num_adults = 2) {
  const args = { token, ...party, num_adults, ...nights(from, to) };
  const quote = await ask(world, 'guest_change_quote', args);
  const done = await ask(world, 'change_by_guest', { ...args, seen: {}, total_amount: quote.total_amount ?? price });
  return [quote.code ?? 'ok', done.code ?? 'ok'];
}

test('a booking with a report is made longer or shorter only after the report is answered', long, async (world) => {
  const stay = await givenPolicy(world, 'flexible', 60);
  await reported(world, stay);
  for (const to of [64, 61])
    assert.deepEqual(await changeNights(world, stay, 60, to), ['being_checked', 'being_checked']);
  assert.deepEqual(await changeNights(world, stay, 60, 62, 1), ['ok', 'ok'], 'for the same price');
  const { reported_amount, payment_status, advance_due_at } = await advanceOf(world, stay);
  assert.deepEqual([reported_amount, payment_status, advance_due_at], [advance, 'pending', null]);
  for (const policy of ['non_refundable', 'strict']) {
    await setPolicy(world, stay.id, policy);
    assert.deepEqual(await changeNights(world, stay, 60, 61), ['terms_bind', 'terms_bind']);
  }
  await setPolicy(world, stay.id, 'flexible');
  await reject(world, stay);
  assert.equal(await hoursLeft(world, stay), 48);
  for (const to of [64, 61]) assert.deepEqual(await changeNights(world, stay, 60, to), ['ok', 'ok']);
});

test('a payment that the desk expects is unseen by its guest, who may change the booking', long, async (world) => {
  const stay = await givenPolicy(world, 'flexible', 60);
  assert.equal((await record(world, stay, { amount: price, is_reported: true })).ok, true);
  const unseen = { reported_amount: 0, payment_status: 'pending', advance_due_at: null, reference: null };
  assert.deepEqual(await advanceOf(world, stay), unseen);
  for (const to of [64, 61]) assert.deepEqual(await changeNights(world, stay, 60, to), ['ok', 'ok']);
  await reported(world, stay, Math.floor(((price / 2) * 30 + 50) / 100));
});

test('a guest who paid part of the advance makes a booking longer by little', long, async (world) => {
  const stay = await givenPolicy(world, 'flexible', 66);
  await receive(world, stay, { amount: advance - 5 });
  assert.deepEqual(await changeNights(world, stay, 66, 70), ['pay_first', 'pay_first']);
  assert.deepEqual(await changeNights(world, stay, 66, 69), ['ok', 'ok']);
  assert.equal((await advanceOf(world, stay)).advance_due_at, null);
});

for (const [what, arrange, isKept] of [
  ['is rejected a week after the first', (world, stay) => reportEvery(world, stay, [3, 3, 1.1]), false],
  ['is kept for a day, however late', (world, stay) => reportEvery(world, stay, [7.1, 0.9]), true],
  ['is rejected after that day', (world, stay) => reportEvery(world, stay, [7.1, 1.1]), false],
  [
    'counts from one that was withdrawn',
    async (world, stay) => {
      await reportEvery(world, stay, [6.5]);
      await withdraw(world, stay);
      await reportEvery(world, stay, [1.1]);
    },
    false,
  ],
  [
    'counts from money that was received since',
    async (world, stay) => {
      await reportEvery(world, stay, [5]);
      await receive(world, stay, { amount: 1000 });
      await reportEvery(world, stay, [2.1], advance - 1000);
    },
    true,
  ],
  [
    'of the rest of an advance is rejected after a week too',
    async (world, stay) => {
      await receive(world, stay, { amount: 1000 });
      await reportEvery(world, stay, [3, 3, 1.2], advance - 1000);
    },
    false,
  ],
  [
    'does not count from one of the desk',
    async (world, stay) => {
      await record(world, stay, { amount: 100, is_reported: true });
      await age(world, stay, 6);
      await reportEvery(world, stay, [1.1]);
    },
    true,
  ],
] satisfies [string, (world: World, stay: Made) => Promise<unknown>, boolean][])
  test(`a report ${what}`, long, async (world) => {
    const stay = await bookNext(world);
    await arrange(world, stay);
    await runJob(world);
    assert.equal((await advanceOf(world, stay)).reference !== null, isKept);
  });

test('a report that nobody finds in a week is rejected, and its guest emailed', async (world) => {
  const [old, young, cancelled] = [
    await givenOldReport(world, 7.1),
    await givenOldReport(world, 6.9),
    await givenOldReport(world, 7.1),
  ];
  const [begun, paidOtherwise] = [await givenOldReport(world, 7.1), await givenReport(world)];
  await cancelByGuest(world, cancelled);
  await change(world, begun.id, 'check_in_date = private.today(), check_out_date = private.today() + 2');
  await record(world, paidOtherwise, { amount: price });
  await age(world, paidOtherwise, 8);
  assert.deepEqual(await world.sql('select private.reject_old_reports(0) as done'), [{ done: 0 }]);
  assert.equal((await runJob(world)).lost, 1);
  const open = [];
  for (const stay of [old, young, cancelled, begun, paidOtherwise]) open.push(await isOpen(world, stay));
  assert.deepEqual(open, [false, true, true, true, true]);
  const sent = await mails(world, 'payment_rejected', old);
  assert.deepEqual(
    sent.map(({ recipient, facts }) => [recipient, facts !== null]),
    [[await emailOf(world, old), true]],
  );
  assert.equal(await hoursLeft(world, old), 48);
});

test('what an admin expects of a guest who reported nothing is rejected without an email', long, async (world) => {
  const stay = await bookNext(world);
  await receive(world, stay, { is_reported: true });
  await age(world, stay, 8);
  assert.equal((await runJob(world)).lost, 1);
  assert.deepEqual(await mails(world, 'payment_rejected', stay), []);
});

test('admins are emailed of a report again after a day, and a last time a day before it is rejected', async (world) => {
  const stay = await givenOldReport(world, 23.9 / 24);
  assert.deepEqual([(await runJob(world)).asked, await timesAsked(world, stay)], [0, 1]);
  await age(world, stay, 0.2 / 24);
  assert.deepEqual([(await runJob(world)).asked, await timesAsked(world, stay)], [1, 2]);
  assert.equal((await runJob(world)).asked, 0, 'once');
  await age(world, stay, 4.9);
  assert.equal((await runJob(world)).asked, 0);
  await age(world, stay, 0.2);
  assert.deepEqual([(await runJob(world)).asked, (await runJob(world)).asked], [1, 0]);
  assert.equal(await timesAsked(world, stay), 3);
});

test('admins are emailed of each UTR again, and at once a last time if it is late', long, async (world) => {
  const turns = async ({ id }: Made, turn: string) =>
    (
      await world.sql(
        `select from private.outbox where kind = 'payment_reported_admin' and data ->> 'booking_id' = $1 and dedupe_key like '%:' || $2`,
        [id, turn],
      )
    ).length / (await admins(world)).length;
  const [late, again] = [await bookNext(world), await bookNext(world)];
  await reportEvery(world, late, [5, 1.1]);
  await runJob(world);
  assert.equal(await turns(late, 'last'), 1);
  for (let n = 0; n < 2; n += 1) {
    await reportEvery(world, again, [1.1]);
    await runJob(world);
  }
  assert.equal(await turns(again, 'again'), 2);
});

test('admins are emailed once a day for a booking, of its last UTR', long, async (world) => {
  const stay = await bookNext(world);
  await reportEvery(world, stay, [0, 0, 0, 0]);
  const last = await reported(world, stay);
  assert.deepEqual(
    (await mails(world, 'payment_reported_admin', stay)).map(({ facts }) => facts?.payment.reference),
    (await admins(world)).map(() => last),
  );
  assert.equal(await timesAsked(world, await givenReport(world)), 1, 'of another booking at once');
});

test('nobody is emailed again of a report that is answered or cancelled, nor of the desk’s', long, async (world) => {
  const [received, rejected, cancelled, own] = [
    await givenOldReport(world, 1.2),
    await givenOldReport(world, 1.2),
    await givenOldReport(world, 1.2),
    await bookNext(world),
  ];
  await confirm(world, received);
  await reject(world, rejected);
  await cancelByGuest(world, cancelled);
  await record(world, own, { is_reported: true });
  await age(world, own, 1.2);
  assert.equal((await runJob(world)).asked, 0);
  for (const stay of [received, rejected, cancelled]) assert.equal(await timesAsked(world, stay), 1);
});

test('the oldest reports are emailed first, also where bookings never expire', long, async (world) => {
  const young = await givenOldReport(world, 25 / 24);
  const old = [await givenOldReport(world, 26 / 24), await givenOldReport(world, 27 / 24)];
  assert.deepEqual(await world.sql('select private.mail_old_reports(2) as asked'), [{ asked: 2 }]);
  const times = [];
  for (const stay of [young, ...old]) times.push(await timesAsked(world, stay));
  assert.deepEqual(times, [1, 2, 2]);
  await setSettings(world, { cancel_unpaid_after_hours: null });
  assert.equal((await runJob(world)).asked, 1);
  await reject(world, young);
  assert.deepEqual(await areSent(world, 'payment_reported_admin', young), [false, false]);
  assert.equal((await asAdmin(world, 'admin_advances')).reported.length, 2);
});
