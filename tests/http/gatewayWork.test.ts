import assert from 'node:assert/strict';
import { asAdmin } from './given.ts';
import {
  askToPay,
  found,
  moneyOf,
  type OnlineSite,
  pageStates,
  refundsOf,
  refused,
  runJob,
  setPages,
  testOnline,
} from './givenGateway.ts';
import { advance, type Booking } from './givenMoney.ts';
import type { World } from './world.ts';

const long = { tags: 'long' };
const isOpen = ({ gateway }: OnlineSite, page: string) => gateway.links.get(page)?.status === 'created';
const overFor = (booking: Booking, time: string) => setPages(booking, `expires_at = now() - interval '${time}'`);

testOnline('the job receives what was never delivered, and counts what it found', async (site) => {
  const [paid, open] = [await site.book(), await site.book()];
  const payment = site.gateway.pay(await site.pageOf(paid));
  await site.pageOf(open);
  assert.deepEqual(await site.settle(), found({ looked: 2, noted: 1 }));
  assert.equal((await paid.entries())[0]?.reference, payment);
  assert.deepEqual(await site.settle(), found({ looked: 1 }));
});

testOnline('a page that the gateway does not know keeps no other waiting, and alone it fails the job', async (site) => {
  const [gone, other] = [await site.book(), await site.book()];
  site.gateway.links.delete(await site.pageOf(gone));
  site.gateway.pay(await site.pageOf(other));
  assert.deepEqual(await site.settle(), found({ looked: 2, noted: 1, failed: 1 }));
  const { state, result, error } = await runJob(site.world);
  assert.deepEqual([state, result], ['failed', null]);
  assert.match(error, /does not answer/);
  await overFor(gone, '23 hours');
  assert.equal((await runJob(site.world)).state, 'failed');
  await overFor(gone, '25 hours');
  assert.deepEqual([await site.settle(), await pageStates(gone)], [found({}), ['ended']]);
  site.gateway.goDown(true);
  assert.deepEqual(await site.settle(), found({}), 'nothing was to be asked');
});

for (const [by, isLooked] of [
  ['the job', true],
  ['a delivery', false],
  ['a delivery after the job looked', true],
] as const)
  testOnline(`a page that ended by ${by} is looked at once more after six hours`, async (site) => {
    const booking = await site.book();
    const page = await site.pageOf(booking);
    const byJob = by === 'the job';
    if (isLooked && !byJob) await site.settle();
    site.gateway.close(page);
    if (byJob) assert.deepEqual(await site.settle(), found({ looked: 1, noted: 1 }));
    else await site.deliverAll();
    site.gateway.deliveries.splice(0);
    await setPages(booking, `made_at = now() - interval '7 hours', looked_at = looked_at - interval '6 hours'`);
    await overFor(booking, '5 hours 50 minutes');
    assert.deepEqual([await pageStates(booking), await site.settle()], [['ended'], found({})]);
    site.gateway.pay(page);
    await overFor(booking, '6 hours 10 minutes');
    assert.deepEqual(await site.settle(), found({ looked: 1, noted: 1 }));
    assert.deepEqual([await moneyOf(booking), await site.settle()], [[advance, 0, 0], found({})]);
  });

testOnline('a page that was never made ends six hours after its time', async (site) => {
  const booking = await site.book();
  site.gateway.goDown(true);
  await site.lead(booking);
  await overFor(booking, '5 hours 50 minutes');
  assert.deepEqual([await site.settle(), await pageStates(booking)], [found({}), ['asked']]);
  await overFor(booking, '6 hours 10 minutes');
  assert.deepEqual([await site.settle(), await pageStates(booking)], [found({}), ['ended']]);
});

const changes: Record<string, (booking: Booking) => Promise<unknown>> = {
  'is cancelled': (booking) => booking.cancel(0),
  'has another advance': (booking) => booking.set('advance_amount = advance_amount + 1000'),
  'was paid by UPI': (booking) => booking.receive(),
  'was paid in part': (booking) => booking.record({ amount: 5000 }),
  'is reported as paid': (booking) => booking.reported(),
};
for (const [how, change] of Object.entries(changes))
  testOnline(`the job closes the page of a booking that ${how}, and no other`, async (site) => {
    const [kept, booking] = [await site.book(), await site.book()];
    const [open, page] = [await site.pageOf(kept), await site.pageOf(booking)];
    await change(booking);
    assert.deepEqual(await site.settle(), found({ looked: 2, noted: 1 }));
    assert.deepEqual([isOpen(site, page), await pageStates(booking)], [false, ['ended']]);
    assert.deepEqual([isOpen(site, open), await pageStates(kept)], [true, ['open']]);
  });

testOnline('a page is closed later if the gateway is down, and received if it was paid before', async (site) => {
  const [paid, late] = [await site.book(), await site.book()];
  const [first, second] = [await site.pageOf(paid), await site.pageOf(late)];
  for (const booking of [paid, late]) await booking.cancel(0);
  site.gateway.pay(first);
  await site.settleInVain();
  assert.deepEqual([isOpen(site, second), await pageStates(late)], [true, ['open']]);
  await site.settle();
  assert.deepEqual([isOpen(site, second), await pageStates(late)], [false, ['ended']]);
  assert.deepEqual([await pageStates(paid), await moneyOf(paid)], [['paid'], [advance, 0, advance]]);
});

interface Work {
  pages: { gateway_id: string; is_past: boolean }[];
  refunds: { payment_id: string }[];
}
async function workOf(world: World, gateway = 'razorpay', isCurrent = true): Promise<Work> {
  const work = await world.value('select private.gateway_work($1, $2, 3) as work', [gateway, isCurrent]);
  assert.ok(work);
  return work;
}

testOnline('pages are looked at in turn, those first that were looked at longest ago', long, async (site) => {
  const open = async () => site.pageOf(await site.book());
  const pages = [await open(), await open(), await open(), await open(), await open()];
  const asked = async () => (await workOf(site.world)).pages.map(({ gateway_id }) => gateway_id);
  const turns = [await asked(), await asked()];
  assert.ok(turns.every(({ length }) => length === 3));
  assert.deepEqual(new Set(turns.flat()), new Set(pages));
  await site.world.sql(
    `update private.payment_pages set looked_at = now() - interval '10 minutes' where gateway_id = $1`,
    [pages[0]],
  );
  for (let count = 0; count < 3; count += 1) await open();
  assert.ok((await asked()).includes(pages[0] ?? ''));
});

testOnline('refunds that a person has to pay keep no other waiting', long, async (site) => {
  const { world, gateway } = site;
  for (let count = 0; count < 2; count += 1) {
    const byHand = await site.book();
    await byHand.receive();
    await byHand.cancel(advance);
    gateway.refundsBecome('failed');
    await site.givenRefund();
    await site.settle();
  }
  gateway.refundsBecome('processed');
  const payments = [];
  for (let count = 0; count < 4; count += 1) payments.push((await site.givenRefund()).payment);
  const asked = async () => (await workOf(world)).refunds.map(({ payment_id }) => payment_id);
  const turns = [await asked(), await asked()];
  assert.ok(turns.every(({ length }) => length === 3));
  assert.deepEqual(new Set(turns.flat()), new Set(payments));
  for (let count = 0; count < 2; count += 1) await site.settle();
  assert.deepEqual(await world.sql(`select from private.refunds where state = 'sent'`), []);
});

testOnline('once the keys are removed guests are led nowhere, and nothing is asked', async (site) => {
  const { world } = site;
  const { booking } = await site.givenRefund();
  assert.equal((await booking.read()).pays_online, true);
  for (const name of ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const) {
    await world.sql(`update private.settings set gateway = 'razorpay'`);
    delete process.env[name];
    assert.deepEqual(await site.settle(), { off: true });
    assert.equal((await booking.read()).pays_online, false, name);
    process.env[name] = site.gateway.environment[name];
  }
  assert.equal(await refundsOf(booking), `due ${advance}`);
  assert.ok(!('gateway' in (await asAdmin(world, 'admin_settings')).settings), 'the job alone sets it');
  assert.equal((await site.settle()).refunds, 1);
  assert.equal((await booking.read()).pays_online, true);
});

testOnline('after a switch of gateway, open pages and refunds stay with their gateway', async (site) => {
  const { world, gateway } = site;
  const [open, later] = [await site.book(), await site.book()];
  const { booking, payment } = await site.givenRefund();
  const page = await site.pageOf(open);
  try {
    assert.deepEqual(await workOf(world, 'other'), { pages: [], refunds: [] });
    assert.equal(await refundsOf(booking), `due ${advance}`);
    // Guests are sent to the other gateway only, and this deployment has no keys for it.
    for (const { token } of [open, later]) assert.deepEqual(await askToPay(world, { token }), refused('not_set_up'));
    assert.equal(gateway.links.size, 2);
    const { pages, refunds } = await workOf(world, 'razorpay', false);
    assert.deepEqual([pages.length, pages[0]?.gateway_id, pages[0]?.is_past], [1, page, true]);
    assert.deepEqual([refunds.length, refunds[0]?.payment_id], [1, payment]);
    assert.deepEqual(await world.sql('select gateway from private.settings'), [{ gateway: 'other' }]);
    gateway.pay(page);
    assert.deepEqual(await site.isBack(open), { success: true });
    assert.deepEqual(await moneyOf(open), [advance, 0, 0], 'who was there already has paid');
    gateway.giveBack(payment, advance, (await booking.entries('refunds'))[0]?.id);
    await site.deliverAll();
    assert.equal(await refundsOf(booking), `done ${advance}`);
  } finally {
    await world.sql(`update private.settings set gateway = null`);
    await world.sql(`delete from private.payment_pages where gateway = 'other'`);
  }
});
