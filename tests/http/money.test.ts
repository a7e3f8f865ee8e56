import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Actor } from './actors.ts';
import { bookingIdOf, lookUp } from './given.ts';
import { dayFromToday, type World, worldPrice } from './world.ts';
import { test } from './worldTest.ts';

const price = worldPrice['owner A'];
const total = 2 * price;

const ask = async (world: World, name: string, args: object, actor: Actor = 'owner A') =>
  (await world.rpc(actor, name, args)).json;
const bookingOf = (world: World) => bookingIdOf(world, world.referenceOf('owner A', 'coming'));
const payment = (booking_id: string, change: object = {}) => ({
  ...{ booking_id, kind: 'received', amount: price, method: 'upi', reference: 'Slip 402312345678' },
  idempotency_key: randomUUID(),
  ...change,
});
const note = (world: World, booking_id: string, change: object = {}, actor?: Actor) =>
  ask(world, 'note_payment', payment(booking_id, change), actor);
const reverse = (world: World, payment_id: unknown, reason = 'Typed twice') =>
  ask(world, 'reverse_payment', { payment_id, note: reason });
const readTill = (world: World, change: object = {}, actor?: Actor) =>
  ask(world, 'desk_till', { hotel_id: world.hotelOf('owner A').hotel, day: dayFromToday(0), ...change }, actor);
const setStatus = (world: World, id: string, status: string) =>
  world.sql('update public.bookings set payment_status = $2::public.payment_status where id = $1', [id, status]);
const statusOf = async (world: World, id: string) =>
  (await world.sql('select payment_status::text as status from public.bookings where id = $1', [id]))[0]?.status;

/** A booking of one night brought in with its payments. */
async function givenImported(world: World, advance_amount: number, payment_status = 'pending'): Promise<string> {
  const [row] = await world.sql<{ id: string }>(
    `insert into public.bookings (
       hotel_id, room_category_id, guest_name, guest_email, check_in_date, check_out_date, base_price, total_amount, tax_rate, tax_amount,
       advance_percent, advance_amount, payment_status, created_at
     ) select hotel_id, room_category_id, 'Guest', 'guest@guest.example', private.today() + 310, private.today() + 311, 1000, 1000, 0, 0,
       $2::integer / 10, $2, $3::public.payment_status, now() - interval '3 days'
     from public.bookings where id = $1 returning id`,
    [await bookingOf(world), advance_amount, payment_status],
  );
  return row?.id ?? '';
}

const buyer = { name: 'Asha Kamat', company: 'Kamat & Daughters', gstin: '27AAPFU0939F1ZV', address: null };
const issue = async (world: World, change: object = {}) =>
  ask(world, 'issue_invoice', { booking_id: await bookingOf(world), buyer: { ...buyer, ...change } });
const startToday = (world: World, id: string) =>
  world.sql(
    'update public.bookings set check_in_date = private.today(), check_out_date = private.today() + nights where id = $1',
    [id],
  );

test('nobody reads or writes payments and invoices of another hotel', async (world) => {
  const booking_id = await bookingOf(world);
  await startToday(world, booking_id);
  const { hotel: hotel_id } = world.hotelOf('owner A');
  const { payment_id } = await note(world, booking_id);
  const { invoice_id } = await issue(world);
  const calls: Record<string, Record<string, unknown>> = {
    note_payment: payment(booking_id),
    reverse_payment: { payment_id, note: 'Was none' },
    desk_till: { hotel_id, day: dayFromToday(0) },
    issue_invoice: { booking_id, buyer },
    credit_invoice: { invoice_id, reason: 'Wrong company' },
    desk_invoice: { invoice_id },
    desk_invoices: { hotel_id, month: dayFromToday(0) },
  };
  for (const [name, args] of Object.entries(calls)) {
    assert.equal((await world.rpc('anon', name, args)).status, 401, name);
    const entries = Object.entries(args);
    const nowhere = Object.fromEntries(
      entries.map(([key, value]) => [key, /^(booking|payment|hotel|invoice)_id$/.test(key) ? randomUUID() : value]),
    );
    for (const actor of ['user', 'owner B'] satisfies Actor[])
      for (const given of [args, nowhere]) {
        const { status, json } = await world.rpc(actor, name, given);
        assert.deepEqual([status, json], [200, { ok: false, code: 'not_found' }], `${actor} calls ${name}`);
      }
    assert.equal((await ask(world, name, nowhere, 'admin')).code, 'not_found', name);
  }
  const { entries, received, refunded, net } = await readTill(world);
  assert.deepEqual([entries.length, entries[0].by_name, received, refunded, net], [1, 'You', price, 0, price]);
  assert.equal((await world.sql('select from private.invoices')).length, 1);
});

test('a guest reads what the desk received, online and in emails', async (world) => {
  const id = await bookingOf(world);
  await note(world, id);
  assert.equal((await lookUp(world, world.referenceOf('owner A', 'coming'))).paid_amount, price);
  const [mail] = await world.sql<{ paid: number }>(
    `select (private.mail_facts('booking_guest', jsonb_build_object('booking_id', $1::text)) -> 'paid_amount')::integer as paid`,
    [id],
  );
  assert.equal(mail?.paid, price);
});

test('rejects an amount above the balance, and a refund above the amount received', async (world) => {
  const id = await bookingOf(world);
  await note(world, id);
  for (const [args, most] of [
    [{ amount: total }, total - price],
    [{ kind: 'refunded', amount: price + 1 }, price],
  ] as const) {
    const answer = await note(world, id, args);
    assert.deepEqual([answer.code, answer.most], ['too_much', most]);
  }
});

test('the same payment sent twice is one, and its key takes no other', async (world) => {
  const again = payment(await bookingOf(world), { amount: 1 });
  const made = await ask(world, 'note_payment', again);
  assert.deepEqual([made.ok, made.replayed, made.ledger.received], [true, false, 1]);
  assert.deepEqual(await ask(world, 'note_payment', again), { ...made, replayed: true });
  assert.equal((await ask(world, 'note_payment', { ...again, amount: 2 })).code, 'key_reused');
});

test('a payment is reversed once, with a reason, unless a refund rests on it', async (world) => {
  const id = await bookingOf(world);
  const first = await note(world, id);
  const second = await note(world, id, { amount: total - price });
  assert.equal(await statusOf(world, id), 'paid');
  assert.equal((await reverse(world, second.payment_id, '  ')).code, 'no_reason');
  assert.equal((await reverse(world, second.payment_id)).ledger.balance, total - price);
  assert.equal((await reverse(world, second.payment_id)).code, 'already_reversed');
  await note(world, id, { kind: 'refunded', amount: price - 1 });
  assert.equal(await statusOf(world, id), 'refunded');
  assert.equal((await reverse(world, first.payment_id)).code, 'refund_rests_on_it');
});

test('what an admin does at the desk is in the audit log, and named to the hotel', async (world) => {
  const id = await bookingOf(world);
  await note(world, id, {}, 'admin');
  await readTill(world, {}, 'admin');
  assert.deepEqual(
    await world.sql(
      `select entity, entity_id from private.audit_log where actor_id = $1 and (entity = 'payments' or entity_id = 'till') order by 1`,
      [world.userId('admin')],
    ),
    [
      { entity: 'bookings', entity_id: 'till' },
      { entity: 'payments', entity_id: id },
    ],
  );
  assert.equal((await readTill(world)).entries[0].by_name, 'Susegad Stays');
});

test('a till is read of a day of this century, and lists the refunds due', async (world) => {
  for (const day of [null, 'infinity', '1999-12-31'])
    assert.equal((await readTill(world, { day })).code, 'invalid_dates', String(day));
  const id = await bookingOf(world);
  await note(world, id);
  await world.sql(`update public.bookings set booking_status = 'cancelled' where id = $1`, [id]);
  assert.equal((await note(world, id, { amount: 1 })).code, 'cancelled');
  await world.sql('select private.owe_refund($1, 3)', [id]);
  const { owed } = await readTill(world);
  assert.deepEqual(
    owed.map(({ booking_id, open }: Record<string, unknown>) => [booking_id, open]),
    [[id, 3]],
  );
  assert.equal((await note(world, id, { kind: 'refunded', amount: 3 })).ledger.refund_owed, 0);
});

test('the site receives the advance and no more, apart in the till, and refunds it', async (world) => {
  const id = await givenImported(world, 300);
  const bySite = (change: object) => note(world, id, { method: 'site', ...change });
  for (const [args, code, most] of [
    [{ amount: 301 }, 'not_by_site', 300],
    [{ kind: 'refunded', amount: 1 }, 'too_much', 0],
  ] as const) {
    const answer = await bySite(args);
    assert.deepEqual([answer.code, answer.most], [code, most]);
  }
  const { payment_id, ledger } = await bySite({ amount: 300 });
  assert.deepEqual([ledger.at_site, ledger.pays_site, ledger.balance], [300, true, 700]);
  assert.equal((await bySite({ amount: 1 })).code, 'not_by_site');
  await note(world, id, { amount: 200, method: 'cash' });
  assert.equal((await bySite({ kind: 'refunded', amount: 301 })).most, 300);
  const { received, net, methods, entries } = await readTill(world);
  assert.deepEqual([received, net, entries[0].at_site], [200, 200, 300]);
  assert.deepEqual(methods.at(-1), { method: 'site', received: 300, refunded: 0, net: 300 });
  await bySite({ kind: 'refunded', amount: 300 });
  assert.equal((await ask(world, 'desk_booking', { booking_id: id })).booking.payments.at_site, 0);
  await note(world, id, { amount: 600, method: 'cash' });
  assert.equal((await reverse(world, payment_id)).code, 'refund_rests_on_it');
});

test('an advance that is marked by hand as paid and refunded went through the site', async (world) => {
  const id = await givenImported(world, 300);
  for (const status of ['paid', 'refunded']) await setStatus(world, id, status);
  assert.deepEqual(
    await world.sql(
      `select kind::text, method::text, amount::integer from private.standing_payments($1) where kind <> 'claimed' order by position`,
      [id],
    ),
    [
      { kind: 'received', method: 'site', amount: 300 },
      { kind: 'refunded', method: 'site', amount: 300 },
    ],
  );
});

test('a booking brought in as paid has its payment, of the day it was booked', async (world) => {
  const id = await givenImported(world, 0, 'paid');
  assert.deepEqual(
    await world.sql(
      `select kind::text, amount::integer, note, at < now() - interval '2 days' as is_old from private.payments where booking_id = $1`,
      [id],
    ),
    [{ kind: 'received', amount: 1000, note: 'Marked as paid', is_old: true }],
  );
});

test('a payment settles no claim of another booking, and none is changed or removed', async (world) => {
  const id = await bookingOf(world);
  const [other] = await world.sql<{ id: string }>(
    `insert into private.payments (booking_id, kind, amount, method)
     select id, 'claimed', 5, 'upi' from public.bookings where booking_reference = $1 returning id`,
    [world.referenceOf('owner B', 'coming')],
  );
  const { code, field } = await note(world, id, { amount: 5, settles: other?.id });
  assert.deepEqual([code, field], ['invalid_payment', 'settles']);
  for (const sql of ['update private.payments set amount = amount + 1', 'delete from private.payments'])
    await assert.rejects(world.sql(sql), /stay as they are/);
});

test('an invoice names a company with its GST number, once, from check-in on', async (world) => {
  for (const [field, change] of Object.entries({ gstin: { gstin: '27AAPFU0939F1ZW' }, company: { company: ' ' } }))
    assert.deepEqual(await issue(world, change), { ok: false, code: 'invalid_buyer', field });
  assert.equal((await issue(world)).code, 'too_early');
  await startToday(world, await bookingOf(world));
  assert.match((await issue(world)).number, /^INV\/\d\d-\d\d\/00001$/);
  assert.equal((await issue(world)).code, 'already_issued');
  const [kept] = await world.sql<{ gstin: string; sum: string }>(
    `select facts -> 'seller' ->> 'gstin' as gstin,
       (facts ->> 'taxable')::bigint + (facts ->> 'cgst')::bigint + (facts ->> 'sgst')::bigint as sum
     from private.invoices`,
  );
  assert.match(kept?.gstin ?? '', /^30[A-Z]{5}\d{4}[A-Z]1Z5$/);
  assert.equal(Number(kept?.sum), total);
  for (const sql of ['update private.invoices set buyer = null', 'delete from private.invoices'])
    await assert.rejects(world.sql(sql), /stays as it was issued/);
  const { hotel: hotel_id } = world.hotelOf('owner A');
  for (const month of [null, '-infinity'])
    assert.equal((await ask(world, 'desk_invoices', { hotel_id, month })).code, 'invalid_dates');
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
    assert.equal((await ask(world, 'credit_invoice', { ...credit, invoice_id })).code, 'already_credited');
  assert.deepEqual(
    await world.sql(
      `select entity_id, label from private.audit_log where entity = 'invoices' and actor_id is not null`,
    ),
    [{ entity_id: id, label: credited.number }],
  );
  const second = await issue(world, { company: null, gstin: null });
  assert.match(second.number, /00002$/);
  await world.sql(`update public.bookings set booking_status = 'cancelled' where id = $1`, [id]);
  const { booking } = await ask(world, 'desk_booking', { booking_id: id });
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
