import assert from 'node:assert/strict';
import {
  makeDue,
  moneyOf,
  type OnlineSite,
  outcomes,
  refundsOf,
  sentHoursAgo,
  testOnline,
  troubles,
} from './givenGateway.ts';
import { advance, type Booking, nextUtr } from './givenMoney.ts';
import { ask } from './stayLinks.ts';
import type { World } from './world.ts';

const stuck = (world: World) => troubles(world, 'refunds_stuck');
const askedFor = ({ gateway }: OnlineSite, ...payments: string[]) =>
  [...gateway.refunds.values()]
    .filter(({ payment_id }) => payments.includes(payment_id))
    .map(({ amount }) => amount)
    .sort((one, other) => other - one);

testOnline('a refund that is due is sent, and done once the gateway says so', async (site) => {
  const { world, gateway } = site;
  gateway.refundsBecome('pending');
  const { booking } = await site.givenRefund();
  assert.equal(await refundsOf(booking), `due ${advance}`);
  assert.equal((await site.settle()).refunds, 1);
  const [created, ...others] = gateway.deliveries.splice(0);
  assert.ok(created && others.length === 0);
  assert.equal(await refundsOf(booking), `sent ${advance}`);
  assert.deepEqual(await site.settle(), { looked: 0, refunds: 1, noted: 0, failed: 0 });
  assert.deepEqual([gateway.refunds.size, await booking.mails('refund_sent')], [1, []]);
  gateway.settle(site.lastRefund(), 'processed');
  const done = gateway.deliveries.splice(0);
  await site.settle();
  assert.equal(await refundsOf(booking), `done ${advance}`);
  assert.equal(await site.deliverAll([...done, created, ...done]), 'late');
  assert.deepEqual(await outcomes(world), ['noted', 'known', 'late']);
  const { payment_status, payments } = await booking.read();
  assert.deepEqual([payment_status, payments[1].state, payments[1].reference], ['refunded', 'done', site.lastRefund()]);
  const { payment } = (await booking.emailToGuest('refund_sent')) ?? {};
  assert.deepEqual([payment?.amount, payment?.reference], [advance, site.lastRefund()]);
  const [refund] = await booking.entries('refunds');
  assert.equal((await booking.reverse(refund?.id, 'admin')).code, 'by_gateway');
  assert.equal((await site.settle()).refunds, 0);
});

testOnline('a refund is made once, though answers of the gateway are lost', async (site) => {
  const { gateway } = site;
  const { booking, payment } = await site.givenRefund();
  gateway.loseAnswers(true);
  for (let times = 0; times < 2; times += 1) await site.settle();
  gateway.loseAnswers(false);
  assert.equal(await refundsOf(booking), `sent ${advance}`);
  const [ours] = await booking.entries('refunds');
  const [asked, ...more] = gateway.refunds.values();
  assert.deepEqual([asked?.payment_id, asked?.receipt, more], [payment, ours?.id, []]);
  await site.settle();
  assert.deepEqual([await refundsOf(booking), gateway.refunds.size], [`done ${advance}`, 1]);
});

testOnline('a refund is sent in parts, one for each payment, up to what is due', async (site) => {
  for (const [policy, parts] of [
    ['flexible', [advance, 60_000]],
    ['strict', [(advance + 60_000) / 2]],
  ] as const) {
    const booking = await site.book(policy);
    const first = await site.paid(booking);
    await booking.set('advance_amount = advance_amount + 60000');
    await site.world.sql('select private.settle_money($1)', [booking.id]);
    const second = await site.paid(booking);
    const due = parts.reduce((sum, part) => sum + part, 0);
    assert.equal((await booking.cancel(due)).ok, true);
    await site.settle();
    assert.deepEqual(askedFor(site, first, second), parts);
    assert.deepEqual(await moneyOf(booking), [advance + 60_000, due, 0]);
  }
});

testOnline('a refund takes no more of a payment than was not refunded, and a person pays the rest', async (site) => {
  site.gateway.refundsBecome('pending');
  const booking = await site.book();
  await booking.receive({ amount: 50_000, reference: nextUtr() });
  const payment = await site.paid(booking);
  await makeDue(booking, 1000);
  await site.settle();
  await booking.cancel(advance);
  await site.settle();
  const sent = advance - 51_000;
  assert.equal(await refundsOf(booking), `due 50000, sent ${sent}, sent 1000`);
  assert.deepEqual(askedFor(site, payment), [sent, 1000]);
  assert.equal((await booking.refundBySite({ amount: 50_001 })).code, 'refund_underway');
  assert.equal((await booking.refundBySite({ amount: 50_000 })).ok, true);
  for (const id of site.gateway.refunds.keys()) site.gateway.settle(id, 'processed');
  await site.deliverAll();
  assert.deepEqual(await moneyOf(booking), [advance, advance, 0]);
});

testOnline('the gateway refunds what the site has, and the property what it has', async (site) => {
  const booking = await site.book();
  await site.paid(booking);
  await booking.record({ amount: 70_000 });
  await booking.refundBySite({ amount: 30_000 });
  assert.equal((await booking.cancel(advance + 40_000)).ok, true);
  const todos = async () => {
    const { todo } = await ask(site.world, 'desk_home', {}, 'owner A');
    return todo.filter(({ kind }: { kind: string }) => kind === 'refund').length;
  };
  assert.equal(await todos(), 1, 'the property is asked for its own');
  await site.settle();
  assert.equal(await refundsOf(booking), `done ${advance - 30_000}, done 30000, due 70000`);
  assert.equal((await booking.refund({ amount: 70_000 })).ok, true);
  assert.equal(await todos(), 0);
});

testOnline('a refund that failed is due for a person, and the gateway is not asked again', async (site) => {
  const { world, gateway } = site;
  gateway.refundsBecome('failed');
  const { booking } = await site.givenRefund();
  await site.settle();
  gateway.refundsBecome('processed');
  assert.equal(await refundsOf(booking), `due ${advance}, failed ${advance}`);
  assert.equal(await stuck(world), 1);
  const { refund_id } = await booking.refundBySite({ amount: 100 });
  assert.equal(await stuck(world), 1);
  await site.settle();
  assert.equal((await booking.reverse(refund_id, 'admin')).ok, true);
  await site.settle();
  assert.deepEqual([gateway.refunds.size, await moneyOf(booking)], [1, [advance, 0, advance]]);
  assert.equal((await booking.refundBySite()).ok, true);
  assert.deepEqual([await stuck(world), await moneyOf(booking)], [0, [advance, advance, 0]]);
});

testOnline('a refund that the gateway does not take on within a day is due for a person', async (site) => {
  const { world, gateway } = site;
  const { booking, payment } = await site.givenRefund();
  await site.settleInVain();
  await sentHoursAgo(booking, 23);
  await site.settleInVain();
  assert.deepEqual([await refundsOf(booking), await stuck(world)], [`sent ${advance}`, 0]);
  assert.equal((await booking.refundBySite()).code, 'refund_underway');
  await sentHoursAgo(booking, 25);
  assert.equal(await stuck(world), 1);
  await site.settle();
  assert.deepEqual([await refundsOf(booking), await stuck(world)], [`due ${advance}, failed ${advance}`, 1]);
  const [ours] = (await booking.entries('refunds')).filter(({ state }) => state === 'failed');
  gateway.refundsBecome('failed');
  gateway.giveBack(payment, advance, ours?.id);
  await site.deliverAll();
  assert.deepEqual(await outcomes(world), ['noted', 'noted', 'known']);
  assert.equal(await refundsOf(booking), `due ${advance}, failed ${advance}`);
  assert.equal((await booking.refundBySite()).ok, true);
  assert.deepEqual([await stuck(world), askedFor(site, payment)], [0, [advance]]);
});

testOnline('a refund that is sent takes its days, until the guest was to have it', async (site) => {
  const { world, gateway } = site;
  gateway.refundsBecome('pending');
  const { booking } = await site.givenRefund();
  const dueIn = (days: number) =>
    world.sql(
      `do $$ begin set local session_replication_role = replica; update private.refunds set due_on = private.today() + ${days}; end $$`,
    );
  await site.settle();
  await sentHoursAgo(booking, 25);
  await dueIn(0);
  await site.settle();
  assert.deepEqual([await refundsOf(booking), await stuck(world)], [`sent ${advance}`, 0]);
  await dueIn(-1);
  assert.equal(await stuck(world), 1);
  gateway.settle(site.lastRefund(), 'processed');
  await site.deliverAll();
  assert.equal(await stuck(world), 0);
  const { booking: old } = await site.givenRefund();
  for (const state of ['due', 'sent']) {
    await dueIn(state === 'due' ? -90 : -89);
    await site.settle();
    assert.equal(await refundsOf(old), `${state} ${advance}`);
  }
});

/** Half of the advance is due, and the gateway did not get the request. The payment covers the refund twice. */
async function givenSent(site: OnlineSite): Promise<{ booking: Booking; payment: string; due: number }> {
  const booking = await site.book('strict');
  const payment = await site.paid(booking);
  await booking.cancel(advance / 2);
  await site.settleInVain();
  assert.equal(await refundsOf(booking), `sent ${advance / 2}`);
  return { booking, payment, due: advance / 2 };
}

testOnline('a refund that a person makes at the gateway settles what is due', async (site) => {
  const { world, gateway } = site;
  const { booking, payment } = await site.givenRefund();
  gateway.giveBack(payment, 1000);
  await site.deliverAll();
  assert.equal(await refundsOf(booking), `done 1000, due ${advance - 1000}`);
  await site.settle();
  assert.deepEqual(await moneyOf(booking), [advance, advance, 0]);
  const sent = await givenSent(site);
  gateway.giveBack(sent.payment, sent.due);
  await site.deliverAll();
  await site.settle();
  assert.equal(await refundsOf(sent.booking), `done ${sent.due}, failed ${sent.due}`);
  assert.deepEqual([askedFor(site, sent.payment), await stuck(world)], [[sent.due], 0]);
  const [ours] = (await sent.booking.entries('refunds')).filter(({ state }) => state === 'failed');
  gateway.giveBack(sent.payment, sent.due, ours?.id);
  await site.deliverAll();
  assert.deepEqual(await moneyOf(sent.booking), [advance, advance, 0]);
});

testOnline('the rest of a refund that a person made in part at the gateway is a person’s to pay', async (site) => {
  const { booking, payment, due } = await givenSent(site);
  site.gateway.giveBack(payment, 1000);
  await site.deliverAll();
  await site.settle();
  assert.equal(await refundsOf(booking), `done 1000, due ${due - 1000}, failed ${due}`);
  assert.deepEqual([askedFor(site, payment), await stuck(site.world)], [[1000], 1]);
  assert.equal((await booking.refundBySite({ amount: due - 1000 })).ok, true);
  assert.equal(await stuck(site.world), 0);
});

testOnline(
  'refunds made at the gateway are recorded up to the payment they return, whatever else was received',
  async (site) => {
    const booking = await site.book();
    const payment = await site.paid(booking);
    site.gateway.giveBack(payment, 300);
    assert.equal(await site.deliverAll(), 'known');
    assert.equal((await booking.advance()).payment_status, 'refunded');
    await booking.receive({ reference: nextUtr() });
    site.gateway.giveBack(payment, advance - 299);
    assert.equal(await site.deliverAll(), 'mismatch');
    assert.deepEqual(
      [await moneyOf(booking), await troubles(site.world, 'payments_differ')],
      [[2 * advance, 300, advance - 300], 1],
    );
  },
);

testOnline('a refund of another amount, currency or payment than ours is shown to admins', async (site) => {
  const { world } = site;
  const other = await site.paid(await site.book());
  const { booking, payment: payment_id } = await site.givenRefund();
  await site.settleInVain();
  const [ours] = await booking.entries('refunds');
  const tell = (change: object) => {
    const told = { payment_id, amount: advance, currency: 'INR', status: 'processed', receipt: ours?.id };
    return site.deliverEvent('refund.processed', { refund: { id: 'rfnd_1', ...told, ...change } });
  };
  const more = [advance + 1, Number.MAX_SAFE_INTEGER].map((amount) => ({ id: 'rfnd_2', receipt: null, amount }));
  const changes = [{ amount: advance - 1 }, { currency: 'USD' }, { payment_id: other }, ...more];
  for (const [index, change] of changes.entries()) {
    assert.equal(await tell(change), 'mismatch', JSON.stringify(change));
    assert.equal(await troubles(world, 'payments_differ'), index + 1);
  }
  assert.equal(await refundsOf(booking), `sent ${advance}`);
  assert.equal(await tell({}), 'noted');
  assert.equal(await tell({ speed: 'normal' }), 'known');
  for (const change of [{ amount: advance - 7 }, { id: 'rfnd_again' }])
    assert.equal(await tell(change), 'mismatch', JSON.stringify(change));
  // A refund made at the gateway counts once it is processed.
  for (const status of ['pending', 'failed'])
    assert.equal(await tell({ id: 'rfnd_3', payment_id: other, receipt: null, amount: 5, status }), 'not_ours');
  assert.deepEqual(await moneyOf(booking), [advance, advance, 0]);
});
