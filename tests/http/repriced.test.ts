import assert from 'node:assert/strict';
import { addDays, nightsBetween } from '#src/domain/stay.ts';
import type { Actor } from './actors.ts';
import { moneyOf, refundsOf, testOnline } from './givenGateway.ts';
import { advance, type Booking, givenBooking, price } from './givenMoney.ts';
import { ask } from './stayLinks.ts';
import { dayFromToday } from './world.ts';
import { test } from './worldTest.ts';

const party = { num_rooms: 1, num_adults: 2, num_children: 0 };

/** Sets the front desk's price per night before tax. Returns the refund of the quote and the code of a refusal. */
async function reprice(booking: Booking, night_price: number, who: Actor = 'owner A') {
  const { world, id } = booking;
  const { check_in_date, check_out_date } = await booking.read();
  const stay = { check_in_date, check_out_date, ...party, night_price };
  const wish = { booking_id: id, room_category_id: world.hotelOf('owner A').room, ...stay };
  const { code: refused, refund, refund_by_site } = await ask(world, 'desk_change_quote', wish, who);
  const total_amount = night_price * 1.05 * nightsBetween(check_in_date, check_out_date);
  const agreed = { ...wish, total_amount, seen: {}, price_reason: 'As agreed' };
  const { ok, code } = await ask(world, 'change_stay', agreed, who);
  assert.equal(code, refused, 'the quote says so before');
  return { code: ok ? null : code, refund, refund_by_site };
}
async function changeNights({ world, token, read }: Booking, nights: number): Promise<void> {
  const { check_in_date } = await read();
  const wish = { token, check_in_date, check_out_date: addDays(check_in_date, nights), ...party };
  const { total_amount } = await ask(world, 'guest_change_quote', wish);
  assert.deepEqual(await ask(world, 'change_by_guest', { ...wish, seen: {}, total_amount }), { ok: true });
}
const advanceOf = async (booking: Booking) => (await booking.read()).advance_amount;
/** The price of the booking at 100,000 paise a night before tax. */
const cheap = 210_000;

test('a price of the desk moves no advance but down to the price, and a change of the guest does', async (world) => {
  const booking = await givenBooking(world, undefined, 'flexible');
  assert.equal((await reprice(booking, 10_000)).code, null);
  assert.equal(await advanceOf(booking), 21_000);
  assert.equal((await reprice(booking, 660_000)).code, null);
  assert.equal(await advanceOf(booking), advance);
  const shorter = await givenBooking(world, undefined, 'flexible');
  await changeNights(shorter, 1);
  assert.equal(await advanceOf(shorter), advance / 2);
  for (const night of [10_000, 330_000]) assert.equal((await reprice(shorter, night)).code, null);
  assert.equal(await advanceOf(shorter), advance / 2);
});

for (const policy of ['non_refundable', 'Ask us'])
  test(`a guest whose price the hotel raises cancels with a full refund, until they accept it (${policy})`, async (world) => {
    const booking = await givenBooking(world, undefined, policy);
    await booking.receive();
    assert.equal((await reprice(booking, 660_000, 'desk')).code, 'not_allowed', 'this is for owner and managers');
    assert.equal((await reprice(booking, 660_000)).code, null);
    const raised = await booking.read();
    assert.deepEqual([raised.cancelling.refund, raised.terms.percent], [advance, 100]);
    const unaccepted = { total_amount: price, check_in_date: raised.check_in_date };
    assert.deepEqual(raised.unaccepted, unaccepted);
    assert.deepEqual((await booking.mails('changed_guest')).at(-1)?.facts?.unaccepted, unaccepted);
    const byDesk = { booking_id: booking.id, seen: {}, reason: 'The guest asked', refund: 0 };
    assert.equal((await ask(world, 'cancel_stay', byDesk, 'owner A')).code, 'wrong_refund');
    await reprice(booking, 100_000);
    assert.equal((await reprice(booking, 300_000)).code, null);
    assert.equal((await booking.read()).unaccepted, null);
    await reprice(booking, 660_000);
    const { check_in_date, check_out_date, total_amount } = await booking.read();
    const accepted = { token: booking.token, seen: {}, check_in_date, check_out_date, ...party, total_amount };
    assert.deepEqual(await ask(world, 'change_by_guest', accepted), { ok: true });
    const { cancelling, unaccepted: none } = await booking.read();
    assert.deepEqual([cancelling.refund, none], [policy === 'non_refundable' ? 0 : null, null]);
  });

testOnline('a lower price is refunded by the property, and by the site only what it has beyond it', async (site) => {
  const booking = await site.book();
  await site.paid(booking);
  await booking.record({ amount: price - advance });
  const { cancel } = (await ask(site.world, 'desk_booking', { booking_id: booking.id }, 'owner A')).booking;
  assert.deepEqual(cancel, { least: price, most: price, by_site: advance });
  assert.deepEqual(await reprice(booking, 100_000), { code: null, refund: price - cheap, refund_by_site: 0 });
  assert.equal((await booking.read()).refund_due, price - cheap);
  assert.equal((await booking.mails('changed_guest')).at(-1)?.facts?.refund_due, price - cheap);
  const most = cheap - 21_000;
  assert.deepEqual(await reprice(booking, 10_000), { code: null, refund: most, refund_by_site: advance - 21_000 });
  assert.equal((await reprice(booking, 330_000)).refund, 0);
  await site.settle();
  const due = `due ${price - cheap}, due ${most - advance + 21_000}`;
  assert.equal(await refundsOf(booking), `done ${advance - 21_000}, ${due}`, 'the guest was told of it');
});

test('a guest who adds nights again pays them with the refund that is due', async (world) => {
  const booking = await givenBooking(world, undefined, 'flexible');
  await booking.record({ amount: price });
  await changeNights(booking, 1);
  assert.deepEqual(await moneyOf(booking), [price, 0, price / 2]);
  await changeNights(booking, 2);
  assert.deepEqual(await moneyOf(booking), [price, 0, 0]);
});

test('no price is lowered under an invoice that was issued ahead, before it is credited', async (world) => {
  const booking = await givenBooking(world);
  await booking.record({ amount: price });
  const invoice = { booking_id: booking.id, buyer: { name: 'Asha Kamat' } };
  const { invoice_id } = await ask(world, 'issue_invoice', invoice, 'owner A');
  for (const who of ['owner A', 'admin'] as const)
    assert.equal((await reprice(booking, 100_000, who)).code, 'invoiced');
  assert.equal((await reprice(booking, 340_000)).code, null);
  assert.equal((await ask(world, 'credit_invoice', { invoice_id, reason: 'Cheaper' }, 'owner A')).ok, true);
  assert.equal((await reprice(booking, 100_000)).code, null);
  assert.deepEqual(await moneyOf(booking), [price, 0, price - cheap]);
});

test('a guest who leaves early is refunded what they are not charged', async (world) => {
  const booking = await givenBooking(world);
  await booking.record({ amount: price });
  await booking.set(
    'check_out_date = private.today() + 1, check_in_date = private.today() - 1, terms_date = private.today() - 1',
  );
  for (const move of [{ state: 'checked_in' }, { state: 'completed', total_amount: price / 2 }])
    assert.equal((await ask(world, 'move_stay', { booking_id: booking.id, seen: {}, ...move }, 'owner A')).ok, true);
  assert.deepEqual(await moneyOf(booking), [price, 0, price / 2]);
});

test('a change gives an overdue booking no new time to pay', async (world) => {
  const booking = await givenBooking(world, undefined, 'flexible');
  await booking.set(`advance_due_at = now() - interval '1 minute'`);
  await changeNights(booking, 3);
  const today = 'check_out_date = private.today() + 2, check_in_date = private.today(), terms_date = private.today()';
  await booking.set(`${today}, terms_time = '23:59:59'`);
  const nights = { check_in_date: dayFromToday(9), check_out_date: dayFromToday(11) };
  const wish = { token: booking.token, ...nights, ...party };
  assert.equal((await ask(world, 'guest_change_quote', wish)).code, 'advance_over');
  await booking.set('check_out_date = check_out_date + 9, check_in_date = check_in_date + 9');
  await world.sql('select private.job_cancel_unpaid()');
  assert.equal((await booking.read()).booking_status, 'cancelled');
});
