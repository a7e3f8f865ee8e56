import assert from 'node:assert/strict';
import { asAdmin } from './given.ts';
import { askToPay, refused, testOnline } from './givenGateway.ts';
import { advance, type Booking, givenBooking, nextUtr, price } from './givenMoney.ts';
import { ask } from './stayLinks.ts';
import { test } from './worldTest.ts';

const reason = 'The company pays by bank transfer';
const inHouse = (booking: Booking, leaves = 0) =>
  booking.set(
    `check_in_date = private.today() - 2, check_out_date = private.today() + ${leaves}, terms_date = private.today() - 2, checked_in_at = now()`,
  );
const move = (booking: Booking, args: object, actor: 'owner A' | 'desk' = 'owner A') =>
  ask(booking.world, 'move_stay', { booking_id: booking.id, seen: {}, ...args }, actor);
const checkOut = (booking: Booking, args: object = {}) => move(booking, { state: 'completed', ...args });
const atDesk = async ({ world, id }: Booking) =>
  (await ask(world, 'desk_booking', { booking_id: id }, 'owner A')).booking;
async function leftOwing(booking: Booking): Promise<void> {
  await inHouse(booking);
  assert.equal((await checkOut(booking, { reason })).ok, true);
}
const home = async (booking: Booking) => {
  const { owing, houses } = await ask(booking.world, 'desk_home', {}, 'owner A');
  const { hotel } = booking.world.hotelOf('owner A');
  return { owing, collect: houses.find(({ id }: { id: string }) => id === hotel).collect };
};

test('a guest with a balance due is checked out with a reason, which stays in the history', async (world) => {
  const booking = await givenBooking(world);
  await booking.record({ amount: advance });
  await inHouse(booking);
  const due = { ok: false, code: 'balance_due', due: price - advance };
  for (const none of [undefined, null, '', ' \n ']) assert.deepEqual(await checkOut(booking, { reason: none }), due);
  for (const bad of ['x'.repeat(301), 'a\u0007b'])
    assert.equal((await checkOut(booking, { reason: bad })).code, 'no_reason');
  assert.equal((await atDesk(booking)).stay_state, 'checked_in');

  assert.equal((await move(booking, { state: 'completed', reason: ` ${reason} ` }, 'desk')).ok, true);
  const { history, balance } = await atDesk(booking);
  const [{ after, note, by }] = history;
  assert.deepEqual([after.stay_state, note, by, balance], ['completed', reason, 'CANARY_NAME_DESK', price - advance]);
  assert.equal((await move(booking, { state: 'checked_in' })).ok, true, 'undone');
  assert.deepEqual(await checkOut(booking), due, 'asked again');
});

test('a guest who leaves early keeps the price and the nights until the balance has a reason', async (world) => {
  const booking = await givenBooking(world);
  await booking.set('check_in_date = private.today() - 1, check_out_date = private.today() + 1, checked_in_at = now()');
  const early = { total_amount: price / 2 };
  assert.deepEqual(await checkOut(booking, early), { ok: false, code: 'balance_due', due: price / 2 });
  assert.deepEqual(await booking.facts('total_amount::integer as total, nights'), { total: price, nights: 2 });
  await booking.record({ amount: price / 2 });
  assert.equal((await checkOut(booking, early)).ok, true);
  assert.equal((await atDesk(booking)).balance, 0);
});

test('a guest who has paid is checked out without a reason, and none is kept', async (world) => {
  const booking = await givenBooking(world);
  await booking.record({ amount: price });
  await inHouse(booking);
  assert.equal((await checkOut(booking, { reason })).ok, true);
  assert.equal((await atDesk(booking)).history[0].note, null);
});

testOnline('a guest pays the balance online after check-out, and nothing is refunded', async (site) => {
  const booking = await site.book();
  await booking.receive();
  await inHouse(booking);
  assert.deepEqual(await site.lead(booking), refused('not_changeable'), 'before check-out it is paid at the hotel');
  assert.equal((await checkOut(booking, { reason })).ok, true);

  const byReference = { reference: booking.booking_reference };
  const page =
    String((await askToPay(site.world, byReference)).url)
      .split('/')
      .at(-1) ?? '';
  assert.equal(await site.pageOf(booking), page, 'one page for the link and the reference');
  const link = site.gateway.links.get(page);
  assert.deepEqual([link?.amount, /^Balance of your booking/.test(String(link?.description))], [price - advance, true]);
  site.gateway.pay(page);
  await site.deliverAll();
  assert.deepEqual(await booking.states(), [
    ['received', advance, 'site'],
    ['received', price - advance, 'site'],
  ]);
  assert.deepEqual([(await booking.read()).balance_due, await booking.states('refunds')], [0, []]);
  assert.equal((await booking.mails('payment_received')).length, 2);
  const [toProperty] = (await booking.mails('changed_hotel')).slice(-1);
  assert.equal(toProperty?.facts?.payment.amount, price - advance, 'the desk does not ask for it again');
  assert.deepEqual(await site.lead(booking), refused('nothing_due'));
});

testOnline('a balance that is paid in cash and online is refunded once, by the site', async (site) => {
  const booking = await site.book();
  await leftOwing(booking);
  const page = await site.pageOf(booking);
  await booking.record({ amount: 1000 });
  site.gateway.pay(page);
  await site.deliverAll();
  assert.deepEqual(await booking.states('refunds'), [['due', 1000, 'site']]);
  assert.equal((await booking.read()).balance_due, 0);
});

test('a guest reports the balance as paid by UPI, and an admin finds it', async (world) => {
  const booking = await givenBooking(world);
  await leftOwing(booking);
  await booking.reported(price);
  const { reported_amount, balance_due } = await booking.read();
  assert.deepEqual([reported_amount, balance_due], [price, price]);
  await booking.reject();
  assert.equal((await booking.emailToGuest('payment_rejected'))?.balance_due, price);
  await booking.reported(price);
  assert.equal((await booking.confirm({ amount: price })).ok, true);
  assert.deepEqual([(await booking.read()).balance_due, await booking.states('refunds')], [0, []]);
  assert.equal((await booking.report(nextUtr())).code, 'nothing_due');
});

test('the site receives no more than the balance, and after an undone check-out the advance alone', async (world) => {
  const booking = await givenBooking(world);
  await leftOwing(booking);
  assert.deepEqual(await booking.receive({ amount: price + 1 }), { ok: false, code: 'too_much', most: price });
  await move(booking, { state: 'checked_in' });
  assert.equal((await booking.report(nextUtr())).code, 'not_changeable');
  assert.equal((await booking.receive({ amount: price })).code, 'not_by_site');
});

test('home lists who left with a balance due and why, until the payment is recorded', async (world) => {
  const booking = await givenBooking(world);
  await inHouse(booking);
  assert.deepEqual((await home(booking)).collect, { arriving: 0, arrivals: 0, leaving: price, departures: 1 });
  await checkOut(booking, { reason });
  const { owing, collect } = await home(booking);
  assert.deepEqual(
    owing.map((one: Record<string, unknown>) => [one.id, one.balance, one.reason]),
    [[booking.id, price, reason]],
  );
  assert.deepEqual(collect, { arriving: 0, arrivals: 0, leaving: 0, departures: 0 });
  await booking.record({ amount: price });
  assert.deepEqual((await home(booking)).owing, []);
});

test('a guest in the house with a balance due waits two days for the desk to check them out', async (world) => {
  const [owes, paid] = [await givenBooking(world), await givenBooking(world)];
  await paid.record({ amount: price });
  const yesterday = 'check_in_date = private.today() - 3, check_out_date = private.today() - 1, checked_in_at = now()';
  for (const booking of [owes, paid]) await booking.set(yesterday);
  const states = async () =>
    [await owes.facts('stay_state'), await paid.facts('stay_state')].map((one) => one?.stay_state);
  await asAdmin(world, 'run_job', { job: 'complete_stays' });
  assert.deepEqual(await states(), ['checked_in', 'completed']);
  await owes.set('check_in_date = private.today() - 4, check_out_date = private.today() - 2');
  await asAdmin(world, 'run_job', { job: 'complete_stays' });
  assert.deepEqual(await states(), ['completed', 'completed']);
  assert.equal((await owes.report(nextUtr())).code, 'not_changeable', 'nobody said that the guest left without paying');
  assert.equal((await home(owes)).owing.length, 1);
});

test('the desk emails an invoice, which its guest opens on the booking page', async (world) => {
  const booking = await givenBooking(world);
  await leftOwing(booking);
  const { invoice_id, number } = await ask(
    world,
    'issue_invoice',
    { booking_id: booking.id, buyer: { name: 'Asha Kamat' } },
    'owner A',
  );
  assert.deepEqual(await ask(world, 'email_invoice', { invoice_id }, 'owner A'), { ok: true });
  const facts = await booking.emailToGuest('invoice_guest');
  assert.partialDeepStrictEqual(facts, { invoice: { number } });
  const { stay } = await ask(world, 'open_stay', { token: facts?.stay_link });
  assert.equal(stay.invoices[0].number, number);
  assert.equal((await atDesk(booking)).history[0].mail, 'invoice_guest');
  for (let sent = 1; sent < 5; sent++) await ask(world, 'email_invoice', { invoice_id }, 'owner A');
  assert.equal((await ask(world, 'email_invoice', { invoice_id }, 'owner A')).code, 'rate_limited');
  await booking.set('guest_email = null');
  assert.equal((await ask(world, 'email_invoice', { invoice_id }, 'owner A')).code, 'no_email');
});

test('a refund after check-out that was not due lowers what the stay costs, also once the guest is checked in again', async (world) => {
  const booking = await givenBooking(world);
  await booking.record({ amount: price });
  await inHouse(booking);
  await checkOut(booking);
  assert.equal((await booking.refund({ amount: 500 })).ledger.balance, 0);
  assert.deepEqual(await booking.record({ amount: 500 }), { ok: false, code: 'too_much', most: 0 });
  await move(booking, { state: 'checked_in' });
  assert.equal((await checkOut(booking)).ok, true);
  assert.equal((await atDesk(booking)).balance, 0);
});

test('what a refund after check-out has beyond what is due is not asked for again', async (world) => {
  const booking = await givenBooking(world);
  await booking.record({ amount: price });
  await booking.set('check_in_date = private.today() - 1, check_out_date = private.today() + 1, checked_in_at = now()');
  await checkOut(booking, { total_amount: price / 2 });
  const { refund_id, ledger } = await booking.refund({ amount: price / 2 + 500 });
  assert.deepEqual([ledger.balance, ledger.refund_due], [0, 0]);
  const { ledger: after } = await booking.reverse(refund_id);
  assert.deepEqual([after.balance, after.refund_due], [0, price / 2], 'what was due is due again');
});
