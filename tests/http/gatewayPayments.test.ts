import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
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
import { advance, type Booking, nextUtr, price } from './givenMoney.ts';
import { test } from './worldTest.ts';

const long = { tags: 'long' };

/** A payment on the open page of a booking, which was not delivered yet. */
async function givenPaid(site: OnlineSite) {
  const booking = await site.book();
  const payment = site.gateway.pay(await site.pageOf(booking));
  const [delivery] = site.gateway.deliveries.splice(0);
  return { booking, payment, delivery: delivery as Delivery };
}

test('without a gateway nothing is delivered', async (world) => {
  const { json } = await world.call('anon', 'POST', '/functions/v1/payment-webhook', { body: '{}' });
  assert.deepEqual([json.success, json.code], [false, 'unconfigured']);
});

testOnline('a delivery counts with a signature over its very bytes alone', async (site) => {
  const { world, gateway } = site;
  const { booking, delivery } = await givenPaid(site);
  const { body, signature } = delivery;
  const turned = `${signature.slice(0, -1)}${signature.endsWith('0') ? '1' : '0'}`;
  const others = [gateway.sign(`${body} `), gateway.sign(''), gateway.sign(body, 'another'), '0'.repeat(64)];
  const byKey = gateway.sign(body, gateway.environment.RAZORPAY_KEY_SECRET);
  const odd = [turned, signature.slice(1), `${signature}0`, `sha256=${signature}`, `${signature},${signature}`];
  const unkeyed = createHash('sha256').update(body).digest('hex');
  for (const wrong of [undefined, ' ', 'null', ...others, ...odd, byKey, unkeyed, `0x${signature.slice(2)}`])
    assert.equal((await deliver(world, body, wrong)).status, 401, wrong);
  const dearer = body.replace(`"amount":${advance}`, `"amount":${advance + 1}`);
  for (const other of [`${body}\n`, ` ${body}`, dearer, body.slice(1), ''])
    assert.equal((await deliver(world, other, signature)).status, 401, 'other bytes');
  assert.equal((await deliver(world, ' '.repeat(200_001), signature)).status, 413);
  for (const method of ['GET', 'PUT', 'OPTIONS'])
    assert.equal((await world.call('anon', method, '/functions/v1/payment-webhook')).status, 405, method);
  assert.deepEqual([await booking.states(), await outcomes(world)], [[], []]);
  assert.equal((await deliver(world, body, signature.toUpperCase())).status, 200);
  assert.deepEqual(await booking.states(), [['received', advance, 'site']]);
});

testOnline('a signed delivery that tells no payment changes nothing', long, async (site) => {
  const { booking, delivery } = await givenPaid(site);
  const paid = JSON.parse(delivery.body);
  const { payment_link, payment } = paid.payload;
  const bodies: string[] = ['', '{', 'null', '[]', '5', '"payment_link.paid"', '{}', delivery.body.slice(0, -1)];
  bodies.push('{"event":null}', '{"event":"payment_link.paid"}', '{"event":"refund.processed","payload":null}');
  bodies.push(' '.repeat(199_999), JSON.stringify({ ...paid, payload: { payment_link } }));
  const statuses = ['authorized', 'failed', null].map((status) => ({ status }));
  const amounts = ['5', null, -advance, 0.5, 1e300, 0].map((amount) => ({ amount }));
  const words = [
    { id: '' },
    { id: 'a b' },
    { id: 5 },
    { currency: null },
    { currency: 'R\u0000S' },
    { currency: 'RUPEES' },
  ];
  for (const change of [...statuses, ...amounts, ...words]) {
    const entity = { ...payment.entity, ...change };
    bodies.push(JSON.stringify({ ...paid, payload: { payment_link, payment: { entity } } }));
  }
  await site.deliverAll(bodies.map((body) => ({ body, signature: site.gateway.sign(body) })));
  const bytes = new Uint8Array([0xff, 0xfe, 0x00, 0x80]);
  const signature = site.gateway.sign(bytes as unknown as string);
  assert.equal((await deliver(site.world, bytes, signature)).status, 200);
  assert.deepEqual([await booking.states(), await pageStates(booking)], [[], ['open']]);
  assert.deepEqual(await outcomes(site.world), []);
});

testOnline('while the secret of the webhook is changed, the old and the new one count', async (site) => {
  const { booking, delivery } = await givenPaid(site);
  const old = site.gateway.environment.RAZORPAY_WEBHOOK_SECRET;
  for (const [secrets, secret, status] of [
    [`new,${old}`, 'new', 200],
    [`${old},new`, old, 200],
    [`new,${old}`, '', 401],
    [`new,${old}`, `new,${old}`, 401],
    ['new,', '', 401],
    [',', ',', 401],
    ['new', old, 401],
  ] as const) {
    process.env.RAZORPAY_WEBHOOK_SECRET = secrets;
    const { body } = delivery;
    assert.equal((await deliver(site.world, body, site.gateway.sign(body, secret))).status, status, secrets);
  }
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
  // Deliveries are kept for 90 days.
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

testOnline('a page that is over is received when it is paid after all', async (site) => {
  const booking = await site.book();
  const page = await site.pageOf(booking);
  site.gateway.close(page);
  await site.deliverAll();
  assert.deepEqual(await pageStates(booking), ['ended']);
  site.gateway.pay(page);
  await site.deliverAll();
  site.gateway.close(page, 'cancelled');
  assert.equal(await site.deliverAll(), 'known');
  assert.deepEqual([await pageStates(booking), await moneyOf(booking)], [['paid'], [advance, 0, 0]]);
});

/** Delivers that a page was paid, with these changes of payment and page. */
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
  // Of which page it is the gateway's id says, not its reference.
  const { reference_id } = site.gateway.links.get(otherPage) ?? {};
  assert.equal(await tell(site, page, {}, { reference_id }), 'noted');
  assert.deepEqual(
    [await moneyOf(booking), await moneyOf(other)],
    [
      [advance, 0, 0],
      [0, 0, 0],
    ],
  );
  assert.equal(await tell(site, page, { amount: advance - 5 }), 'mismatch');
  assert.equal(await tell(site, otherPage), 'mismatch');
  // The job finds one that was not delivered, and shows it once.
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

const ends: [how: string, end: (booking: Booking) => Promise<unknown>, policy: string][] = [
  ['its guest has cancelled', (booking) => booking.cancel(0), 'non_refundable'],
  ['its guest has cancelled under a policy in words', (booking) => booking.cancel(0), 'Half of it.'],
  ['the property has cancelled', (booking) => booking.cancelByProperty(), 'non_refundable'],
  [
    'an admin has cancelled',
    ({ world, id }) => changeBookingAsAdmin(world, id, { booking_status: 'cancelled' }),
    'non_refundable',
  ],
  [
    'has expired',
    async (booking) => {
      await booking.set(`advance_due_at = now() - interval '1 minute'`);
      await booking.world.sql('select private.job_cancel_unpaid()');
    },
    'non_refundable',
  ],
  ['is a no-show', (booking) => booking.set(`booking_status = 'cancelled', is_no_show = true`), 'non_refundable'],
];
for (const [how, end, policy] of ends)
  testOnline(
    `all that is paid online for a booking that ${how} is refunded`,
    how.startsWith('its guest has cancelled under') ? long : {},
    async (site) => {
      const booking = await site.book(policy);
      const pages = [await site.pageOf(booking), await site.largerPage(booking, 1000)];
      await end(booking);
      assert.equal((await booking.read()).booking_status, 'cancelled');
      assert.deepEqual(await site.lead(booking), refused('not_changeable'));
      for (const [index, page] of pages.entries()) {
        site.gateway.pay(page);
        if (index === 0) assert.deepEqual(await site.isBack(booking), { success: true });
        await site.deliverAll();
        const all = index === 0 ? advance : 2 * advance + 1000;
        assert.deepEqual(await moneyOf(booking), [all, 0, all]);
        assert.equal((await booking.read()).refund_amount, all);
      }
      await site.settle();
      assert.deepEqual(await moneyOf(booking), [2 * advance + 1000, 2 * advance + 1000, 0]);
    },
  );

testOnline('a payment after a cancellation of which half was refunded is refunded whole', long, async (site) => {
  const booking = await site.book('strict');
  const page = await site.largerPage(booking, 1000);
  await site.paid(booking);
  await booking.cancel(advance / 2);
  await site.settle();
  site.gateway.pay(page);
  await site.deliverAll();
  assert.deepEqual(await moneyOf(booking), [2 * advance + 1000, advance / 2, advance + 1000]);
});

const surpluses: [
  what: string,
  pay: (site: OnlineSite, booking: Booking) => Promise<unknown>,
  refunds: [string, number, string][],
][] = [
  [
    'paid on two pages',
    async (site, booking) => {
      const pages = [await site.pageOf(booking), await site.largerPage(booking, 1000)];
      for (const page of pages) site.gateway.pay(page);
    },
    [['due', advance + 1000, 'site']],
  ],
  [
    'paid by UPI and online',
    async (site, booking) => {
      const page = await site.pageOf(booking);
      await booking.receive({ reference: nextUtr() });
      site.gateway.pay(page);
    },
    [['due', advance, 'site']],
  ],
  [
    'paid online beside what the property has received up to the price',
    async (site, booking) => {
      const page = await site.pageOf(booking);
      await booking.record({ amount: price - 1000 });
      site.gateway.pay(page);
    },
    [['due', advance - 1000, 'property']],
  ],
  [
    'paid online beside a part in cash, within the price',
    async (site, booking) => {
      const page = await site.pageOf(booking);
      await booking.record({ amount: 1000 });
      site.gateway.pay(page);
    },
    [],
  ],
  [
    'paid online although a refund is due',
    async (site, booking) => {
      const page = await site.largerPage(booking, 1000);
      await site.paid(booking);
      await makeDue(booking, 1000);
      site.gateway.pay(page);
    },
    [
      ['due', 1000, 'site'],
      ['due', advance, 'site'],
    ],
  ],
];
for (const [what, pay, refunds] of surpluses)
  testOnline(`refunds what is beyond the advance or the price: ${what}`, async (site) => {
    const booking = await site.book();
    await pay(site, booking);
    await site.deliverAll();
    assert.deepEqual(await booking.states('refunds'), refunds);
    await site.settle();
    assert.equal((await booking.advance()).payment_status, 'paid');
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
  assert.deepEqual(
    entries.map(({ reference }) => reference),
    [null, null],
  );
  for (const kind of ['payment_received', 'refund_sent']) assert.deepEqual(await booking.mails(kind), []);
});
