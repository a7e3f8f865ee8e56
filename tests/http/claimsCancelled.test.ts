import assert from 'node:assert/strict';
import { changeBookingAsAdmin } from './asAdmin.ts';
import {
  advance,
  bookNext,
  claimed,
  emailOf,
  entryOf,
  givenClaim,
  ledgerOf,
  mails,
  nextUtr,
  note,
  reverse,
} from './givenClaims.ts';
import { ask, change, type Made, open } from './stayLinks.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

const setPolicy = (world: World, { id }: Made, policy: string) =>
  change(world, id, `cancellation_policy = '${policy}'`);
const byGuest = (world: World, { token }: Made, refund = 0) => ask(world, 'cancel_by_guest', { token, refund });
const byHotel = (world: World, { id }: Made, reason: object) =>
  ask(world, 'cancel_stay', { booking_id: id, seen: {}, ...reason }, 'owner A');
const cancel = {
  guest: byGuest,
  'the desk for the guest': (world: World, stay: Made) => byHotel(world, stay, { reason: 'Ill' }),
  'the hotel': (world: World, stay: Made) => byHotel(world, stay, { reason: 'A pipe', by_house: true }),
  admin: (world: World, { id }: Made) => changeBookingAsAdmin(world, id, { booking_status: 'cancelled' }),
};
const own = 'Half of it, if we like you.';
const daily = {};
const long = { tags: 'long' };

for (const [policy, by, refund, options, days] of [
  ['flexible', 'guest', advance, long],
  ['moderate', 'guest', advance, daily],
  ['moderate', 'guest', 0, long, 3],
  ['strict', 'guest', Math.round(advance / 2), long],
  ['super_strict', 'guest', 0, long],
  ['non_refundable', 'guest', 0, daily],
  [own, 'guest', null, long],
  ['moderate', 'the desk for the guest', advance, long],
  ['non_refundable', 'the desk for the guest', 0, long],
  [own, 'the desk for the guest', null, long],
  ['non_refundable', 'the hotel', advance, daily],
  [own, 'the hotel', advance, long],
  ['moderate', 'the hotel', advance, long, 3],
  ['non_refundable', 'admin', advance, long],
] as const)
  test(
    `a claim found after ${by} cancelled (${policy}, day ${days ?? 'far'}) refunds ${refund}`,
    options,
    async (world) => {
      const { utr, ...stay } = await givenClaim(world, days);
      await setPolicy(world, stay, policy);
      const { cancelling } = (await open(world, stay.token)).stay;
      assert.equal(cancelling.refund, 0);
      if (by === 'guest') assert.equal(cancelling.of_reported, refund);
      assert.equal((await cancel[by](world, stay)).ok, true);
      const ended = (await open(world, stay.token)).stay;
      assert.deepEqual(
        [ended.booking_status, ended.reported_amount, ended.payment_status],
        ['cancelled', advance, 'pending'],
      );
      // The moment of cancelling counts, not the one at which it is found.
      await world.sql(
        `update public.bookings set cancelled_at = cancelled_at - make_interval(days => check_in_date - private.today() - 1),
         check_in_date = private.today() + 1, check_out_date = private.today() + 3, terms_date = private.today() + 1 where id = $1`,
        [stay.id],
      );
      for (const args of [
        { method: 'upi' },
        { method: 'upi', reference: nextUtr() },
        { kind: 'claimed', reference: utr },
      ])
        assert.equal((await note(world, stay, args)).code, 'cancelled', JSON.stringify(args));
      assert.equal((await note(world, stay, {}, 'owner B')).code, 'not_found');
      const came = await note(world, stay);
      assert.equal(came.ok, true, JSON.stringify(came));
      const { received, refund_owed, claimed: open_claim } = came.ledger;
      assert.deepEqual([received, refund_owed, open_claim], [advance, refund ?? 0, 0]);
      const read = (await open(world, stay.token)).stay;
      assert.deepEqual([read.payment_status, read.reported_amount, read.refund_amount], ['paid', 0, refund]);
      const [mail, ...more] = await mails(world, 'advance_received', stay);
      assert.deepEqual([mail?.recipient, more], [await emailOf(world, stay), []]);
      const settles = (await entryOf(world, stay, 'claimed'))?.id;
      for (const args of [{ method: 'cash' }, { settles }])
        assert.equal((await note(world, stay, { amount: 1, ...args })).code, 'cancelled', 'once');
      assert.equal((await reverse(world, came.payment_id)).code, refund ? 'promised' : undefined);
    },
  );

test('a claim found after a no-show refunds nothing', long, async (world) => {
  const stay = await givenClaim(world, 0);
  await change(world, stay.id, `cancellation_policy = 'flexible', created_at = created_at - interval '9 days'`);
  await change(world, stay.id, `booking_status = 'cancelled', is_no_show = true`);
  await change(world, stay.id, `cancelled_at = check_in_date::timestamp at time zone 'Asia/Kolkata'`);
  const { ledger } = await note(world, stay);
  assert.deepEqual([ledger.received, ledger.refund_owed], [advance, 0]);
});

test('a claim found after cancelling adds its own share to the refund', long, async (world) => {
  const stay = await bookNext(world);
  await setPolicy(world, stay, 'strict');
  await note(world, stay, { amount: 1001, method: 'cash' }, 'owner A');
  await claimed(world, stay, advance - 1001);
  assert.deepEqual(await byGuest(world, stay, 501), { ok: true, refund: 501 });
  const rest = await note(world, stay, { amount: advance - 1001 });
  const refund = 501 + Math.round((advance - 1001) / 2);
  assert.equal(rest.ledger.refund_owed, refund);
  assert.equal((await open(world, stay.token)).stay.refund_amount, refund);
  assert.equal((await reverse(world, rest.payment_id)).code, 'promised');
});

test('a receipt on which no refund rests is reversed after cancelling', long, async (world) => {
  const stay = await bookNext(world);
  await setPolicy(world, stay, 'strict');
  const { payment_id } = await note(world, stay, { amount: 500, method: 'cash' });
  await note(world, stay, { amount: 500, method: 'cash' });
  await byGuest(world, stay, 500);
  assert.equal((await reverse(world, payment_id)).ok, true);
});

test('an admin who marks a cancelled booking as paid finds its claim', long, async (world) => {
  const stay = await givenClaim(world);
  await setPolicy(world, stay, 'moderate');
  await byGuest(world, stay);
  assert.equal((await changeBookingAsAdmin(world, stay.id, { payment_status: 'paid' })).ok, true);
  const read = (await open(world, stay.token)).stay;
  assert.deepEqual([read.payment_status, read.refund_amount], ['paid', advance]);
  assert.equal((await entryOf(world, stay, 'refund_owed'))?.amount, advance);
});

test('an admin who marks a cancelled booking as refunded leaves nothing due', long, async (world) => {
  const stay = await givenClaim(world);
  await setPolicy(world, stay, 'moderate');
  await byGuest(world, stay);
  assert.equal((await changeBookingAsAdmin(world, stay.id, { payment_status: 'refunded' })).ok, true);
  assert.deepEqual(
    (await ledgerOf(world, stay)).map(([kind, amount]) => [kind, amount]),
    [
      ['claimed', advance],
      ['received', advance],
      ['refunded', advance],
    ],
  );
});
