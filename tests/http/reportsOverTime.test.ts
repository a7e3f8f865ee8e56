import assert from 'node:assert/strict';
import { changeBookingAsAdmin } from './asAdmin.ts';
import { setSettings } from './given.ts';
import {
  admins,
  advance,
  advanceOf,
  age,
  areSent,
  bookNext,
  claimed,
  deskClaim,
  emailOf,
  givenClaim,
  hoursLeft,
  isOutdated,
  kindsOf,
  mails,
  note,
  price,
  refuse,
  runJob,
  withdraw,
} from './givenClaims.ts';
import { ask, bookAsGuest, change, type Made, nights, paid } from './stayLinks.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

const long = { tags: 'long' };

/** Claims once for each number, and lets that many days pass after it. */
async function claimEvery(world: World, stay: Made, days: readonly number[], amount = advance): Promise<void> {
  for (const one of days) {
    await claimed(world, stay, amount);
    await age(world, stay, one);
  }
}
/** A claim of this age. */
async function givenOldClaim(world: World, days: number): Promise<Made> {
  const stay = await givenClaim(world);
  await age(world, stay, days);
  return stay;
}
const isLost = async (world: World, stay: Made) => (await kindsOf(world, stay)).includes('reversed');
const isHeld = async (world: World, stay: Made) => (await advanceOf(world, stay)).reference !== null;
const stateOf = async (world: World, { id }: Made) =>
  (await world.sql('select stay_state::text as state from public.bookings where id = $1', [id]))[0]?.state;

test('a claimed booking is not cancelled as unpaid, and is once the claim is refused', async (world) => {
  const [stay, beside] = [await bookNext(world), await bookNext(world)];
  const passes = ({ id }: Made) => change(world, id, `advance_due_at = now() - interval '1 minute'`);
  await passes(stay);
  await passes(beside);
  await claimed(world, stay);
  assert.equal((await runJob(world)).cancelled, 1);
  assert.deepEqual([await stateOf(world, stay), await stateOf(world, beside)], ['confirmed', 'cancelled']);
  await refuse(world, stay);
  assert.equal(await hoursLeft(world, stay), 48);
  assert.equal((await runJob(world)).cancelled, 0);
  await passes(stay);
  assert.equal((await runJob(world)).cancelled, 1);
});

test('a booking confirmed again has a deadline only if no money is there', long, async (world) => {
  const [plain, received] = [await bookNext(world), await bookNext(world)];
  const claimedOne = await givenClaim(world);
  await paid(world, received.id, 5);
  for (const { id } of [plain, received, claimedOne])
    for (const booking_status of ['cancelled', 'confirmed'])
      assert.equal((await changeBookingAsAdmin(world, id, { booking_status })).ok, true);
  assert.equal(await hoursLeft(world, plain), 48);
  for (const one of [received, claimedOne]) assert.equal((await advanceOf(world, one)).advance_due_at, null);
});

/** Changes nights and adults as the guest: returns the answers to the quote and to the change. */
async function changeNights(world: World, { id, token }: Made, from: number, to: number, num_adults = 2) {
  await change(world, id, `cancellation_policy = 'flexible'`);
  const args = { token, num_rooms: 1, num_adults, num_children: 0, ...nights(from, to) };
  const quote = await ask(world, 'guest_change_quote', args);
  const done = await ask(world, 'change_by_guest', { ...args, seen: {}, total_amount: quote.total_amount ?? price });
  return [quote.code ?? 'ok', done.code ?? 'ok'];
}

test('a claimed booking is made longer only after the claim is answered', long, async (world) => {
  const stay = await givenClaim(world, 60);
  assert.deepEqual(await changeNights(world, stay, 60, 64), ['being_checked', 'being_checked']);
  assert.deepEqual(await changeNights(world, stay, 60, 62, 1), ['ok', 'ok'], 'for the same price');
  const { reported_amount, payment_status, advance_due_at } = await advanceOf(world, stay);
  assert.deepEqual([reported_amount, payment_status, advance_due_at], [advance, 'pending', null]);
  await refuse(world, stay);
  assert.equal(await hoursLeft(world, stay), 48);
  assert.deepEqual(await changeNights(world, stay, 60, 64), ['ok', 'ok']);
});

test('a claimed booking is made shorter only after the claim is answered', long, async (world) => {
  const stay = await givenClaim(world, 72);
  assert.deepEqual(await changeNights(world, stay, 72, 73), ['being_checked', 'being_checked']);
  const night = { token: stay.token, num_rooms: 1, num_adults: 2, num_children: 0, ...nights(72, 73) };
  const quote = async () => (await ask(world, 'guest_change_quote', night)).code;
  for (const policy of ['non_refundable', 'strict']) {
    await change(world, stay.id, `cancellation_policy = '${policy}'`);
    assert.equal(await quote(), 'terms_bind');
  }
  await change(world, stay.id, `cancellation_policy = 'flexible'`);
  await refuse(world, stay);
  assert.equal(await quote(), undefined);
});

test('a claim of the desk, and a part of the advance, let a guest make a booking longer', long, async (world) => {
  const free = await bookAsGuest(world, 63);
  await change(world, free.id, 'advance_amount = 0, advance_percent = 0, advance_reason = null');
  await deskClaim(world, free, { amount: 5, method: 'cash' });
  await note(world, free, { amount: price, method: 'cash' }, 'owner A');
  assert.deepEqual(await changeNights(world, free, 63, 67), ['ok', 'ok']);
  const part = await bookAsGuest(world, 66);
  await paid(world, part.id, advance - 5);
  assert.deepEqual(await changeNights(world, part, 66, 70), ['pay_first', 'pay_first']);
  assert.deepEqual(await changeNights(world, part, 66, 69), ['ok', 'ok']);
  assert.equal((await advanceOf(world, part)).advance_due_at, null);
});

for (const [what, arrange, held] of [
  ['is refused a week after the first', (world, stay) => claimEvery(world, stay, [3, 3, 1.1]), false],
  ['is kept for a day, however late', (world, stay) => claimEvery(world, stay, [7.1, 0.9]), true],
  ['is refused after that day', (world, stay) => claimEvery(world, stay, [7.1, 1.1]), false],
  [
    'counts from one that was withdrawn',
    async (world, stay) => {
      await claimEvery(world, stay, [6.5]);
      await withdraw(world, stay);
      await claimEvery(world, stay, [1.1]);
    },
    false,
  ],
  [
    'counts from money that was received since',
    async (world, stay) => {
      await claimEvery(world, stay, [5]);
      await note(world, stay, { amount: 1000 });
      await claimEvery(world, stay, [2.1], advance - 1000);
    },
    true,
  ],
  [
    'of the rest of an advance is refused after a week too',
    async (world, stay) => {
      await note(world, stay, { amount: 1000 });
      await claimEvery(world, stay, [3, 3, 1.2], advance - 1000);
    },
    false,
  ],
  [
    'does not count from one of the desk',
    async (world, stay) => {
      await deskClaim(world, stay, { amount: 100, method: 'upi' });
      await age(world, stay, 6);
      await claimEvery(world, stay, [1.1]);
    },
    true,
  ],
] satisfies [string, (world: World, stay: Made) => Promise<unknown>, boolean][])
  test(`a claim ${what}`, long, async (world) => {
    const stay = await bookNext(world);
    await arrange(world, stay);
    await runJob(world);
    assert.equal(await isHeld(world, stay), held);
  });

test('a claim that nobody finds in a week is refused, and its guest emailed', async (world) => {
  const [old, young] = [await givenOldClaim(world, 7.1), await givenOldClaim(world, 6.9)];
  const cancelled = await givenOldClaim(world, 7.1);
  await change(world, cancelled.id, `booking_status = 'cancelled'`);
  const begun = await givenOldClaim(world, 7.1);
  await change(world, begun.id, 'check_in_date = private.today(), check_out_date = private.today() + 2');
  assert.deepEqual(await world.sql('select private.end_old_claims(0) as done'), [{ done: 0 }]);
  await runJob(world);
  const lost = [];
  for (const stay of [old, young, cancelled, begun]) lost.push(await isLost(world, stay));
  assert.deepEqual(lost, [true, false, false, false]);
  const sent = await mails(world, 'claim_refused', old);
  assert.deepEqual(
    sent.map(({ recipient, facts }) => [recipient, facts !== null]),
    [[await emailOf(world, old), true]],
  );
  assert.equal(await hoursLeft(world, old), 48);
});

test('a claim of a booking paid otherwise is looked for until it is answered', long, async (world) => {
  const [waits, settled, desk] = [await givenClaim(world), await givenClaim(world), await bookNext(world)];
  await note(world, settled, { amount: price, method: 'cash' }, 'owner A');
  await deskClaim(world, desk);
  for (const stay of [waits, settled, desk]) await age(world, stay, 8);
  await runJob(world);
  const lost = [];
  for (const stay of [waits, settled, desk]) lost.push(await isLost(world, stay));
  assert.deepEqual(lost, [true, false, true]);
  assert.equal((await mails(world, 'claim_refused', waits)).length, 1);
  assert.deepEqual(await mails(world, 'claim_refused', desk), []);
  const { claims } = await ask(world, 'admin_advances', {}, 'admin');
  assert.deepEqual(
    claims.map(({ booking_id }: { booking_id: string }) => booking_id),
    [settled.id],
  );
  assert.equal((await note(world, settled)).ledger?.refund_owed, advance);
});

/** Returns how many times admins and the hotel were asked for a claim. */
async function timesAsked(world: World, stay: Made) {
  const times = async (kind: string, recipient: string | undefined) =>
    (await mails(world, kind, stay)).filter((mail) => mail.recipient === recipient).length;
  const [hotel] = await world.sql<{ email: string }>('select email from private.notice_addresses($1) limit 1', [
    world.hotelOf('owner A').hotel,
  ]);
  return [await times('claim_admin', (await admins(world))[0]), await times('claim_hotel', hotel?.email)];
}

test('an open claim is asked for after a day, of the hotel too, and a day before it expires', async (world) => {
  const stay = await givenOldClaim(world, 23.9 / 24);
  assert.deepEqual([(await runJob(world)).asked, await timesAsked(world, stay)], [0, [1, 0]]);
  await age(world, stay, 0.2 / 24);
  assert.deepEqual([(await runJob(world)).asked, await timesAsked(world, stay)], [1, [2, 1]]);
  const recipients = (await mails(world, 'claim_hotel', stay)).map(({ recipient }) => recipient).sort();
  const addresses = await world.sql<{ email: string }>('select email from private.notice_addresses($1) order by 1', [
    world.hotelOf('owner A').hotel,
  ]);
  assert.ok(addresses.length > 1);
  assert.deepEqual(recipients, addresses.map(({ email }) => email).sort());
  for (const { facts } of await mails(world, 'claim_hotel', stay)) assert.equal(facts?.payment.amount, advance);
  assert.equal((await runJob(world)).asked, 0, 'once');
  await age(world, stay, 4.9);
  assert.equal((await runJob(world)).asked, 0);
  await age(world, stay, 0.2);
  assert.deepEqual([(await runJob(world)).asked, (await runJob(world)).asked], [1, 0]);
  assert.deepEqual(await timesAsked(world, stay), [3, 1]);
});

test('nobody is asked again for a claim that is answered, cancelled or of the hotel', long, async (world) => {
  const [received, refused, cancelled] = [
    await givenOldClaim(world, 1.2),
    await givenOldClaim(world, 1.2),
    await givenOldClaim(world, 1.2),
  ];
  await note(world, received);
  await refuse(world, refused);
  await change(world, cancelled.id, `booking_status = 'cancelled'`);
  const own = await bookNext(world);
  await deskClaim(world, own, { method: 'upi' });
  await age(world, own, 1.2);
  assert.equal((await runJob(world)).asked, 0);
  for (const stay of [received, refused, cancelled]) assert.deepEqual(await timesAsked(world, stay), [1, 0]);
});

test(
  'claims are asked for again where unpaid bookings are never cancelled, until one is answered',
  long,
  async (world) => {
    const [received, refused, open] = [
      await givenOldClaim(world, 1.1),
      await givenOldClaim(world, 1.1),
      await givenOldClaim(world, 1.1),
    ];
    await setSettings(world, { cancel_unpaid_after_hours: null });
    assert.equal((await runJob(world)).asked, 3);
    await note(world, received);
    for (const kind of ['claim_admin', 'claim_hotel']) await isOutdated(world, kind, received);
    await refuse(world, refused);
    await isOutdated(world, 'claim_hotel', refused);
    assert.ok(!(await areSent(world, 'claim_hotel', open)).includes(false));
  },
);

test('the oldest claims are asked for first', long, async (world) => {
  const [young, old, older] = [
    await givenOldClaim(world, 25 / 24),
    await givenOldClaim(world, 26 / 24),
    await givenOldClaim(world, 27 / 24),
  ];
  assert.deepEqual(await world.sql('select private.ask_for_claims_again(2) as asked'), [{ asked: 2 }]);
  const times = [];
  for (const stay of [young, old, older]) times.push((await timesAsked(world, stay))[1]);
  assert.deepEqual(times, [0, 1, 1]);
});

/** Returns how many admins were asked in this turn. */
const asks = async (world: World, { id }: Made, turn: string) =>
  (
    await world.sql(
      `select from private.outbox where kind = 'claim_admin' and data ->> 'booking_id' = $1 and dedupe_key like '%:' || $2`,
      [id, turn],
    )
  ).length;

test('a late claim is asked for a last time, and each UTR again', long, async (world) => {
  const last = await bookNext(world);
  await claimEvery(world, last, [5, 1.1]);
  await runJob(world);
  assert.equal(await asks(world, last, 'last'), (await admins(world)).length);
  const second = await bookNext(world);
  for (let n = 0; n < 2; n += 1) {
    await claimEvery(world, second, [1.1]);
    await runJob(world);
  }
  assert.equal(await asks(world, second, 'again'), 2 * (await admins(world)).length);
});

test('admins are asked once a day for a booking, for its last UTR', long, async (world) => {
  const stay = await bookNext(world);
  await claimEvery(world, stay, [0, 0, 0, 0]);
  const last = await claimed(world, stay);
  const asked = await mails(world, 'claim_admin', stay);
  assert.deepEqual(
    asked.map(({ facts }) => facts?.payment.reference),
    (await admins(world)).map(() => last),
  );
  const beside = await givenClaim(world);
  assert.equal((await mails(world, 'claim_admin', beside)).length, asked.length, 'of another booking at once');
  await withdraw(world, stay);
  await isOutdated(world, 'claim_admin', stay);
  await deskClaim(world, stay, { amount: 100, method: 'upi' });
  await isOutdated(world, 'claim_admin', stay);
  // Of two that are open it is the guest's last.
  const both = await bookNext(world);
  await deskClaim(world, both, { amount: 100 });
  await claimed(world, both);
  const utr = await claimed(world, both);
  for (const { facts } of await mails(world, 'claim_admin', both)) assert.equal(facts?.payment.reference, utr);
});
