import assert from 'node:assert/strict';
import { asAdmin } from './given.ts';
import { type Gateway, givenFlexible, withGateway } from './givenGateway.ts';
import { advance, type Booking, givenBooking } from './givenMoney.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

/** A booking that was paid online and cancelled by its guest: everything is due. */
async function givenRefund(world: World, gateway: Gateway): Promise<Booking & { payment: string }> {
  const booking = await givenFlexible(world);
  const payment = await gateway.paid(booking);
  assert.equal((await booking.cancel(advance)).ok, true);
  return Object.assign(booking, { payment });
}
const site = (state: string, amount = advance) => [state, amount, 'site'];

test('a delivery counts with the signature of the gateway alone', (world) =>
  withGateway(world, async (gateway) => {
    const booking = await givenBooking(world);
    gateway.stand.pay(await gateway.page(booking));
    const [delivery] = gateway.stand.deliveries;
    assert.ok(delivery);
    for (const signature of ['', 'f'.repeat(64), gateway.stand.sign(`${delivery.body} `)])
      assert.equal((await gateway.deliver({ ...delivery, signature })).status, 401);
    const long = ' '.repeat(200_001);
    assert.equal((await gateway.deliver({ body: long, signature: gateway.stand.sign(long) })).status, 413);
    assert.deepEqual(await booking.states(), []);
    assert.equal((await gateway.deliver(delivery)).status, 200);
    assert.deepEqual(await booking.states(), [site('received')]);
  }));

test('a payment of another amount, currency or page is not recorded, and admins are told', (world) =>
  withGateway(world, async (gateway) => {
    const booking = await givenBooking(world);
    const page = await gateway.page(booking);
    const link = gateway.stand.links.get(page);
    const paid = { id: 'pay_x', amount: advance, currency: 'INR', status: 'captured', captured: true, method: 'upi' };
    const told = (payment: object, more: object = {}) =>
      gateway.deliver(
        gateway.signed('payment_link.paid', { payment_link: { ...link, ...more }, payment: { ...paid, ...payment } }),
      );
    await told({ id: 'pay_less', amount: advance - 1 });
    await told({ id: 'pay_usd', currency: 'USD' });
    await told({ id: 'pay_page' }, { id: 'plink_other' });
    assert.deepEqual(await booking.states(), []);
    assert.equal((await gateway.outcomes()).filter((outcome) => outcome === 'mismatch').length, 3);
    assert.equal(await gateway.trouble('payments_differ'), 3);
    assert.equal((await asAdmin(world, 'admin_online_payments')).differs.length, 3);
  }));

test('a payment for a booking that has ended is refunded whole', (world) =>
  withGateway(world, async (gateway) => {
    const booking = await givenBooking(world);
    await booking.setPolicy('non_refundable');
    const page = await gateway.page(booking);
    await booking.set(`booking_status = 'cancelled'`);
    gateway.stand.pay(page);
    await gateway.deliverAll();
    assert.deepEqual(await booking.states('refunds'), [site('due')]);
    assert.equal((await gateway.settle()).result.refunds, 1);
    assert.deepEqual(await booking.states('refunds'), [site('done')]);
  }));

test('what was paid twice to the site is refunded', (world) =>
  withGateway(world, async (gateway) => {
    const booking = await givenBooking(world);
    const page = await gateway.page(booking);
    await booking.receive();
    gateway.stand.pay(page);
    await gateway.deliverAll();
    assert.deepEqual(await booking.states(), [site('received'), site('received')]);
    assert.deepEqual(await booking.states('refunds'), [site('due')]);
    assert.equal((await booking.read()).balance_due, (await booking.read()).total_amount - advance);
  }));

test('the gateway refunds once what is due, and the guest is emailed', (world) =>
  withGateway(world, async (gateway) => {
    const booking = await givenRefund(world, gateway);
    assert.equal((await gateway.settle()).result.refunds, 1);
    assert.deepEqual(await booking.states('refunds'), [site('done')]);
    assert.deepEqual((await gateway.settle()).result, { looked: 0, refunds: 0, noted: 0, failed: 0 });
    assert.equal(gateway.stand.refunds.size, 1);
    assert.equal((await booking.toldGuest('refund_sent'))?.payment.amount, advance);
  }));

test('while a refund is sent nobody records it too, and what the gateway did is not reversed', (world) =>
  withGateway(world, async (gateway) => {
    const booking = await givenRefund(world, gateway);
    gateway.stand.refundsBecome('pending');
    await gateway.settle();
    assert.deepEqual(await booking.states('refunds'), [site('sent')]);
    assert.equal((await booking.refundBySite()).code, 'refund_underway');
    const [sent] = await booking.entries('refunds');
    assert.equal((await booking.reverse(sent?.id, 'admin')).code, 'refund_underway');
    assert.equal((await booking.reverse(await booking.last('received'), 'admin')).code, 'by_gateway');
    gateway.stand.settle([...gateway.stand.refunds.keys()][0] ?? '', 'processed');
    await gateway.deliverAll();
    assert.deepEqual(await booking.states('refunds'), [site('done')]);
    assert.equal((await booking.reverse(sent?.id, 'admin')).code, 'by_gateway');
  }));

test('a refund that failed is due again, for a person, and admins see it', (world) =>
  withGateway(world, async (gateway) => {
    const booking = await givenRefund(world, gateway);
    gateway.stand.refundsBecome('failed');
    await gateway.settle();
    assert.deepEqual(await booking.states('refunds'), [site('failed'), site('due')]);
    await gateway.settle();
    assert.equal(gateway.stand.refunds.size, 1, 'it is not asked for again');
    assert.equal(await gateway.trouble('refunds_stuck'), 1);
    const [page] = (await asAdmin(world, 'admin_online_payments')).pages;
    assert.deepEqual([page.refunds[0].is_late, page.refund_due], [true, advance]);
    assert.equal((await booking.refundBySite()).ok, true);
    assert.deepEqual(await booking.states('refunds'), [site('failed'), site('done')]);
    assert.equal(await gateway.trouble('refunds_stuck'), 0);
  }));

test('a refund that the gateway sends after all settles the one that was due again', (world) =>
  withGateway(world, async (gateway) => {
    const booking = await givenRefund(world, gateway);
    gateway.stand.refundsBecome('failed');
    await gateway.settle();
    gateway.stand.settle([...gateway.stand.refunds.keys()][0] ?? '', 'processed');
    await gateway.deliverAll();
    assert.deepEqual(await booking.states('refunds'), [site('done'), site('cancelled')]);
  }));

test('a refund that somebody makes at the gateway settles what is due', (world) =>
  withGateway(world, async (gateway) => {
    const booking = await givenRefund(world, gateway);
    gateway.stand.giveBack(booking.payment, advance - 1000);
    await gateway.deliverAll();
    assert.deepEqual(await booking.states('refunds'), [site('due', 1000), site('done', advance - 1000)]);
    await gateway.settle();
    assert.deepEqual(await booking.states('refunds'), [site('done', 1000), site('done', advance - 1000)]);
  }));

test('what the gateway does not take on within a day is due again, for a person', (world) =>
  withGateway(world, async (gateway) => {
    const booking = await givenRefund(world, gateway);
    gateway.stand.goDown(true);
    await gateway.settle();
    assert.deepEqual(await booking.states('refunds'), [site('sent')]);
    await world.sql('alter table private.refunds disable trigger keep_money');
    await world.sql(`update private.refunds set sent_at = now() - interval '25 hours' where booking_id = $1`, [
      booking.id,
    ]);
    await world.sql('alter table private.refunds enable trigger keep_money');
    gateway.stand.goDown(false);
    await gateway.settle();
    assert.deepEqual(await booking.states('refunds'), [site('failed'), site('due')]);
  }));

test('a job at which the gateway does not answer fails, and the next one goes on', (world) =>
  withGateway(world, async (gateway) => {
    const booking = await givenRefund(world, gateway);
    gateway.stand.goDown(true);
    await gateway.settle();
    const [run] = await world.sql('select state from private.job_runs order by started_at desc limit 1');
    assert.deepEqual(run, { state: 'failed' });
    gateway.stand.goDown(false);
    assert.equal((await gateway.settle()).result.noted, 1);
    assert.deepEqual(await booking.states('refunds'), [site('done')]);
  }));

test('a page of another amount than is due is closed', (world) =>
  withGateway(world, async (gateway) => {
    const booking = await givenBooking(world);
    const page = await gateway.page(booking);
    await booking.record({ amount: 1000 });
    await gateway.settle();
    assert.equal(gateway.stand.links.get(page)?.status, 'cancelled');
    assert.deepEqual(await gateway.pageStates(booking), ['ended']);
    assert.equal(gateway.stand.links.get(await gateway.page(booking))?.amount, advance - 1000);
  }));

test('after a switch of gateway, open pages and refunds stay with theirs', (world) =>
  withGateway(world, async (gateway) => {
    const refund = await givenRefund(world, gateway);
    const open = await givenBooking(world);
    const page = await gateway.page(open);
    await world.sql('update private.settings set gateway = null');
    const [{ work } = { work: { pages: [], refunds: [] } }] = await world.sql<{
      work: { pages: { is_past: boolean }[]; refunds: object[] };
    }>(`select private.gateway_work('razorpay', false) as work`);
    assert.deepEqual(
      work.pages.map(({ is_past }) => is_past),
      [true],
    );
    assert.equal(work.refunds.length, 1);
    assert.deepEqual(await world.sql('select gateway from private.settings'), [{ gateway: null }]);
    gateway.stand.pay(page);
    await gateway.deliverAll();
    assert.deepEqual(await open.states(), [site('received')], 'a guest who is on the page can still pay');
    assert.deepEqual(await refund.states('refunds'), [site('sent')]);
  }));

test('of a guest who was erased nothing is kept of what the gateway tells', (world) =>
  withGateway(world, async (gateway) => {
    const booking = await givenBooking(world);
    const page = await gateway.page(booking);
    await world.sql(`select private.erase_guests(array[$1]::uuid[])`, [booking.id]);
    gateway.stand.pay(page);
    await gateway.deliverAll();
    assert.deepEqual(
      await world.sql('select reference, note from private.payments where booking_id = $1', [booking.id]),
      [{ reference: null, note: null }],
    );
  }));
