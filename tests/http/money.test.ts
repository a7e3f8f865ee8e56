import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Actor } from './actors.ts';
import { changeBookingAsAdmin } from './asAdmin.ts';
import { bookingIdOf, lookUp } from './given.ts';
import {
  advance,
  bookNext,
  givenReport,
  lastOf,
  ledgerOf,
  mails,
  price,
  receive,
  record,
  refund,
  refundBySite,
  reject,
  reverse,
  statesOf,
} from './givenMoney.ts';
import { ask, change } from './stayLinks.ts';
import { dayFromToday, type World } from './world.ts';
import { test } from './worldTest.ts';

const readTill = (world: World, change: object = {}, actor: Actor = 'owner A') =>
  ask(world, 'desk_till', { hotel_id: world.hotelOf('owner A').hotel, day: dayFromToday(0), ...change }, actor);
const statusOf = async (world: World, { id }: { id: string }) =>
  (await world.sql('select payment_status::text as status from public.bookings where id = $1', [id]))[0]?.status;
const cancelByProperty = (world: World, { id }: { id: string }) =>
  ask(world, 'cancel_stay', { booking_id: id, seen: {}, reason: 'A pipe', by_house: true }, 'owner A');

const buyer = { name: 'Asha Kamat', company: 'Kamat & Daughters', gstin: '27AAPFU0939F1ZV', address: null };
const bookingOf = (world: World) => bookingIdOf(world, world.referenceOf('owner A', 'coming'));
const issue = async (world: World, change: object = {}) =>
  ask(world, 'issue_invoice', { booking_id: await bookingOf(world), buyer: { ...buyer, ...change } }, 'owner A');
const startToday = (world: World, id: string) =>
  world.sql(
    'update public.bookings set check_in_date = private.today(), check_out_date = private.today() + nights where id = $1',
    [id],
  );

test('nobody reads or writes payments and invoices of another property', async (world) => {
  const booking_id = await bookingOf(world);
  await startToday(world, booking_id);
  const { hotel: hotel_id } = world.hotelOf('owner A');
  const { payment_id: entry_id } = await record(world, { id: booking_id }, { amount: 1000 });
  const { invoice_id } = await issue(world);
  const entry = { booking_id, amount: 1, method: 'cash', idempotency_key: randomUUID() };
  const calls: Record<string, Record<string, unknown>> = {
    record_payment: entry,
    record_refund: entry,
    reverse_entry: { entry_id, reason: 'Was none' },
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
      entries.map(([key, value]) => [key, /^(booking|entry|hotel|invoice)_id$/.test(key) ? randomUUID() : value]),
    );
    for (const actor of ['user', 'owner B'] satisfies Actor[])
      for (const given of [args, nowhere]) {
        const { status, json } = await world.rpc(actor, name, given);
        assert.deepEqual([status, json], [200, { ok: false, code: 'not_found' }], `${actor} calls ${name}`);
      }
    assert.equal((await ask(world, name, nowhere, 'admin')).code, 'not_found', name);
  }
  const { entries, received, refunded, net } = await readTill(world);
  assert.deepEqual([entries.length, entries[0].by_name, received, refunded, net], [1, 'You', 1000, 0, 1000]);
  assert.equal((await world.sql('select from private.invoices')).length, 1);
});

test('desk, guest and emails read the same of what the desk received and refunded', async (world) => {
  const stay = await bookNext(world);
  const told = async () => {
    const { balance, received, refunded } = await ledgerOf(world, stay);
    const { paid_amount, balance_due } = await lookUp(world, stay.booking_reference);
    const [mail] = await world.sql<{ facts: { paid_amount: number; balance_due: number } }>(
      `select private.mail_facts('booking_guest', jsonb_build_object('booking_id', $1::text)) as facts`,
      [stay.id],
    );
    assert.deepEqual([mail?.facts.paid_amount, mail?.facts.balance_due], [paid_amount, balance_due]);
    assert.deepEqual([received - refunded, balance], [paid_amount, balance_due]);
    return [paid_amount, balance_due];
  };
  const { ledger } = await record(world, stay, { amount: 9000, method: 'upi', reference: ' 4023 1234 5678 ' });
  assert.partialDeepStrictEqual(ledger.entries[0], {
    ...{ thing: 'payment', state: 'received', holder: 'property', method: 'upi', reference: '402312345678' },
    ...{ by_name: 'You', by_guest: false, may: ['reverse'] },
  });
  assert.deepEqual(await told(), [9000, price - 9000]);
  const refunded = await refund(world, stay, { amount: 4000 });
  assert.equal(refunded.ledger.entries[0].reason, 'agreed');
  assert.deepEqual(await told(), [5000, price - 5000]);
  assert.deepEqual(await mails(world, 'payment_received', stay), [], 'the guest gave it to the desk themselves');
});

const line = 'x'.repeat(61);
for (const [field, ...values] of [
  ['amount', null, 0, -1, 300_000_000_000_001],
  ['method', null, '', 'site', 'online'],
  ['holder', null, 'guest'],
  ['reference', line, 'two\nlines'],
  ['note', line.repeat(4), 'two\nlines'],
] as const)
  test(`rejects a payment or refund whose ${field} is invalid`, async (world) => {
    const stay = await bookNext(world);
    for (const value of values)
      for (const call of [record, refund])
        for (const actor of ['owner A', 'admin'] as const) {
          const { code, field: named } = await call(world, stay, { [field]: value }, actor);
          assert.deepEqual([code, named], ['invalid_payment', field], `${value}`);
        }
    for (const call of [record, refund])
      assert.equal((await call(world, stay, { idempotency_key: null })).code, 'invalid_payment');
    assert.deepEqual([await statesOf(world, stay), await statesOf(world, stay, 'refunds')], [[], []]);
  });

test('receives no payment as the reported one that is another, or of another booking', async (world) => {
  const [stay, other] = [await bookNext(world), await bookNext(world)];
  const { payment_id } = await record(world, other, { is_reported: true });
  const { payment_id: own } = await record(world, stay, { amount: 5 });
  for (const args of [{ payment_id }, { payment_id: own }, { payment_id: randomUUID() }])
    assert.equal((await record(world, stay, args)).field, 'payment_id');
  assert.equal((await record(world, other, { payment_id, is_reported: true })).field, 'payment_id');
});

test('rejects a payment above the balance, and a refund above what was received', async (world) => {
  const stay = await bookNext(world);
  await record(world, stay, { amount: 9000 });
  const too = (most: number) => ({ ok: false, code: 'too_much', most });
  assert.deepEqual(await record(world, stay, { amount: price }), too(price - 9000));
  assert.deepEqual(await refund(world, stay, { amount: 9001 }), too(9000));
  // What the desk expects counts only against what else it expects.
  await record(world, stay, { amount: 1000, is_reported: true });
  assert.deepEqual(await record(world, stay, { amount: price, is_reported: true }), too(price - 10_000));
  assert.equal((await record(world, stay, { amount: price - 9000 })).ok, true);
});

test('the same form sent twice is one payment or refund, and its key takes no other', async (world) => {
  const stay = await bookNext(world);
  for (const [call, id] of [
    [record, 'payment_id'],
    [refund, 'refund_id'],
  ] as const) {
    const form = { amount: 7, reference: 'Slip 1', note: 'Late', idempotency_key: randomUUID() };
    const made = await call(world, stay, form);
    assert.deepEqual([made.ok, made.replayed, typeof made[id]], [true, false, 'string']);
    assert.deepEqual(await call(world, stay, form), { ...made, replayed: true });
    for (const other of [{ amount: 2 }, { method: 'upi' }, { reference: 'Slip 2' }, { note: null }])
      assert.equal((await call(world, stay, { ...form, ...other })).code, 'key_reused');
  }
});

test('the desk writes no money of the site, and an admin does', async (world) => {
  const stay = await givenReport(world);
  const site = { holder: 'site', amount: 100, method: 'upi' };
  const { payment_id } = await receive(world, stay, { amount: 500 });
  const { refund_id } = await refundBySite(world, stay, { amount: 200 });
  for (const actor of ['owner A', 'manager', 'desk'] as const)
    for (const answer of [
      await record(world, stay, site, actor),
      await record(world, stay, { ...site, is_reported: true }, actor),
      await refund(world, stay, site, actor),
      await reverse(world, payment_id, actor),
      await reverse(world, refund_id, actor),
      await reject(world, stay, actor),
    ])
      assert.deepEqual(answer, { ok: false, code: 'site_records_it' }, actor);
  assert.ok((await ledgerOf(world, stay)).entries.every(({ may }: { may: string[] }) => may.length === 0));
  assert.equal((await reverse(world, refund_id, 'admin')).ok, true);
  assert.equal((await reverse(world, payment_id, 'admin')).ok, true);
  // An admin uses any desk, and is named there.
  const { payment_id: atDesk } = await record(world, stay, { amount: 100 }, 'admin');
  assert.equal((await readTill(world)).entries[0].by_name, 'Susegad Stays');
  assert.equal((await reverse(world, atDesk)).ok, true);
  assert.equal((await readTill(world, {}, 'admin')).ok, true);
  assert.deepEqual(
    await world.sql(
      `select distinct entity, entity_id from private.audit_log
       where actor_id = $1 and (entity in ('payments', 'refunds') or entity_id = 'till') order by 1`,
      [world.userId('admin')],
    ),
    [
      { entity: 'bookings', entity_id: 'till' },
      { entity: 'payments', entity_id: stay.id },
      { entity: 'refunds', entity_id: stay.id },
    ],
  );
});

test('the site receives the advance and no more, apart in the till, and refunds it', async (world) => {
  const stay = await bookNext(world);
  assert.deepEqual(await receive(world, stay, { amount: advance + 1 }), {
    ...{ ok: false, code: 'not_by_site', most: advance },
  });
  assert.equal((await refundBySite(world, stay, { amount: 1 })).most, 0);
  const { payment_id, ledger } = await receive(world, stay);
  assert.deepEqual([ledger.at_site, ledger.pays_site, ledger.balance], [advance, true, price - advance]);
  assert.equal((await receive(world, stay, { amount: 1 })).code, 'not_by_site');
  await record(world, stay, { amount: 200 });
  assert.equal((await refundBySite(world, stay, { amount: advance + 1 })).most, advance);
  assert.equal((await refund(world, stay, { amount: 201 })).most, 200, 'nor does the property refund what it has not');
  await refundBySite(world, stay);
  const { methods, received, net, site, entries } = await readTill(world);
  assert.deepEqual([received, net, site], [200, 200, { received: advance, refunded: advance }]);
  assert.deepEqual(methods, [{ method: 'cash', received: 200, refunded: 0, net: 200 }]);
  assert.deepEqual(
    entries.map(({ counts }: { counts: number }) => counts),
    [-advance, 200, advance],
  );
  assert.equal((await reverse(world, payment_id, 'admin')).code, 'refund_depends_on_it');
});

test('a payment is reversed once, with a reason, and counts against the day', async (world) => {
  const stay = await bookNext(world);
  const { payment_id } = await record(world, stay, { amount: price });
  assert.equal(await statusOf(world, stay), 'paid');
  for (const reason of ['  ', line.repeat(4), 'two\nlines'])
    assert.equal((await reverse(world, payment_id, 'owner A', reason)).code, 'no_reason');
  assert.equal((await reverse(world, payment_id)).ledger.balance, price);
  assert.equal((await reverse(world, payment_id)).code, 'already_reversed');
  assert.equal(await statusOf(world, stay), 'pending');
  const { received, entries } = await readTill(world);
  assert.deepEqual([received, entries[0].counts, entries[0].end_reason], [0, -price, 'A typing error']);
});

test('the desk receives or rejects what it expects', async (world) => {
  const stay = await bookNext(world);
  const expected = async () => (await record(world, stay, { amount: 500, is_reported: true })).payment_id;
  const [first, second] = [await expected(), await expected()];
  const { ledger } = await record(world, stay, { amount: 400, payment_id: first });
  assert.deepEqual([ledger.received, ledger.reported, ledger.balance], [400, 500, price - 400]);
  assert.equal((await reverse(world, second)).ok, true);
  assert.deepEqual(await statesOf(world, stay), [
    ['received', 400, 'property'],
    ['rejected', 500, 'property'],
  ]);
  assert.equal((await mails(world, 'payment_received', stay)).length, 1);
  for (const sql of [
    `update private.payments set state = 'received', received_at = now() where state = 'rejected'`,
    `update private.payments set state = 'reported', received_at = null where state = 'received'`,
    'update private.payments set amount = amount + 1',
    'delete from private.payments',
  ])
    await assert.rejects(world.sql(sql), /does not go from|stay/);
});

test('what a gateway received only the gateway reverses or refunds', async (world) => {
  const stay = await bookNext(world);
  await world.sql(
    `with page as (
       insert into private.payment_pages (booking_id, gateway, amount, state, expires_at) values ($1, 'razorpay', $2, 'paid', now()) returning id
     ) select private.write_payment(b, jsonb_populate_record(null::private.payments, jsonb_build_object(
         'holder', 'site', 'state', 'received', 'amount', $2::bigint, 'method', 'online', 'gateway', 'razorpay', 'gateway_id', 'pay_1',
         'page_id', page.id))) from public.bookings as b, page where b.id = $1`,
    [stay.id, advance],
  );
  const { id } = stay;
  assert.equal((await reverse(world, await lastOf(world, stay, 'received'), 'admin')).code, 'by_gateway');
  assert.equal((await changeBookingAsAdmin(world, id, { payment_status: 'pending' })).code, 'by_gateway');
  await cancelByProperty(world, stay);
  const refund_id = await lastOf(world, stay, 'due');
  await world.sql(`select private.send_gateway_refunds('razorpay', 1)`);
  assert.equal((await refundBySite(world, stay)).code, 'refund_underway');
  assert.equal((await reverse(world, refund_id, 'admin')).code, 'refund_underway');
  assert.equal((await changeBookingAsAdmin(world, id, { payment_status: 'refunded' })).code, 'refund_underway');
  await assert.rejects(world.sql(`update private.refunds set state = 'due'`), /does not go from sent to due/);
});

test('of an erased guest nothing is recorded but a refund', async (world) => {
  const stay = await bookNext(world);
  const { payment_id } = await record(world, stay);
  await change(world, stay.id, 'erased_at = now()');
  assert.equal((await record(world, stay, { amount: 1 })).code, 'erased');
  assert.equal((await reverse(world, payment_id)).code, 'erased');
  assert.equal((await refund(world, stay)).ok, true);
  assert.deepEqual(await mails(world, 'refund_sent', stay), []);
});

test('an admin who marks a booking as paid, refunded or pending writes what is true then', async (world) => {
  const [stay, free] = [await bookNext(world), await bookNext(world)];
  const set = async ({ id }: { id: string }, payment_status: string) => {
    const { ok, code } = await changeBookingAsAdmin(world, id, { payment_status });
    return ok ? 'ok' : code;
  };
  const kinds = () =>
    world.sql(`select kind, data ->> 'booking_id' as id from private.outbox where kind ~ '^(payment|refund)'`);
  assert.equal(await set(stay, 'refunded'), 'nothing_received');
  assert.deepEqual([await statusOf(world, stay), await kinds()], ['pending', []]);
  assert.equal(await set(stay, 'paid'), 'ok');
  await record(world, stay, { amount: 1000 });
  assert.equal(await set(stay, 'refunded'), 'ok');
  assert.deepEqual(await statesOf(world, stay, 'refunds'), [
    ['done', advance, 'site'],
    ['done', 1000, 'property'],
  ]);
  assert.deepEqual(
    (await kinds()).map(({ kind }) => kind),
    ['payment_received', 'refund_sent', 'refund_sent'],
  );
  assert.equal(await set(stay, 'pending'), 'ok');
  assert.deepEqual(await statesOf(world, stay), [
    ['reversed', advance, 'site'],
    ['reversed', 1000, 'property'],
  ]);
  assert.equal((await ledgerOf(world, stay)).balance, price);
  // Without an advance the property has it, and the guest is emailed nothing.
  await change(world, free.id, 'advance_amount = 0, advance_percent = 0');
  assert.equal(await set(free, 'paid'), 'ok');
  assert.deepEqual(await statesOf(world, free), [['received', price, 'property']]);
  assert.deepEqual(await mails(world, 'payment_received', free), []);
});

test('a till is read of a day of this century, and lists the refunds due', async (world) => {
  for (const day of [null, 'infinity', '1999-12-31'])
    assert.equal((await readTill(world, { day })).code, 'invalid_dates', String(day));
  const stay = await bookNext(world);
  await record(world, stay, { amount: 3 });
  await cancelByProperty(world, stay);
  assert.partialDeepStrictEqual((await readTill(world, { day: dayFromToday(-9) })).refunds_due, [
    { booking_id: stay.id, amount: 3, holder: 'property', may: ['pay'] },
  ]);
  assert.equal((await refund(world, stay, { amount: 3 })).ledger.refund_due, 0);
  assert.deepEqual((await readTill(world)).refunds_due, []);
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
