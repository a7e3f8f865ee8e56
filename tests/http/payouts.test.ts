import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { onDay } from './atNight.ts';
import { asAdmin, setSettings } from './given.ts';
import { advance, type Booking, givenBooking, nextUtr, price } from './givenMoney.ts';
import { ask } from './stayLinks.ts';
import { dayFromToday, type World } from './world.ts';
import { test } from './worldTest.ts';

const hotelOf = (world: World) => world.hotelOf('owner A').hotel;
const month = dayFromToday(0).slice(0, 7);
const account = (world: World, first = `${month}-01`) =>
  ask(world, 'desk_payouts', { hotel_id: hotelOf(world), month: first }, 'owner A');
const duesOf = async (world: World) =>
  (await ask(world, 'admin_payouts', {}, 'admin')).properties.map((one: { due: number }) => one.due);
const setFee = (world: World, site_fee_percent: number) => setSettings(world, { site_fee_percent });

const arrives = (booking: Booking) =>
  booking.set(`check_in_date = private.today(), check_out_date = private.today() + 2, terms_date = private.today()`);
async function givenArrival(world: World): Promise<Booking> {
  const booking = await givenBooking(world);
  await booking.receive();
  await arrives(booking);
  return booking;
}
const record = (world: World, amount: number, change: object = {}) =>
  ask(
    world,
    'admin_record_payout',
    {
      ...{ hotel_id: hotelOf(world), paid_on: dayFromToday(0), reference: nextUtr() },
      ...{ amount, idempotency_key: randomUUID(), ...change },
    },
    'admin',
  );
const rowsOf = ({ entries }: { entries: Record<string, unknown>[] }) =>
  entries.map(({ received, refunded, fee, tax, amount, paid_on }) => [received, refunded, fee, tax, amount, paid_on]);

test('a payout pays what the site has received for guests who have arrived, less its fee', async (world) => {
  await setFee(world, 2.5);
  const here = await givenArrival(world);
  const later = await givenBooking(world);
  await later.receive();
  // 2.5 % of ₹6,900 is ₹172.50.
  const share = advance - 17_300;
  assert.deepEqual(await duesOf(world), [share]);
  assert.deepEqual(await record(world, share + 1), { ok: false, code: 'changed', amount: share });
  const { payout } = await record(world, share);
  assert.equal(payout.amount, share);
  assert.deepEqual(await duesOf(world), []);
  assert.deepEqual(await record(world, share), { ok: false, code: 'nothing_due' });
  const seen = await account(world);
  assert.deepEqual(rowsOf(seen), [[advance, 0, 17_300, 0, share, dayFromToday(0)]]);
  assert.equal(seen.entries[0].booking_reference, here.booking_reference);
  assert.deepEqual([seen.opening, seen.closing, seen.due], [0, 0, 0]);
  const mail = await world.row(`select recipient, data from private.outbox where kind = 'payout_recorded'`);
  assert.deepEqual([mail?.data.amount, mail?.data.reference], [share, payout.reference]);
  const next = await account(
    world,
    (await later.facts(`to_char(check_in_date, 'YYYY-MM-01') as first`))?.first as string,
  );
  assert.deepEqual(
    next.later.map((one: Record<string, unknown>) => [one.booking_reference, one.received]),
    [[later.booking_reference, advance]],
  );
});

test('the fee of a booking is that of the day it was made, and the desk books without one', async (world) => {
  await setFee(world, 10);
  const old = await givenBooking(world);
  await setFee(world, 20);
  const young = await givenBooking(world);
  const { room } = world.hotelOf('owner A');
  const { booking_id } = await ask(
    world,
    'book_at_desk',
    {
      ...{ room_category_id: room, check_in_date: dayFromToday(70), check_out_date: dayFromToday(72), num_rooms: 1 },
      ...{ num_adults: 2, num_children: 0, guest_name: 'Asha Kamat', guest_phone: '+91 98200 77777' },
      ...{ total_amount: price, idempotency_key: randomUUID() },
    },
    'owner A',
  );
  const fees = await world.column(
    `select fee_percent::float as fee from public.bookings where id = any ($1) order by fee_percent`,
    [[old.id, young.id, booking_id]],
  );
  assert.deepEqual(fees, [0, 10, 20]);
});

test('a refund after a payout is deducted from the next one', async (world) => {
  const first = await givenArrival(world);
  assert.equal((await record(world, advance)).ok, true);
  await first.cancelByProperty();
  const { due, entries } = await account(world);
  assert.equal(due, -advance);
  assert.deepEqual(
    entries.map((one: Record<string, unknown>) => [one.is_change, one.refunded, one.amount]),
    [
      [false, 0, advance],
      [true, advance, -advance],
    ],
  );
  assert.equal((await record(world, -advance)).code, 'nothing_due');
  const second = await givenArrival(world);
  const third = await givenArrival(world);
  assert.equal((await record(world, advance)).ok, true);
  const after = await account(world);
  assert.deepEqual([after.due, after.closing], [0, 0]);
  assert.equal(after.entries.length, 4, `with ${second.booking_reference} and ${third.booking_reference}`);
});

test('the statement of a month that is over stays as it was: what changes later belongs to the next one', async (world) => {
  const [here, cancelled] = [await givenArrival(world), await givenBooking(world, undefined, 'non_refundable')];
  await cancelled.receive();
  await cancelled.set(`cancel_answer_by = now() + interval '1 day', booking_status = 'cancelled'`);
  const next = await world.value(
    `select (date_trunc('month', private.today()) + interval '1 month')::date::text as next`,
  );
  await onDay(world, next, async () => {
    const over = await account(world);
    assert.deepEqual(rowsOf(over), [[advance, 0, 0, 0, advance, null]]);
    await here.refundBySite({ amount: 1000 });
    await cancelled.set('cancel_answer_by = null');
    assert.deepEqual(
      { ...(await account(world)), due: 0, hotel: 0, later: [] },
      { ...over, due: 0, hotel: 0, later: [] },
    );
    const { opening, closing, due, entries } = await account(world, next);
    assert.deepEqual([opening, closing, due], [advance, 2 * advance - 1000, 2 * advance - 1000]);
    assert.deepEqual(
      entries.map((one: Record<string, unknown>) => [one.booking_reference, one.on, one.is_change, one.amount]).sort(),
      [
        [here.booking_reference, next, true, -1000],
        [cancelled.booking_reference, next, false, advance],
      ].sort(),
    );
    assert.equal((await record(world, due, { paid_on: next })).ok, true);
    const paid = await account(world);
    assert.deepEqual([paid.closing, rowsOf(paid)], [advance, [[advance, 0, 0, 0, advance, next]]]);
    assert.deepEqual([(await account(world, next)).closing, await duesOf(world)], [0, []]);
  });
});

test('what is kept of a cancelled booking is paid out with the fee on it, once its guest can no longer object', async (world) => {
  await setFee(world, 10);
  const booking = await givenBooking(world, undefined, 'non_refundable');
  await booking.receive();
  await booking.set(`cancel_answer_by = now() + interval '1 day', booking_status = 'cancelled'`);
  assert.deepEqual(await duesOf(world), []);
  await booking.set('cancel_answer_by = null');
  const fee = Math.round(advance / 1000) * 100;
  assert.deepEqual(await duesOf(world), [advance - fee]);
  await booking.refundBySite();
  assert.deepEqual(await duesOf(world), [], 'nothing is kept, and no fee on it');
});

test('the site deducts the GST that it pays for a property that is not registered', async (world) => {
  await world.sql('update private.compliance set gst_last3 = null');
  const booking = await givenArrival(world);
  const { tax } = (await booking.facts('tax_amount::integer as tax')) as { tax: number };
  assert.ok(tax > 0);
  await world.sql(`update private.compliance set gst_last3 = '1Z5'`);
  assert.deepEqual(rowsOf(await account(world)), [[advance, 0, 0, tax, advance - tax, null]]);
});

test('a reversed payout is due again, and its reference can be used again', async (world) => {
  await givenArrival(world);
  const reference = nextUtr();
  const { payout } = await record(world, advance, { reference });
  const reverse = (reason: unknown, payout_id = payout.id) =>
    ask(world, 'admin_reverse_payout', { payout_id, reason }, 'admin');
  for (const reason of [null, ' ', 'x'.repeat(201), 'a\nb']) assert.equal((await reverse(reason)).code, 'no_reason');
  assert.equal((await reverse('A typing error', randomUUID())).code, 'not_found');
  assert.equal((await reverse('The bank returned it')).payout.reverse_reason, 'The bank returned it');
  assert.equal((await reverse('The bank returned it')).code, 'already_reversed');
  const { due, opening, closing, payouts } = await account(world);
  assert.deepEqual([due, opening, closing], [advance, 0, advance]);
  assert.deepEqual(
    payouts.map((one: { counts: number }) => one.counts),
    [-advance, advance],
  );
  assert.equal((await record(world, advance, { reference })).ok, true);
  const kinds = await world.column(`select kind from private.outbox where kind like 'payout_re%' order by id`);
  assert.deepEqual(kinds, ['payout_recorded', 'payout_reversed', 'payout_recorded']);
  const notes = await world.value(`select count(*)::integer as notes from private.audit_log where entity = 'payouts'`);
  assert.equal(notes, 3, 'each is in the audit log');
  await assert.rejects(world.sql('update private.payouts set amount = 1'), /stay as they were recorded/);
  await assert.rejects(world.sql('delete from private.payout_lines'), /stay as they were recorded/);
});

test('a form that is sent twice is one payout, and bad input is refused', async (world) => {
  await givenArrival(world);
  const form = { idempotency_key: randomUUID(), reference: 'NEFT 4711' };
  for (const [change, field] of [
    [{ paid_on: dayFromToday(1) }, 'paid_on'],
    [{ paid_on: dayFromToday(-400) }, 'paid_on'],
    [{ paid_on: null }, 'paid_on'],
    [{ reference: ' ' }, 'reference'],
    [{ reference: 'x'.repeat(61) }, 'reference'],
    [{ note: 'a\nb' }, 'note'],
    [{ amount: null }, 'amount'],
    [{ idempotency_key: null }, 'amount'],
  ] as const)
    assert.deepEqual(await record(world, advance, { ...form, ...change }), {
      ok: false,
      code: 'invalid_payout',
      field,
    });
  assert.equal((await record(world, advance, { ...form, hotel_id: randomUUID() })).code, 'not_found');
  assert.equal((await record(world, advance, { ...form, paid_on: dayFromToday(-1) })).code, 'nothing_due');
  const [first, again] = [await record(world, advance, form), await record(world, advance, form)];
  assert.deepEqual([first.replayed, again.replayed, again.payout.id], [false, true, first.payout.id]);
  assert.equal((await record(world, advance, { ...form, reference: 'NEFT 4712' })).code, 'key_reused');
  await givenArrival(world);
  assert.equal((await record(world, advance, { reference: 'neft 4711' })).code, 'reference_used');
});

test('owner and managers read the payouts of their own property, and nobody else', async (world) => {
  const args = { hotel_id: hotelOf(world), month: `${month}-15` };
  for (const actor of ['owner A', 'manager', 'admin'] as const)
    assert.equal((await ask(world, 'desk_payouts', args, actor)).ok, true, actor);
  assert.equal((await ask(world, 'desk_payouts', args, 'desk')).code, 'not_allowed');
  for (const actor of ['owner B', 'user'] as const)
    assert.equal((await ask(world, 'desk_payouts', args, actor)).code, 'not_found', actor);
  assert.equal((await world.rpc('anon', 'desk_payouts', args)).status, 401);
  for (const bad of [null, '1999-01-01', '9999-01-01', '5874897-12-31'])
    assert.equal((await account(world, bad as string)).code, 'invalid_dates');
  const deeds = {
    admin_payouts: {},
    admin_record_payout: {
      ...args,
      paid_on: dayFromToday(0),
      amount: 1,
      reference: 'x',
      idempotency_key: randomUUID(),
    },
    admin_reverse_payout: { payout_id: randomUUID(), reason: 'x' },
  };
  for (const [name, { month: _, ...given }] of Object.entries(deeds as Record<string, { month?: string }>))
    for (const actor of ['owner A', 'manager', 'user'] as const)
      assert.equal((await world.rpc(actor, name, given)).status, 403, `${actor} calls ${name}`);
});

test('the data of an owner contain the payouts', async (world) => {
  await givenArrival(world);
  await record(world, advance, { reference: 'NEFT 5' });
  const row = await world.row(
    `select jsonb_path_query_array(private.personal_data(p.owner_id, null, true), '$.listings[*].payouts[*]') as payouts
     from public.properties as p join public.hotels as h on h.property_id = p.id where h.id = $1`,
    [hotelOf(world)],
  );
  assert.partialDeepStrictEqual(row, { payouts: [{ amount: advance, reference: 'NEFT 5' }] });
});

test('everybody reads the fee of the site', async (world) => {
  await setFee(world, 12.5);
  assert.deepEqual(await ask(world, 'site_fee', {}), { ok: true, fee_percent: 12.5 });
});

test('the overview of admins counts the refunds and payouts that Payments lists as due', async (world) => {
  const stay = await givenBooking(world);
  await stay.record({ amount: 5000 });
  await stay.cancelByProperty();
  const paid = await givenBooking(world, 0);
  await paid.receive();
  const { refunds_due, payouts_due } = await asAdmin(world, 'admin_overview');
  const { properties } = await asAdmin(world, 'admin_payouts');
  assert.deepEqual([(await asAdmin(world, 'admin_advances')).refunds_due.length, refunds_due], [1, 1]);
  assert.deepEqual([properties.filter(({ due }: { due: number }) => due > 0).length, payouts_due], [1, 1]);
});
