import assert from 'node:assert/strict';
import { bookingIdOf } from './given.ts';
import { advance, type Booking, givenBooking, price } from './givenMoney.ts';
import { ask } from './stayLinks.ts';
import { dayFromToday, type World } from './world.ts';
import { test } from './worldTest.ts';

const buyer = {
  name: 'Asha Kamat',
  company: 'Kamat & Daughters',
  gstin: '27AAPFU0939F1ZV',
  address: 'Fort, Mumbai 400001',
};
const bookingOf = (world: World) => bookingIdOf(world, world.referenceOf('owner A', 'coming'));
const issue = async (world: World, change: object = {}) =>
  ask(world, 'issue_invoice', { booking_id: await bookingOf(world), buyer: { ...buyer, ...change } }, 'owner A');
const startToday = (world: World, id: string) =>
  world.sql(
    'update public.bookings set check_in_date = private.today(), check_out_date = private.today() + nights where id = $1',
    [id],
  );

test('an invoice names a company with its GST number, once, from check-in on', async (world) => {
  const wrong = { gstin: { gstin: '27AAPFU0939F1ZW' }, company: { company: ' ' }, address: { address: ' ' } };
  for (const [field, change] of Object.entries(wrong))
    assert.deepEqual(await issue(world, change), { ok: false, code: 'invalid_buyer', field });
  assert.equal((await issue(world)).code, 'too_early');
  await startToday(world, await bookingOf(world));
  assert.match((await issue(world)).number, /^INV\/\d\d-\d\d\/00001$/);
  assert.equal((await issue(world)).code, 'already_issued');
  const kept = await world.row(
    `select facts -> 'seller' ->> 'gstin' as gstin,
       (facts ->> 'taxable')::bigint + (facts ->> 'cgst')::bigint + (facts ->> 'sgst')::bigint as sum
     from private.invoices`,
  );
  assert.match(kept?.gstin ?? '', /^30[A-Z]{5}\d{4}[A-Z]1Z[0-9A-Z]$/);
  assert.equal(Number(kept?.sum), price);
  for (const sql of ['update private.invoices set buyer = null', 'delete from private.invoices'])
    await assert.rejects(world.sql(sql), /stays as it was issued/);
  const { hotel: hotel_id } = world.hotelOf('owner A');
  for (const month of [null, '-infinity'])
    assert.equal((await ask(world, 'desk_invoices', { hotel_id, month }, 'owner A')).code, 'invalid_dates');
});

test('an invoice is credited once, by an admin too, and by cancelling', async (world) => {
  const id = await bookingOf(world);
  await startToday(world, id);
  const first = await issue(world);
  const credit = { invoice_id: first.invoice_id, reason: ' Wrong company ' };
  assert.equal((await ask(world, 'credit_invoice', { ...credit, reason: ' ' }, 'admin')).code, 'no_reason');
  const credited = await ask(world, 'credit_invoice', credit, 'admin');
  assert.match(credited.number, /^CRN\/\d\d-\d\d\/00001$/);
  for (const { invoice_id } of [first, credited])
    assert.equal((await ask(world, 'credit_invoice', { ...credit, invoice_id }, 'owner A')).code, 'already_credited');
  assert.deepEqual(
    await world.sql(
      `select entity_id, label from private.audit_log where entity = 'invoices' and actor_id is not null`,
    ),
    [{ entity_id: id, label: credited.number }],
  );
  const second = await issue(world, { company: null, gstin: null });
  assert.match(second.number, /00002$/);
  await world.sql(`update public.bookings set booking_status = 'cancelled' where id = $1`, [id]);
  const { booking } = await ask(world, 'desk_booking', { booking_id: id }, 'owner A');
  assert.deepEqual(
    booking.invoices.map(({ kind, is_credited, credits }: Record<string, unknown>) => [kind, is_credited, credits]),
    [
      ['credit_note', false, second.number],
      ['invoice', true, null],
      ['credit_note', false, first.number],
      ['invoice', true, null],
    ],
  );
  assert.equal((await issue(world)).code, 'cancelled');
});

async function chargeInvoice(world: World, stay: Booking) {
  const issued = await ask(world, 'issue_invoice', { booking_id: stay.id, buyer }, 'owner A');
  assert.equal(issued.ok, true, issued.code);
  // Read with SQL, because the API's answer contains the property's GST number, which is a canary here.
  const invoice = await world.value(
    'select private.invoice_json(i) as invoice from private.invoices as i where i.id = $1',
    [issued.invoice_id],
  );
  assert.ok(invoice);
  return invoice;
}
const kinds = async (world: World, { id }: Booking) =>
  await world.column('select kind::text from private.invoices where booking_id = $1 order by issued_at', [id]);

test('an advance that is kept gets an invoice at the rate of the room, and a refund of it a credit note', async (world) => {
  const stay = await givenBooking(world, 20, 'non_refundable');
  assert.equal((await stay.receive({ amount: advance })).ok, true);
  assert.equal((await stay.cancel(0)).ok, true);
  const invoice = await chargeInvoice(world, stay);
  const half = Math.floor((advance * 5 + 105) / 210);
  assert.deepEqual(
    [invoice.charge, invoice.total_amount, invoice.paid, invoice.cgst, invoice.sgst, invoice.taxable],
    ['cancellation', advance, advance, half, half, advance - 2 * half],
  );
  assert.deepEqual(
    (invoice.lines as Record<string, unknown>[]).map((line) => [line.tax_rate, line.price]),
    [[5, null]],
  );
  assert.equal((await ask(world, 'issue_invoice', { booking_id: stay.id, buyer }, 'owner A')).code, 'already_issued');
  await stay.refundBySite({ amount: 10_000 });
  assert.deepEqual(await kinds(world, stay), ['invoice', 'credit_note']);
  assert.equal((await chargeInvoice(world, stay)).total_amount, advance - 10_000);
});

test('a booking of which nothing is kept, or that its guest may still contest, gets no invoice', async (world) => {
  const issued = async ({ id }: Booking) =>
    (await ask(world, 'issue_invoice', { booking_id: id, buyer }, 'owner A')).code;
  const unpaid = await givenBooking(world);
  await unpaid.cancel(0);
  assert.equal(await issued(unpaid), 'cancelled');
  const contested = await givenBooking(world, 40, 'non_refundable');
  await contested.receive();
  assert.equal((await contested.cancelByProperty({ reason: 'They called', by_house: false, refund: 0 })).ok, true);
  assert.equal(await issued(contested), 'cancelled');
});

test('a no-show fee is invoiced, lowering it credits the invoice, and so does a guest who arrives', async (world) => {
  const stay = await givenBooking(world);
  await stay.set(`check_in_date = private.today() - 1, check_out_date = private.today() + 1, terms_date = private.today() - 1,
     created_at = now() - interval '9 days', advance_due_at = null`);
  const move = (state: string) => ask(world, 'move_stay', { booking_id: stay.id, seen: {}, state }, 'owner A');
  const charge = (amount: number) =>
    ask(world, 'set_no_show_fee', { booking_id: stay.id, seen: {}, amount, reason: 'Nobody came' }, 'owner A');
  assert.equal((await move('no_show')).ok, true);
  await charge(price);
  const { total_amount, paid, charge: what } = await chargeInvoice(world, stay);
  assert.deepEqual([what, total_amount, paid], ['no_show', price, 0]);
  await charge(100_000);
  await chargeInvoice(world, stay);
  await move('confirmed');
  assert.deepEqual(await kinds(world, stay), ['invoice', 'credit_note', 'invoice', 'credit_note']);
});

const company = { ...buyer, address: 'Panaji, Goa 403001' };
const issueVoucher = (world: World, { id }: Booking, change: object = {}) =>
  ask(world, 'issue_voucher', { booking_id: id, buyer: { ...company, ...change } }, 'owner A');

test('a receipt voucher is for an advance that was received, and a company with its number and address', async (world) => {
  const stay = await givenBooking(world);
  assert.equal((await issueVoucher(world, stay)).code, 'no_advance');
  await stay.receive();
  for (const field of ['gstin', 'address'])
    assert.deepEqual(await issueVoucher(world, stay, { [field]: null }), { ok: false, code: 'invalid_buyer', field });
  const before = (await ask(world, 'desk_booking', { booking_id: stay.id }, 'owner A')).booking;
  assert.deepEqual([before.voucher_amount, before.buyer], [advance, null]);
  const issued = await issueVoucher(world, stay);
  assert.match(issued.number, /^RCV\/\d\d-\d\d\/00001$/);
  const after = (await ask(world, 'desk_booking', { booking_id: stay.id }, 'owner A')).booking;
  assert.deepEqual([after.voucher_amount, after.buyer], [0, company]);
  assert.equal((await issueVoucher(world, stay)).code, 'no_advance');
  const [row] = (await stay.read()).invoices;
  assert.deepEqual([row.kind, row.number, row.total_amount], ['receipt_voucher', issued.number, advance]);
  assert.equal((await ask(world, 'email_invoice', { invoice_id: issued.invoice_id }, 'owner A')).ok, true);
  const told = await stay.emailToGuest('invoice_guest');
  assert.deepEqual(told?.invoice, row);
});

test('the invoice is for the company of the voucher, until a refund voucher has cancelled that', async (world) => {
  const stay = await givenBooking(world);
  await stay.receive();
  const { invoice_id, number } = await issueVoucher(world, stay);
  await startToday(world, stay.id);
  const invoice = (change: object) =>
    ask(world, 'issue_invoice', { booking_id: stay.id, buyer: { ...company, ...change } }, 'owner A');
  assert.equal((await invoice({ company: null, gstin: null })).code, 'other_buyer');
  const { id } = await chargeInvoice(world, stay);
  const vouchers = await world.value(`select facts -> 'vouchers' as vouchers from private.invoices where id = $1`, [
    id,
  ]);
  assert.deepEqual(vouchers, [{ number, amount: advance, issued_on: dayFromToday(0) }]);
  const takeBack = (taken: unknown) =>
    ask(world, 'credit_invoice', { invoice_id: taken, reason: 'Wrong company' }, 'owner A');
  assert.equal((await takeBack(invoice_id)).code, 'adjusted');
  assert.equal((await takeBack(id)).ok, true);
  assert.match((await takeBack(invoice_id)).number, /^RFV\/\d\d-\d\d\/00001$/);
  assert.equal((await invoice({ company: null, gstin: null })).ok, true);
});

test('a refund of the advance, and a payment that is reversed, write the refund voucher', async (world) => {
  const stay = await givenBooking(world);
  const paid = await stay.record();
  await issueVoucher(world, stay);
  assert.equal((await stay.refund({ amount: 10_000 })).ok, true);
  assert.deepEqual(await kinds(world, stay), ['receipt_voucher', 'refund_voucher']);
  const other = await givenBooking(world);
  const { payment_id } = await other.record();
  assert.ok(paid.payment_id && payment_id);
  await issueVoucher(world, other);
  assert.equal((await other.reverse(payment_id)).ok, true);
  assert.deepEqual(
    await world.sql(`select total_amount::integer, (facts ->> 'cgst')::integer * 2 + (facts ->> 'taxable')::integer as sum
      from private.invoices where kind = 'refund_voucher' order by number`),
    [10_000, advance].map((amount) => ({ total_amount: amount, sum: amount })),
  );
});

test('a property without a GST number issues no receipt voucher', async (world) => {
  const stay = await givenBooking(world);
  await stay.receive();
  await stay.set('site_pays_tax = true');
  assert.equal((await issueVoucher(world, stay)).code, 'not_registered');
  await stay.set('site_pays_tax = false');
  await world.sql(
    `update private.compliance set gst_last3 = null, sealed = private.seal(owner_id, '{}') where owner_id = $1`,
    [world.userId('owner A')],
  );
  assert.equal((await issueVoucher(world, stay)).code, 'not_registered');
  assert.equal((await ask(world, 'desk_booking', { booking_id: stay.id }, 'owner A')).booking.voucher_amount, 0);
});
