import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { actors } from './actors.ts';
import { givenFlexible, withGateway } from './givenGateway.ts';
import { advance, type Booking, givenBooking, price } from './givenMoney.ts';
import { ask } from './stayLinks.ts';
import { test } from './worldTest.ts';

const refused = (code: string) => ({ success: false, code });

test('only the secret key calls what the functions of the gateway call', async (world) => {
  for (const [name, args] of Object.entries({
    begin_payment_page: { token: 'f'.repeat(64), headers: {} },
    open_payment_page: { id: randomUUID(), gateway_id: 'plink_1', url: 'https://rzp.io/1' },
    pages_of_stay: { token: 'f'.repeat(64), headers: {} },
    note_gateway: { gateway: 'razorpay', facts: [] },
    gateway_work: { gateway: null },
  }))
    for (const actor of actors)
      assert.equal((await world.rpc(actor, name, args)).status, actor === 'anon' ? 401 : 403, `${name} by ${actor}`);
});

test('a guest is led to one page for what is due, and the payment is recorded once, whoever tells of it first', (world) =>
  withGateway(world, async (gateway) => {
    const booking = await givenBooking(world);
    assert.equal((await booking.read()).pays_online, true);
    const page = await gateway.page(booking);
    assert.equal(await gateway.page(booking), page, 'the same page again');
    const link = gateway.stand.links.get(page);
    assert.deepEqual([link?.amount, link?.currency], [advance, 'INR']);
    assert.ok(link?.description.includes(booking.booking_reference));
    gateway.stand.pay(page);
    assert.deepEqual(await gateway.return(booking), { success: true });
    const told = [...gateway.stand.deliveries];
    for (const delivery of [...told, ...told]) assert.equal((await gateway.deliver(delivery)).status, 200);
    assert.deepEqual(await booking.states(), [['received', advance, 'site']]);
    const { payment_status, payments } = await booking.read();
    assert.deepEqual([payment_status, payments[0].online, payments[0].method], ['paid', 'upi', 'online']);
    assert.deepEqual(await gateway.payOnline(booking), refused('nothing_due'));
  }));

test('anyone with the reference is led to the page, and back to the confirmation', (world) =>
  withGateway(world, async (gateway) => {
    const { booking_reference: reference } = await givenBooking(world);
    const { url } = await gateway.ask({ reference, language: 'hi' });
    const link = gateway.stand.links.get(String(url).split('/').at(-1) ?? '');
    assert.equal(link?.callback_url, `${world.backend.url}/hi/booking-confirmation/${reference}?paid=1`);
    assert.deepEqual(await gateway.ask({ reference, is_back: true }), { success: true });
    assert.deepEqual(await gateway.ask({ reference: '7KQM-2XWD-9RTB-HC4N' }), refused('not_found'));
  }));

test('the gateway leads back to the language of the page, and never anywhere else', (world) =>
  withGateway(world, async (gateway) => {
    for (const language of ['hi', 'en', undefined, '', 'HI', 'xx', '../hi', '//evil.example', 'h'.repeat(5000)]) {
      const { url } = await gateway.payOnline(await givenBooking(world), { language });
      const link = gateway.stand.links.get(String(url).split('/').at(-1) ?? '');
      const path = language === 'hi' ? '/hi/stay' : '/stay';
      assert.equal(link?.callback_url, `${world.backend.url}${path}?paid=1`, String(language));
    }
    assert.equal((await gateway.ask({ token: 'x', language: 5 }, 400)).code, 'invalid_request');
  }));

test('only a link of the guest leads to a page, and garbage is refused', (world) =>
  withGateway(world, async (gateway) => {
    const booking = await givenBooking(world);
    const { token: shared } = await ask(world, 'share_stay', { token: booking.token });
    assert.deepEqual(await gateway.payOnline({ token: shared }), refused('shared_link'));
    for (const token of [
      'f'.repeat(64),
      booking.token.toUpperCase(),
      `${booking.token} `,
      '',
      booking.id,
      "' or true --",
    ])
      for (const more of [{}, { is_back: true }])
        assert.deepEqual(await gateway.payOnline({ token }, more), refused('not_found'), token);
    for (const body of ['', '{', 'null', '{"token":5}', '{"token":"\\u0000"}', `{"token":"${'x'.repeat(201)}"}`]) {
      const { status, json } = await world.call('anon', 'POST', '/functions/v1/pay-online', { body });
      assert.deepEqual([status, json.code], [400, 'invalid_request'], body.slice(0, 40));
    }
    assert.equal(gateway.stand.links.size, 0);
  }));

const states: Record<string, (booking: Booking) => Promise<unknown>> = {
  not_changeable: (booking) => booking.cancel(0),
  nothing_due: (booking) => booking.receive(),
  being_checked: (booking) => booking.reported(),
};
for (const [code, make] of Object.entries(states))
  test(`a guest is led nowhere: ${code}`, (world) =>
    withGateway(world, async (gateway) => {
      const booking = await givenFlexible(world);
      await make(booking);
      assert.deepEqual(await gateway.payOnline(booking), refused(code));
    }));

test('a page is for what is due of the advance, and for a rupee at least', (world) =>
  withGateway(world, async (gateway) => {
    const [few, rupee, expected] = [await givenBooking(world), await givenBooking(world), await givenBooking(world)];
    await few.record({ amount: advance - 99 });
    assert.deepEqual(await gateway.payOnline(few), refused('nothing_due'));
    await rupee.record({ amount: advance - 100 });
    assert.equal(gateway.stand.links.get(await gateway.page(rupee))?.amount, 100);
    await expected.record({ amount: 5000, is_reported: true });
    assert.equal(gateway.stand.links.get(await gateway.page(expected))?.amount, advance, 'the desk alone expects it');
    const paid = await givenBooking(world);
    await paid.record({ amount: price });
    assert.deepEqual(await gateway.payOnline(paid), refused('nothing_due'));
  }));

test('the first page of a booking holds off its expiry until it is over', (world) =>
  withGateway(world, async (gateway) => {
    const booking = await givenBooking(world);
    await booking.set(`advance_due_at = now() + interval '1 minute'`);
    await gateway.page(booking);
    const left = Date.parse((await booking.advance()).advance_due_at) - Date.now();
    assert.ok(left > 29 * 60_000 && left <= 30 * 60_000, String(left));
    await booking.set(`advance_due_at = now() + interval '1 minute'`);
    await world.sql('update private.payment_pages set expires_at = now() where booking_id = $1', [booking.id]);
    await gateway.page(booking);
    assert.ok(Date.parse((await booking.advance()).advance_due_at) - Date.now() <= 60_000, 'once');
  }));

test('a booking has twenty pages a day', (world) =>
  withGateway(world, async (gateway) => {
    const booking = await givenBooking(world);
    for (let times = 0; times < 20; times += 1) {
      await gateway.page(booking);
      await world.sql('update private.payment_pages set expires_at = now() where booking_id = $1', [booking.id]);
    }
    assert.deepEqual(await gateway.payOnline(booking), refused('paid_often'));
  }));

test('without keys guests are led nowhere', async (world) => {
  const booking = await givenBooking(world);
  assert.equal((await booking.read()).pays_online, false);
  const asked = { body: { token: booking.token } };
  assert.deepEqual((await world.call('anon', 'POST', '/functions/v1/pay-online', asked)).json, refused('not_set_up'));
  assert.equal((await world.call('anon', 'POST', '/functions/v1/payment-webhook', { body: '{}' })).status, 404);
});
