import assert from 'node:assert/strict';
import { bookingIdOf } from './given.ts';
import { advance, givenBooking } from './givenMoney.ts';
import { ask } from './stayLinks.ts';
import { dayFromToday, type World } from './world.ts';
import { test } from './worldTest.ts';

const buyer = { name: 'Asha Kamat', company: 'Kamat & Daughters', gstin: '27AAPFU0939F1ZV', address: 'Fort, Mumbai' };
const gstr1 = async (world: World, actor: Parameters<typeof ask>[3] = 'owner A', month: unknown = dayFromToday(0)) =>
  ask(world, 'desk_tax_return', { hotel_id: world.hotelOf('owner A').hotel, month }, actor);
/** The world's own GST number may be in no answer, so the owner gets another one. */
const register = (world: World) =>
  world.sql(
    `update private.compliance set sealed = private.seal(owner_id, '{"gst_number": "30AAPFU0939F1Z8"}') where owner_id = $1`,
    [world.userId('owner A')],
  );

test('a GSTR-1 has the documents of its month, and names an invoice to a company without a GST number', async (world) => {
  await register(world);
  const id = await bookingIdOf(world, world.referenceOf('owner A', 'coming'));
  assert.deepEqual(await gstr1(world), { ok: true, returns: [] });
  const stay = await givenBooking(world);
  await stay.receive();
  assert.equal((await ask(world, 'issue_voucher', { booking_id: stay.id, buyer }, 'owner A')).ok, true);
  await world.sql(
    'update public.bookings set check_in_date = private.today(), check_out_date = private.today() + nights where id = $1',
    [id],
  );
  const unnamed = { ...buyer, gstin: null };
  const { invoice_id, number } = await ask(world, 'issue_invoice', { booking_id: id, buyer: unnamed }, 'owner A');
  const { returns } = await gstr1(world);
  const [{ invoices, credit_notes, business, checks, series, advances }] = returns;
  assert.deepEqual([returns.length, invoices, credit_notes, business.length], [1, 1, 0, 0]);
  assert.deepEqual(checks, [{ code: 'no_gstin', invoice_id, number }]);
  assert.deepEqual(
    series.map(({ kind, count }: Record<string, unknown>) => [kind, count]),
    [
      ['invoice', 1],
      ['receipt_voucher', 1],
    ],
  );
  const half = Math.floor((advance * 5 + 105) / 210);
  assert.deepEqual(advances, [{ rate: 5, received: advance - 2 * half, adjusted: 0 }]);
  assert.deepEqual((await gstr1(world, 'owner A', dayFromToday(-40))).returns, []);
});

test('a GSTR-1 is refused to others, for no month, and with a property that the caller may not see', async (world) => {
  for (const month of [null, '-infinity', '0001-01-01', '9999-12-31'])
    assert.equal((await gstr1(world, 'owner A', month)).code, 'invalid_dates');
  assert.equal((await gstr1(world, 'owner B')).code, 'not_found');
  await register(world);
  const id = await bookingIdOf(world, world.referenceOf('owner A', 'coming'));
  await world.sql(
    'update public.bookings set check_in_date = private.today(), check_out_date = private.today() + nights where id = $1',
    [id],
  );
  await ask(world, 'issue_invoice', { booking_id: id, buyer }, 'owner A');
  await world.sql(
    `insert into private.invoices (booking_id, hotel_id, owner_id, year, kind, number, label, issued_on, total_amount, facts)
     select booking_id, $1, owner_id, year, kind, 2, 'INV/26-27/00002', issued_on, total_amount, facts from private.invoices`,
    [world.hotelOf('owner B').hotel],
  );
  assert.equal((await gstr1(world)).code, 'other_properties');
  assert.equal((await gstr1(world, 'admin')).returns[0].invoices, 2);
});
