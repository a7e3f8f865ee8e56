import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Actor } from './actors.ts';
import { setLimits } from './given.ts';
import {
  askToPay,
  deliver,
  type OnlineSite,
  outcomes,
  pageStates,
  refused,
  setPages,
  testOnline,
} from './givenGateway.ts';
import { advance, type Booking, givenBooking, nextUtr, price } from './givenMoney.ts';
import { ask } from './stayLinks.ts';
import { test } from './worldTest.ts';

testOnline('a guest pays the advance on one page, which is received once, whoever says it first', async (site) => {
  const { world, gateway } = site;
  const booking = await site.book();
  assert.equal((await booking.read()).pays_online, true);
  const page = await site.pageOf(booking);
  assert.equal(await site.pageOf(booking), page);
  assert.equal(gateway.links.get(page)?.amount, advance);
  const payment = gateway.pay(page);
  assert.deepEqual(await site.isBack(booking), { success: true });
  assert.deepEqual(await booking.states(), [['received', advance, 'site']]);
  assert.deepEqual(await outcomes(world), [], 'it was asked for, and not delivered');
  await site.deliverAll([...gateway.deliveries, ...gateway.deliveries]);
  assert.deepEqual(await outcomes(world), ['known']);
  const { payment_status, payments, balance_due } = await booking.read();
  assert.deepEqual([payment_status, balance_due], ['paid', price - advance]);
  assert.deepEqual(
    payments.map((one: Record<string, unknown>) => [one.state, one.method, one.online, one.reference]),
    [['received', 'online', 'upi', payment]],
  );
  await booking.emailToGuest('payment_received');
  assert.deepEqual(await site.lead(booking), refused('nothing_due'));
});

testOnline('anyone with the reference pays for a booking', async (site) => {
  const booking = await site.book();
  const byReference = { reference: booking.booking_reference.toLowerCase() };
  const { success, url } = await askToPay(site.world, byReference);
  assert.equal(success, true);
  const page = String(url).split('/').at(-1) ?? '';
  assert.equal(await site.pageOf(booking), page, 'the page of the link');
  const { callback_url } = site.gateway.links.get(page) ?? {};
  assert.equal(callback_url, `${site.world.backend.url}/booking-confirmation/${booking.booking_reference}?paid=1`);
  site.gateway.pay(page);
  assert.deepEqual(await askToPay(site.world, { ...byReference, is_back: true }), { success: true });
  assert.equal((await booking.advance()).payment_status, 'paid');
  for (const reference of ['AAAA-BBBB-CCCC-DDDD', '', booking.id])
    assert.deepEqual(await askToPay(site.world, { reference }), refused('not_found'), reference);
});

testOnline('the gateway leads back to the language of the guest, and nowhere else', async (site) => {
  for (const language of ['hi', 'en', undefined, 'HI', '../hi', '//evil.example', 'h'.repeat(5000)]) {
    const { url } = await site.lead(await site.book(), { language });
    const { callback_url } = site.gateway.links.get(String(url).split('/').at(-1) ?? '') ?? {};
    const path = language === 'hi' ? '/hi/stay' : '/stay';
    assert.equal(callback_url, `${site.world.backend.url}${path}?paid=1`, language);
  }
});

testOnline('only the link of the guest leads to a page, whoever is signed in', async (site) => {
  const { world, gateway } = site;
  const booking = await site.book();
  const { token: shared } = await ask(world, 'share_stay', { token: booking.token });
  const dead = await site.book();
  await dead.set(`guest_email = 'new@guest.example'`);
  const { token } = booking;
  const unknown = [dead.token, 'f'.repeat(64), token.toUpperCase(), `${token} `, '', booking.id];
  for (const [link, code] of [[shared, 'shared_link'], ...unknown.map((one) => [one, 'not_found'])])
    for (const more of [{}, { is_back: true }])
      assert.deepEqual(await site.lead({ token: link }, more), refused(String(code)), link);
  assert.equal(gateway.links.size, 0);
  for (const actor of ['user', 'admin'] satisfies Actor[])
    assert.equal((await world.call(actor, 'POST', '/functions/v1/pay-online', { body: { token } })).json.success, true);
  const [link, ...more] = [...gateway.links.values()];
  assert.deepEqual([link?.currency, more], ['INR', []]);
  assert.ok(link?.description.includes(booking.booking_reference));
});

test('rejects a request for a page that is none', async (world) => {
  const bodies = ['', '{', 'null', '"x"', '{"token":5}', '{"token":"\\u0000"}', '{"token":"\\ud800"}'];
  const more = [`{"token":"${'x'.repeat(201)}"}`, '{"token":"x","is_back":"yes"}', '{"token":"x","language":5}'];
  for (const body of [...bodies, ...more, `{"token":"${'x'.repeat(20_000)}"}`]) {
    const { status, json } = await world.call('anon', 'POST', '/functions/v1/pay-online', { body });
    assert.deepEqual([status, json.code], [400, 'invalid_request'], body.slice(0, 40));
  }
  for (const method of ['GET', 'PUT', 'DELETE'])
    assert.equal((await world.call('anon', method, '/functions/v1/pay-online')).status, 405, method);
});

test('without a gateway guests are led nowhere, and nothing is delivered', async (world) => {
  const booking = await givenBooking(world);
  assert.equal((await booking.read()).pays_online, false);
  assert.deepEqual(await askToPay(world, { token: booking.token }), refused('not_set_up'));
  assert.deepEqual(await askToPay(world, { token: booking.token, is_back: true }), { success: true });
  assert.equal((await deliver(world, '{}')).status, 404);
});

const withoutPage: Record<string, (booking: Booking) => Promise<unknown>> = {
  'not_changeable: it is cancelled': (booking) => booking.cancel(0),
  'not_changeable: its guest has checked in': (booking) =>
    booking.set('check_in_date = private.today(), check_out_date = private.today() + 2, checked_in_at = now()'),
  'nothing_due: the site has received the advance': (booking) => booking.receive(),
  'nothing_due: it has no advance': (booking) => booking.set('advance_amount = 0, advance_percent = 0'),
  'nothing_due: less than a rupee is missing': (booking) => booking.receive({ amount: advance - 99 }),
  'nothing_due: the advance was refunded': (booking) => booking.receive().then(() => booking.refundBySite()),
  'being_checked: its guest has reported the payment': (booking) => booking.reported(),
  'nothing_due: it was reported, and the property was paid instead': (booking) =>
    booking.reported().then(() => booking.record({ amount: price })),
};
for (const [why, make] of Object.entries(withoutPage))
  testOnline(`opens no page for a booking, ${why}`, async (site) => {
    const booking = await site.book();
    await make(booking);
    assert.deepEqual(await site.lead(booking), refused(why.split(':')[0] ?? ''));
    assert.equal(site.gateway.links.size, 0);
  });

testOnline('a guest pays what is missing of the advance, a rupee at least', async (site) => {
  const amountOf = async (booking: Booking) => site.gateway.links.get(await site.pageOf(booking))?.amount;
  const [part, rupee, expected, failed] = [await site.book(), await site.book(), await site.book(), await site.book()];
  await part.record({ amount: 50_000 });
  assert.equal(await amountOf(part), advance - 50_000);
  await rupee.receive({ amount: advance - 100 });
  assert.equal(await amountOf(rupee), 100);
  await expected.record({ amount: 5000, is_reported: true });
  assert.equal(await amountOf(expected), advance, 'the desk alone expects it');
  await failed.set(`payment_status = 'failed'`);
  assert.equal(await amountOf(failed), advance);
});

testOnline('a guest pays online whatever somebody has reported with the reference alone', async (site) => {
  const booking = await site.book();
  const { booking_reference: reference } = booking;
  const report = { token: null, reference, utr: nextUtr() };
  assert.equal((await ask(site.world, 'report_payment', report)).ok, true);
  assert.equal(site.gateway.links.get(await site.pageOf(booking))?.amount, advance);
});

testOnline('twenty pages of a booking are opened a day', async (site) => {
  const booking = await site.book();
  for (let times = 0; times < 20; times += 1) {
    await site.pageOf(booking);
    await setPages(booking, 'expires_at = now()');
  }
  assert.deepEqual(await site.lead(booking), refused('paid_often'));
  await site.pageOf(await site.book());
});

testOnline('those who ask for pages are limited by their own address', async (site) => {
  const { token } = await site.book();
  await setLimits(site.world, { lookups_per_client_a_minute: 1 });
  await site.world.sql('delete from private.rate_hits');
  const codeFrom = async (from: string, is_back: boolean) =>
    (await site.world.call('anon', 'POST', '/functions/v1/pay-online', { body: { token, is_back }, from })).json.code;
  for (const is_back of [false, true]) {
    const codes = [];
    for (const last of [1, 1, 1, 2]) codes.push(await codeFrom(`127.0.${is_back ? 1 : 2}.${last}`, is_back));
    assert.deepEqual(codes, [undefined, 'rate_limited', 'rate_limited', undefined]);
  }
});

const minutesLeft = async (booking: Booking) =>
  (await booking.facts('round(extract(epoch from advance_due_at - now()) / 60)::integer as minutes'))?.minutes;

testOnline('the first page of a booking puts off its expiry until the page is over, once', async (site) => {
  const booking = await site.book();
  await booking.set(`advance_due_at = now() + interval '10 minutes'`);
  const page = await site.pageOf(booking);
  assert.equal(await minutesLeft(booking), 30);
  const open = ((site.gateway.links.get(page)?.expire_by ?? 0) * 1000 - Date.now()) / 60_000;
  assert.ok(open > 18 && open <= 20, String(open));
  await setPages(booking, 'expires_at = now()');
  await booking.set(`advance_due_at = now() + interval '9 minutes'`);
  assert.notEqual(await site.pageOf(booking), page);
  assert.equal(await minutesLeft(booking), 9);
  for (const minutes of [2000, -2]) {
    const other = await site.book();
    await other.set(`advance_due_at = now() + interval '${minutes} minutes'`);
    await site.pageOf(other);
    assert.equal(await minutesLeft(other), minutes, 'neither one with time, nor one that is overdue');
  }
});

testOnline('another page is opened for another amount, or once the first is over', async (site) => {
  const booking = await site.book();
  const first = await site.pageOf(booking);
  await setPages(booking, `expires_at = now() + interval '5 minutes 10 seconds'`);
  assert.equal(await site.pageOf(booking), first);
  await setPages(booking, `expires_at = now() + interval '4 minutes 50 seconds'`);
  const second = await site.pageOf(booking);
  assert.notEqual(second, first);
  const larger = await site.largerPage(booking, 1000);
  assert.equal(site.gateway.links.get(larger)?.amount, advance + 1000);
  assert.equal(await site.pageOf(booking), second);
  site.gateway.close(second);
  await site.deliverAll();
  assert.deepEqual(await pageStates(booking), ['open', 'ended', 'open']);
  assert.notEqual(await site.pageOf(booking), second);
});

testOnline('while the gateway is down no page is lost, and the guest reads that nothing was paid', async (site) => {
  const { gateway } = site;
  const booking = await site.book();
  gateway.goDown(true);
  const down = await site.lead(booking);
  assert.equal(down.code, 'unreachable');
  assert.match(down.error, /Nothing was paid/);
  assert.deepEqual(await pageStates(booking), ['asked']);
  assert.deepEqual(await site.isBack(booking), { success: true }, 'a page that is nowhere is not asked about');
  gateway.goDown(false);
  const page = await site.pageOf(booking);
  assert.deepEqual(await pageStates(booking), ['open']);
  gateway.pay(page);
  gateway.goDown(true);
  const back = await site.isBack(booking);
  assert.equal(back.code, 'unreachable');
  assert.doesNotMatch(back.error, /Nothing was paid/, 'it may have been');
  gateway.goDown(false);
  assert.deepEqual(await site.isBack(booking), { success: true });
  assert.equal((await booking.advance()).payment_status, 'paid');
});

async function givenLostAnswer(site: OnlineSite) {
  const booking = await site.book();
  site.gateway.loseAnswers(true);
  assert.equal((await site.lead(booking)).code, 'unreachable');
  site.gateway.loseAnswers(false);
  const made = [...site.gateway.links.values()].find((link) => link.description.includes(booking.booking_reference));
  assert.ok(made);
  return { booking, made };
}

testOnline('a page whose address was lost is found again, and received if it was paid before', async (site) => {
  const { booking, made } = await givenLostAnswer(site);
  assert.equal(await site.pageOf(booking), made.id);
  assert.equal(site.gateway.links.size, 1);
  const paid = await givenLostAnswer(site);
  site.gateway.pay(paid.made.id);
  await site.deliverAll();
  assert.equal((await paid.booking.advance()).payment_status, 'paid');
  const page = await site.world.row(
    'select private.open_payment_page(id, $2, $3) as answer, state from private.payment_pages where booking_id = $1',
    [paid.booking.id, paid.made.id, paid.made.short_url],
  );
  assert.deepEqual(page, { answer: { ok: true, url: paid.made.short_url }, state: 'paid' });
});

testOnline('a page that was not made is made again while the gateway accepts it', async (site) => {
  for (const [left, states] of [
    ['16 minutes 10 seconds', ['open']],
    ['14 minutes', ['asked', 'open']],
  ] as const) {
    const booking = await site.book();
    site.gateway.goDown(true);
    await site.lead(booking);
    site.gateway.goDown(false);
    await setPages(booking, `expires_at = now() + interval '${left}'`);
    await site.pageOf(booking);
    assert.deepEqual(await pageStates(booking), states);
  }
});

testOnline('a page keeps the address that was noted first, and is paid there alone', async (site) => {
  const booking = await site.book();
  await site.pageOf(booking);
  const page = await site.world.row('select id, gateway_id, url from private.payment_pages');
  assert.ok(page);
  const place = async (id: string, gateway_id: string, url: string) =>
    (await site.world.sql('select private.open_payment_page($1, $2, $3) as answer', [id, gateway_id, url]))[0]?.answer;
  for (const id of [page.id, randomUUID()])
    assert.deepEqual(await place(id, 'plink_other', 'https://rzp.io/x'), { ok: false, code: 'not_found' });
  assert.deepEqual(await place(page.id, page.gateway_id, page.url), { ok: true, url: page.url });
  const payment = { id: 'pay_1', amount: advance, currency: 'INR', method: 'upi', status: 'captured' };
  const payload = { payment_link: { id: 'plink_strange', reference_id: page.id }, payment };
  assert.equal(await site.deliverEvent('payment_link.paid', payload), 'mismatch');
  assert.deepEqual(await booking.states(), []);
});

testOnline('the gateway is asked ten times a minute about the pages of a booking, the three newest', async (site) => {
  const booking = await site.book();
  const pages: string[] = [];
  for (let times = 0; times < 4; times += 1) {
    pages.push(await site.pageOf(booking));
    await setPages(booking, `expires_at = now() + interval '1 minute'`);
  }
  site.gateway.pay(pages[0] ?? '');
  for (let times = 0; times < 10; times += 1) assert.deepEqual(await site.isBack(booking), { success: true });
  assert.deepEqual(await booking.states(), [], 'one that is older is not asked about');
  site.gateway.pay(pages[1] ?? '');
  assert.deepEqual(await site.isBack(booking), { success: true });
  assert.deepEqual(await booking.states(), []);
  await site.world.sql('delete from private.rate_hits');
  await site.isBack(booking);
  assert.deepEqual(await booking.states(), [['received', advance, 'site']]);
});
