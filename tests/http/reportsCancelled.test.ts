import assert from 'node:assert/strict';
import { changeBookingAsAdmin } from './asAdmin.ts';
import {
  advance,
  bookNext,
  cancelByGuest,
  confirm,
  emailOf,
  entriesOf,
  givenPolicy,
  givenReport,
  mails,
  nextUtr,
  price,
  receive,
  record,
  reported,
  reverse,
  setPolicy,
} from './givenMoney.ts';
import { ask, change, type Made, open } from './stayLinks.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

const byHotel = (world: World, { id }: Made, reason: object) =>
  ask(world, 'cancel_stay', { booking_id: id, seen: {}, ...reason }, 'owner A');
const cancel = {
  guest: cancelByGuest,
  'the desk for the guest': (world: World, stay: Made) => byHotel(world, stay, { reason: 'Ill' }),
  'the property': (world: World, stay: Made) => byHotel(world, stay, { reason: 'A pipe', by_house: true }),
  'an admin': (world: World, { id }: Made) => changeBookingAsAdmin(world, id, { booking_status: 'cancelled' }),
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
  ['non_refundable', 'the property', advance, daily],
  [own, 'the property', advance, long],
  ['non_refundable', 'an admin', advance, long],
] as const)
  test(
    `a report received after ${by} cancelled (${policy}, day ${days ?? 'far'}) refunds ${refund}`,
    options,
    async (world) => {
      const stay = await givenReport(world, days);
      await setPolicy(world, stay.id, policy);
      const { cancelling } = (await open(world, stay.token)).stay;
      assert.deepEqual([cancelling.refund, by === 'guest' ? cancelling.of_reported : refund], [0, refund]);
      assert.equal((await cancel[by](world, stay)).ok, true);
      const ended = (await open(world, stay.token)).stay;
      assert.deepEqual([ended.reported_amount, ended.payment_status], [advance, 'pending']);
      // The moment of cancelling counts, not the one at which it is received.
      await world.sql(
        `update public.bookings set cancelled_at = cancelled_at - make_interval(days => check_in_date - private.today() - 1),
       check_in_date = private.today() + 1, check_out_date = private.today() + 3, terms_date = private.today() + 1 where id = $1`,
        [stay.id],
      );
      for (const args of [{}, { reference: nextUtr() }, { is_reported: true }])
        assert.equal((await receive(world, stay, args)).code, 'cancelled', JSON.stringify(args));
      const received = await confirm(world, stay);
      assert.equal(received.ok, true, JSON.stringify(received));
      assert.deepEqual([received.ledger.received, received.ledger.refund_due], [advance, refund ?? 0]);
      const read = (await open(world, stay.token)).stay;
      assert.deepEqual([read.payment_status, read.reported_amount, read.refund_amount], ['paid', 0, refund]);
      const [mail, ...more] = await mails(world, 'payment_received', stay);
      assert.deepEqual([mail?.recipient, more], [await emailOf(world, stay), []]);
      const reversed = (await reverse(world, received.payment_id, 'admin')).code;
      assert.equal(reversed, refund ? 'refund_depends_on_it' : undefined);
    },
  );

for (const [policy, cashed, promised, due] of [
  ['non_refundable', price, 0, advance],
  ['strict', price, price / 2, price / 2 + advance],
  ['strict', price - 1000, price / 2 - 500, price / 2 - 500 + (advance - 1000) + 500],
  [own, price, null, advance],
  [own, price - 1000, null, advance - 1000],
] as const)
  test(
    `a report received after cancelling (${policy}, ${cashed} paid before) makes ${due} due`,
    long,
    async (world) => {
      const stay = await givenReport(world);
      await setPolicy(world, stay.id, policy);
      await record(world, stay, { amount: cashed });
      assert.deepEqual(await cancelByGuest(world, stay, promised), { ok: true, refund: promised });
      assert.equal((await confirm(world, stay)).ledger.refund_due, due);
      if (promised !== null) assert.equal((await open(world, stay.token)).stay.refund_amount, due);
    },
  );

test('a report received after a no-show refunds what the policy does', async (world) => {
  const stay = await givenReport(world, 0);
  await change(world, stay.id, `created_at = created_at - interval '9 days'`);
  await change(world, stay.id, `booking_status = 'cancelled', is_no_show = true`);
  await change(world, stay.id, `cancelled_at = check_in_date::timestamp at time zone 'Asia/Kolkata'`);
  const { ledger } = await confirm(world, stay);
  assert.deepEqual([ledger.received, ledger.refund_due], [advance, 0]);
});

test('a report received after cancelling adds its own share to the refund', long, async (world) => {
  const stay = await givenPolicy(world, 'strict');
  await record(world, stay, { amount: 1001 });
  await reported(world, stay, advance - 1001);
  assert.deepEqual(await cancelByGuest(world, stay, 501), { ok: true, refund: 501 });
  const rest = await confirm(world, stay, { amount: advance - 1001 });
  const refund = 501 + Math.round((advance - 1001) / 2);
  assert.equal(rest.ledger.refund_due, refund);
  assert.equal((await open(world, stay.token)).stay.refund_amount, refund);
});

test('a payment on which no refund depends is reversed after cancelling', long, async (world) => {
  const stay = await givenPolicy(world, 'strict');
  const { payment_id } = await record(world, stay, { amount: 500 });
  await record(world, stay, { amount: 500 });
  await cancelByGuest(world, stay, 500);
  assert.equal((await reverse(world, payment_id)).ok, true);
});

test('an admin who marks a cancelled booking as paid receives its report', long, async (world) => {
  const stay = await givenReport(world);
  await setPolicy(world, stay.id, 'moderate');
  await cancelByGuest(world, stay);
  assert.equal((await changeBookingAsAdmin(world, stay.id, { payment_status: 'refunded' })).code, 'nothing_received');
  assert.equal((await changeBookingAsAdmin(world, stay.id, { payment_status: 'paid' })).ok, true);
  const read = (await open(world, stay.token)).stay;
  assert.deepEqual([read.payment_status, read.refund_amount], ['paid', advance]);
  assert.equal((await changeBookingAsAdmin(world, stay.id, { payment_status: 'refunded' })).ok, true);
  assert.partialDeepStrictEqual(await entriesOf(world, stay, 'refunds'), [{ state: 'done', amount: advance }]);
});

test('a cancelled booking takes no payment', async (world) => {
  const stay = await bookNext(world);
  await cancelByGuest(world, stay);
  for (const args of [{}, { is_reported: true }])
    assert.deepEqual(await record(world, stay, args), { ok: false, code: 'cancelled' });
});
