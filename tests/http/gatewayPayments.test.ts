import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Delivery } from '../../supabase/local/standInRazorpay.ts';
import { changeBookingAsAdmin } from './asAdmin.ts';
import { asAdmin } from './given.ts';
import {
  deliver,
  makeDue,
  moneyOf,
  type OnlineSite,
  outcomes,
  pageStates,
  refused,
  runJob,
  testOnline,
  troubles,
} from './givenGateway.ts';
import { advance, type Booking, price } from './givenMoney.ts';

async function givenPaid(site: OnlineSite) {
  const booking = await site.book();
  site.gateway.pay(await site.pageOf(booking));
  const [delivery] = site.gateway.deliveries.splice(0);
  return { booking, delivery: delivery as Delivery };
}

testOnline('a delivery counts with the signature of the gateway over its very bytes alone', async (site) => {
  const { world, gateway } = site;
  const { booking, delivery } = await givenPaid(site);
  const { body, signature } = delivery;
  for (const wrong of [undefined, '0'.repeat(64), gateway.sign(`${body} `), gateway.sign(body, 'another')])
    assert.equal((await deliver(world, body, wrong)).status, 401, wrong);
  assert.equal((await deliver(world, ' '.repeat(200_001), signature)).status, 413);
  for (const method of ['GET', 'PUT', 'OPTIONS'])
    assert.equal((await world.call('anon', method, '/functions/v1/payment-webhook')).status, 405, method);
  assert.deepEqual([await booking.states(), await outcomes(world)], [[], []]);
  await site.deliverAll([delivery]);
  assert.deepEqual(await booking.states(), [['received', advance, 'site']]);
});

testOnline('a payment is received once, however often and late it is delivered', async (site) => {
  const { world, gateway } = site;
  const { booking, delivery } = await givenPaid(site);
  await site.deliverAll([delivery, delivery]);
  const spaced = JSON.stringify(JSON.parse(delivery.body), null, 1);
  const inOtherBytes = { body: spaced, signature: gateway.sign(spaced) };
  await site.deliverAll([inOtherBytes]);
  assert.deepEqual(await outcomes(world), ['noted', 'known']);
  // Events are kept for 90 days.
  await world.sql(`update private.gateway_events set at = now() - interval '89 days' where outcome = 'noted'`);
  await world.sql(`update private.gateway_events set at = now() - interval '91 days' where outcome = 'known'`);
  assert.equal((await asAdmin(world, 'run_job', { job: 'purge' })).result.deliveries, 1);
  assert.deepEqual(await outcomes(world), ['noted']);
  assert.equal(await site.deliverAll([inOtherBytes]), 'known');
  assert.deepEqual(await booking.states(), [['received', advance, 'site']]);
});

testOnline('what the database cannot take now is to be delivered again', async (site) => {
  const { world } = site;
  const { booking, delivery } = await givenPaid(site);
  await world.sql('alter function public.note_gateway rename to kept_note_gateway');
  try {
    await world.sql(
      `create function public.note_gateway(gateway text, facts jsonb, hash text default null) returns jsonb language sql
         as $$ select '{"ok": false, "code": "busy"}'::jsonb $$;
         grant execute on function public.note_gateway to service_role`,
    );
    assert.equal((await deliver(world, delivery.body, delivery.signature)).status, 503);
    assert.equal((await site.isBack(booking)).code, 'unreachable');
    const { state, result } = await runJob(world);
    assert.deepEqual([state, result], ['failed', null]);
  } finally {
    await world.sql('drop function if exists public.note_gateway');
    await world.sql('alter function public.kept_note_gateway rename to note_gateway');
  }
  assert.equal(await site.deliverAll([delivery]), 'noted');
});

const tell = (site: OnlineSite, page: string, payment: object = {}, link: object = {}, event = 'payment_link.paid') =>
  site.deliverEvent(event, {
    payment_link: { id: page, reference_id: site.gateway.links.get(page)?.reference_id, ...link },
    payment: { id: 'pay_1', amount: advance, currency: 'INR', method: 'upi', status: 'captured', ...payment },
  });

testOnline('a payment of another amount, currency or page is no money, and admins are told', async (site) => {
  const { world } = site;
  const [booking, other] = [await site.book(), await site.book()];
  const [page, otherPage] = [await site.pageOf(booking), await site.pageOf(other)];
  const wrong = [advance - 1, advance + 1, advance * 100].map((amount) => ({ amount }));
  for (const [index, change] of [...wrong, { currency: 'USD' }].entries()) {
    assert.equal(await tell(site, page, change), 'mismatch', JSON.stringify(change));
    assert.equal(await troubles(world, 'payments_differ'), index + 1);
  }
  assert.equal(await tell(site, page, { amount: 1 }, {}, 'payment_link.partially_paid'), 'mismatch');
  assert.deepEqual([await booking.states(), await pageStates(booking)], [[], ['open']]);
  // The gateway's id identifies the page, not our reference.
  const { reference_id } = site.gateway.links.get(otherPage) ?? {};
  assert.equal(await tell(site, page, {}, { reference_id }), 'noted');
  assert.deepEqual(await moneyOf(booking), [advance, 0, 0]);
  assert.equal(await tell(site, page, { amount: advance - 5 }), 'mismatch');
  assert.equal(await tell(site, otherPage), 'mismatch');
  site.gateway.pay(otherPage, 'upi', advance - 2);
  for (let times = 0; times < 2; times += 1) await site.settle();
  assert.deepEqual([await moneyOf(other), await troubles(world, 'payments_differ')], [[0, 0, 0], 8]);
  await world.sql(`update private.gateway_events set at = now() - interval '8 days'`);
  assert.equal(await troubles(world, 'payments_differ'), 0);
});

testOnline('what others are paid at the same gateway changes nothing here', async (site) => {
  const page = await site.pageOf(await site.book());
  const references = [randomUUID(), null, 'Order 5', '', '\u0000', '\ud800', 'x'.repeat(5000), 5, {}];
  for (const reference_id of references)
    assert.equal(await tell(site, page, { id: 'pay_5' }, { id: 'plink_5', reference_id }), 'not_ours');
  const refund = { id: 'rfnd_5', payment_id: 'pay_5', amount: 5, currency: 'INR', status: 'processed' };
  assert.equal(await site.deliverEvent('refund.processed', { refund }), 'not_ours');
  assert.equal(await site.deliverEvent('payment_link.expired', { payment_link: { id: 'plink_5' } }), 'known');
  assert.deepEqual(await site.world.sql('select from private.payments'), []);
  assert.equal(await troubles(site.world, 'payments_differ'), 0);
});

const ends: Record<string, (booking: Booking) => Promise<unknown>> = {
  'its guest has cancelled': (booking) => booking.cancel(0),
  'the property has cancelled': (booking) => booking.cancelByProperty(),
  'an admin has cancelled': ({ world, id }) => changeBookingAsAdmin(world, id, { booking_status: 'cancelled' }),
  'has expired': async (booking) => {
    await booking.set(`advance_due_at = now() - interval '1 minute'`);
    await booking.world.sql('select private.job_cancel_unpaid()');
  },
  'is a no-show': (booking) => booking.set(`booking_status = 'cancelled', is_no_show = true`),
};
for (const [how, end] of Object.entries(ends))
  testOnline(`all that is paid online for a booking that ${how} is refunded`, async (site) => {
    const booking = await site.book('non_refundable');
    const pages = [await site.pageOf(booking), await site.largerPage(booking, 1000)];
    await end(booking);
    assert.equal((await booking.read()).booking_status, 'cancelled');
    let all = 0;
    for (const page of pages) {
      site.gateway.pay(page);
      await site.isBack(booking);
      await site.deliverAll();
      all += site.gateway.links.get(page)?.amount ?? 0;
      assert.deepEqual(await moneyOf(booking), [all, 0, all]);
      assert.equal((await booking.read()).refund_amount, all);
    }
    await site.settle();
    assert.deepEqual(await moneyOf(booking), [all, all, 0]);
  });

type Pay = (booking: Booking, site: OnlineSite) => Promise<unknown>;
const surpluses: Record<string, { pay: Pay; refunds: (string | number)[][] }> = {
  'paid on two pages': {
    pay: async (booking, site) => site.gateway.pay(await site.largerPage(booking, 1000)),
    refunds: [1000, advance].map((amount) => ['due', amount, 'site']),
  },
  'paid by UPI too': { pay: (booking) => booking.receive(), refunds: [['due', advance, 'site']] },
  'paid in cash up to the price': {
    pay: (booking) => booking.record({ amount: price - 1000 }),
    refunds: [['due', advance - 1000, 'property']],
  },
  'paid in cash within the price': { pay: (booking) => booking.record({ amount: 1000 }), refunds: [] },
};
for (const [what, { pay, refunds }] of Object.entries(surpluses))
  testOnline(`a booking that was paid online and ${what} is refunded what is too much`, async (site) => {
    const booking = await site.book();
    const page = await site.pageOf(booking);
    await pay(booking, site);
    site.gateway.pay(page);
    await site.deliverAll();
    assert.deepEqual(await booking.states('refunds'), refunds);
    await site.settle();
    assert.equal((await booking.advance()).payment_status, 'paid');
  });

testOnline('what was paid twice is refunded beside what is due, and up to what was paid now', async (site) => {
  const [promised, less] = [await site.book(), await site.book()];
  const [larger, other] = [await site.largerPage(promised, 1000), await site.largerPage(less, 1000)];
  for (const booking of [promised, less]) await site.paid(booking);
  await makeDue(promised, 1000);
  await less.set('advance_amount = 1000');
  for (const page of [larger, other]) site.gateway.pay(page);
  await site.deliverAll();
  assert.deepEqual(await moneyOf(promised), [2 * advance + 1000, 0, 1000 + advance]);
  assert.deepEqual(await moneyOf(less), [2 * advance + 1000, 0, advance + 1000]);
});

testOnline('a payment of a guest who was erased is refunded, and keeps no reference', async (site) => {
  const booking = await site.book('non_refundable');
  const page = await site.pageOf(booking);
  const { guest_email: email } = await booking.read();
  await changeBookingAsAdmin(site.world, booking.id, { booking_status: 'cancelled' });
  await asAdmin(site.world, 'admin_person', { email });
  assert.equal((await asAdmin(site.world, 'admin_erase_person', { email, known_by: 'mail' })).ok, true);
  for (const more of [{}, { is_back: true }]) assert.deepEqual(await site.lead(booking, more), refused('not_found'));
  site.gateway.pay(page);
  await site.deliverAll();
  await site.settle();
  assert.deepEqual(await moneyOf(booking), [advance, advance, 0]);
  const entries = [...(await booking.entries()), ...(await booking.entries('refunds'))];
  assert.ok(entries.length === 2 && entries.every(({ reference }) => reference === null));
  for (const kind of ['payment_received', 'refund_sent']) assert.deepEqual(await booking.mails(kind), []);
});
