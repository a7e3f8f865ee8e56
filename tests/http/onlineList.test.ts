import assert from 'node:assert/strict';
import { asAdmin } from './given.ts';
import { setPages, testOnline } from './givenGateway.ts';
import { advance } from './givenMoney.ts';
import type { World } from './world.ts';

const read = (world: World) => asAdmin(world, 'admin_online_payments');

testOnline('admins read pages, payments and refunds, the newest page first', async (site) => {
  const { world, gateway } = site;
  gateway.refundsBecome('pending');
  const open = await site.book();
  await site.pageOf(open);
  const { booking, payment } = await site.givenRefund();
  const due = async () => (await read(world)).pages.map((page: { refund_due: number }) => page.refund_due);
  assert.deepEqual(await due(), [advance, 0]);
  await site.settle();
  assert.deepEqual(await due(), [0, 0]);
  const { pages, differs } = await read(world);
  assert.deepEqual([pages.length, differs], [2, []]);
  const [last, before] = pages;
  const { booking_reference } = booking;
  const names = { booking_reference, guest_name: 'Asha Maria Kamat', hotel_name: 'House of owner A' };
  const states = { gateway: 'razorpay', state: 'paid', amount: advance, booking_status: 'cancelled' };
  assert.partialDeepStrictEqual(last, { ...names, ...states, payments: [{ payment_id: payment, amount: advance }] });
  assert.deepEqual([before.booking_id, before.state, before.payments, before.refunds], [open.id, 'open', [], []]);
  assert.partialDeepStrictEqual(last.refunds, [{ amount: advance, state: 'sent', is_late: false }]);
  gateway.settle(site.lastRefund(), 'failed');
  await site.deliverAll();
  const [{ refunds }] = (await read(world)).pages;
  assert.partialDeepStrictEqual(refunds, [{ amount: advance, state: 'failed', is_late: true }]);
  assert.deepEqual(await due(), [advance, 0]);
});

testOnline('admins read what differs, and no page of an erased guest or of 90 days ago', async (site) => {
  const { world } = site;
  const [open, other] = [await site.book(), await site.book()];
  await site.pageOf(other);
  const strange = site.gateway.pay(await site.pageOf(open), 'card', advance - 100);
  await site.deliverAll();
  const { differs, pages } = await read(world);
  const [{ kind, payment_id, amount, currency }] = differs;
  assert.deepEqual([kind, payment_id, amount, currency], ['paid', strange, advance - 100, 'INR']);
  assert.equal(pages.length, 2);
  await open.set('erased_at = now()');
  assert.equal((await read(world)).pages.length, 1);
  await setPages(other, `made_at = now() - interval '91 days'`);
  assert.deepEqual((await read(world)).pages, []);
});
