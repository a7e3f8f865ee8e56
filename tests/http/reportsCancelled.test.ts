import assert from 'node:assert/strict';
import { changeBookingAsAdmin } from './asAdmin.ts';
import { advance, type Booking, givenBooking, givenReport, nextUtr, price } from './givenMoney.ts';
import { test } from './worldTest.ts';

const cancel = {
  'the guest': (stay: Booking) => stay.cancel(),
  'the desk for the guest': (stay: Booking) => stay.cancelByProperty({ reason: 'Ill' }),
  'the property': (stay: Booking) => stay.cancelByProperty(),
  'an admin for the property': (stay: Booking) =>
    changeBookingAsAdmin(stay.world, stay.id, { booking_status: 'cancelled' }, { by_house: true }),
};
const own = 'Half of it, if we like you.';
const daily = {};
const long = { tags: 'long' };

for (const [policy, by, refund, options, days] of [
  ['flexible', 'the guest', advance, long],
  ['moderate', 'the guest', advance, daily],
  ['moderate', 'the guest', 0, long, 3],
  ['strict', 'the guest', Math.round(advance / 2), long],
  ['super_strict', 'the guest', 0, long],
  ['non_refundable', 'the guest', 0, daily],
  [own, 'the guest', null, long],
  ['moderate', 'the desk for the guest', advance, long],
  ['non_refundable', 'the desk for the guest', 0, long],
  [own, 'the desk for the guest', null, long],
  ['non_refundable', 'the property', advance, daily],
  [own, 'the property', advance, long],
  ['non_refundable', 'an admin for the property', advance, long],
] as const)
  test(
    `a report received after ${by} cancelled (${policy}, day ${days ?? 'far'}) refunds ${refund}`,
    options,
    async (world) => {
      const stay = await givenReport(world, days);
      await stay.setPolicy(policy);
      const { cancelling } = await stay.read();
      assert.deepEqual([cancelling.refund, by === 'the guest' ? cancelling.of_reported : refund], [0, refund]);
      assert.equal((await cancel[by](stay)).ok, true);
      const told = { reported_amount: advance, payment_status: 'pending', refund_of_reported: refund };
      assert.partialDeepStrictEqual(await stay.read(), told);
      // The moment of cancelling counts, not that of receiving.
      await stay.set(
        `cancelled_at = cancelled_at - make_interval(days => check_in_date - private.today() - 1),
       check_in_date = private.today() + 1, check_out_date = private.today() + 3, terms_date = private.today() + 1`,
      );
      for (const args of [{}, { reference: nextUtr() }, { is_reported: true }])
        for (const write of [stay.receive, stay.record])
          assert.deepEqual(await write(args), { ok: false, code: 'cancelled' });
      const { payment_id, ledger } = await stay.confirm();
      assert.deepEqual([ledger.received, ledger.refund_due], [advance, refund ?? 0]);
      const now = { payment_status: 'paid', reported_amount: 0, refund_amount: refund };
      assert.partialDeepStrictEqual(await stay.read(), now);
      await stay.emailToGuest('payment_received');
      const { code } = await stay.reverse(payment_id, 'admin');
      assert.equal(code, refund ? 'refund_depends_on_it' : undefined);
    },
  );

for (const [policy, cashed, promised, due] of [
  ['non_refundable', price, 0, advance],
  ['strict', price, price / 2, price / 2 + advance],
  ['strict', price - 1000, price / 2 - 500, price / 2 - 500 + (advance - 1000) + 500],
  ['strict', 1001, 501, 501 + Math.round(advance / 2)],
  [own, price, null, advance],
  [own, price - 1000, null, advance - 1000],
] as const)
  test(
    `a report received after cancelling (${policy}, ${cashed} paid before) makes ${due} due`,
    long,
    async (world) => {
      const stay = await givenReport(world);
      await stay.setPolicy(policy);
      await stay.record({ amount: cashed });
      assert.deepEqual(await stay.cancel(promised), { ok: true, refund: promised });
      const { reported_amount, refund_of_reported } = await stay.read();
      assert.deepEqual([reported_amount, refund_of_reported], [advance, promised === null ? null : due - promised]);
      assert.equal((await stay.confirm()).ledger.refund_due, due);
      if (promised !== null) assert.equal((await stay.read()).refund_amount, due);
    },
  );

test('a report received after a no-show refunds what the policy does', long, async (world) => {
  const stay = await givenReport(world, 0);
  await stay.set(`created_at = created_at - interval '9 days'`);
  await stay.set(`booking_status = 'cancelled', is_no_show = true`);
  await stay.set(`cancelled_at = check_in_date::timestamp at time zone 'Asia/Kolkata'`);
  const { ledger } = await stay.confirm();
  assert.deepEqual([ledger.received, ledger.refund_due], [advance, 0]);
});

test('a payment on which no refund depends is reversed after cancelling', long, async (world) => {
  const stay = await givenBooking(world, 30, 'strict');
  const { payment_id } = await stay.record({ amount: 500 });
  await stay.record({ amount: 500 });
  await stay.cancel(500);
  assert.equal((await stay.reverse(payment_id)).ok, true);
});

test('an admin receives the report of a cancelled booking', long, async (world) => {
  const stay = await givenReport(world);
  const set = (payment_status: string) => changeBookingAsAdmin(world, stay.id, { payment_status });
  await stay.setPolicy('moderate');
  await stay.cancel();
  assert.equal((await set('paid')).ok, true);
  assert.partialDeepStrictEqual(await stay.read(), { payment_status: 'paid', refund_amount: advance });
  assert.equal((await set('refunded')).ok, true);
  assert.deepEqual(await stay.states('refunds'), [['done', advance, 'site']]);
});
