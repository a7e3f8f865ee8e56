import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Actor } from './actors.ts';
import { changeBookingAsAdmin } from './asAdmin.ts';
import { lookUp } from './given.ts';
import { advance, type Booking, givenBooking, givenReport, price } from './givenMoney.ts';
import { ask } from './stayLinks.ts';
import { dayFromToday, type World } from './world.ts';
import { test } from './worldTest.ts';

const readTill = (world: World, change: object = {}, actor: Actor = 'owner A') =>
  ask(world, 'desk_till', { hotel_id: world.hotelOf('owner A').hotel, day: dayFromToday(0), ...change }, actor);

test('desk, guest and emails read the same of what the desk received and refunded', async (world) => {
  const stay = await givenBooking(world);
  const read = async () => {
    const mail = await world.value(
      `select private.mail_facts('booking_guest', jsonb_build_object('booking_id', $1::text)) as facts`,
      [stay.id],
    );
    const { paid_amount, balance_due } = await stay.read();
    for (const facts of [mail, await lookUp(world, stay.booking_reference)])
      assert.partialDeepStrictEqual(facts, { paid_amount, balance_due });
    return [paid_amount, balance_due, (await stay.ledger()).balance];
  };
  const { ledger } = await stay.record({ amount: 9000, method: 'upi', reference: ' 4023 1234 5678 ' });
  assert.partialDeepStrictEqual(ledger.entries[0], {
    ...{ thing: 'payment', state: 'received', holder: 'property', method: 'upi', reference: '402312345678' },
    ...{ by_name: 'You', by_guest: false, may: ['reverse'] },
  });
  assert.deepEqual(await read(), [9000, price - 9000, price - 9000]);
  assert.equal((await stay.refund({ amount: 4000 })).ledger.entries[0].reason, 'agreed');
  assert.deepEqual(await read(), [5000, price - 5000, price - 5000]);
  assert.deepEqual(await stay.mails('payment_received'), [], 'the guest gave it to the desk');
});

const line = 'x'.repeat(61);
for (const [field, ...values] of [
  ['amount', null, 0, -1, 300_000_000_000_001],
  ['method', null, '', 'site', 'online'],
  ['holder', null, 'guest'],
  ['reference', line, 'two\nlines'],
  ['note', line.repeat(4), 'two\nlines'],
  [undefined, null],
] as const)
  test(`rejects a payment or refund without a valid ${field ?? 'key of its form'}`, async (world) => {
    const stay = await givenBooking(world);
    for (const value of values)
      for (const write of [stay.record, stay.refund])
        for (const actor of ['owner A', 'admin'] as const) {
          const answer = await write({ [field ?? 'idempotency_key']: value }, actor);
          assert.deepEqual([answer.code, answer.field], ['invalid_payment', field], `${value}`);
        }
    assert.deepEqual([await stay.states(), await stay.states('refunds')], [[], []]);
  });

test('receives no reported payment that is received already, or of another booking', async (world) => {
  const [stay, other] = [await givenBooking(world), await givenBooking(world)];
  const { payment_id } = await other.record({ is_reported: true });
  const { payment_id: own } = await stay.record({ amount: 5 });
  for (const id of [payment_id, own, randomUUID()])
    assert.equal((await stay.record({ payment_id: id })).field, 'payment_id');
  assert.equal((await other.record({ payment_id, is_reported: true })).field, 'payment_id');
});

test('rejects a payment above the balance, and a refund above what was received', async (world) => {
  const stay = await givenBooking(world);
  await stay.record({ amount: 9000 });
  const too = (most: number) => ({ ok: false, code: 'too_much', most });
  assert.deepEqual(await stay.record({ amount: price }), too(price - 9000));
  assert.deepEqual(await stay.refund({ amount: 9001 }), too(9000));
  await stay.record({ amount: 1000, is_reported: true });
  assert.deepEqual(await stay.record({ amount: price, is_reported: true }), too(price - 10_000));
  assert.equal((await stay.record({ amount: price - 9000 })).ok, true);
  const cancelled = await givenBooking(world);
  await cancelled.set(`booking_status = 'cancelled'`);
  assert.equal((await cancelled.record({ amount: 1 })).code, 'cancelled');
});

test('the same form sent twice is one payment or refund, and its key takes no other', async (world) => {
  const stay = await givenBooking(world);
  for (const write of [stay.record, stay.refund]) {
    const form = { amount: 7, reference: 'Slip 1', note: 'Late', idempotency_key: randomUUID() };
    const made = await write(form);
    assert.deepEqual([made.ok, made.replayed], [true, false]);
    assert.deepEqual(await write(form), { ...made, replayed: true });
    for (const other of [{ amount: 2 }, { method: 'bank' }, { reference: 'Slip 2' }, { note: null }])
      assert.equal((await write({ ...form, ...other })).code, 'key_reused');
  }
});

test('the desk writes no money of the site, and an admin does', async (world) => {
  const stay = await givenReport(world);
  const { payment_id } = await stay.receive({ amount: 500 });
  const { refund_id } = await stay.refundBySite({ amount: 200 });
  for (const actor of ['owner A', 'manager', 'desk'] as const)
    for (const answer of [
      await stay.record({ holder: 'site' }, actor),
      await stay.record({ holder: 'site', is_reported: true }, actor),
      await stay.record({ holder: 'site', payment_id: await stay.last('reported') }, actor),
      await stay.refund({ holder: 'site' }, actor),
      await stay.reverse(payment_id, actor),
      await stay.reverse(refund_id, actor),
      await stay.reject(actor),
    ])
      assert.deepEqual(answer, { ok: false, code: 'site_records_it' }, actor);
  assert.ok((await stay.ledger()).entries.every(({ may }: { may: string[] }) => may.length === 0));
  for (const id of [refund_id, payment_id]) assert.equal((await stay.reverse(id, 'admin')).ok, true);
  const { payment_id: atDesk } = await stay.record({ amount: 100 }, 'admin');
  assert.equal((await readTill(world)).entries[0].by_name, 'Susegad Stays');
  assert.equal((await stay.reverse(atDesk)).ok, true);
  assert.equal((await readTill(world, {}, 'admin')).ok, true);
  const [audit] = await world.sql(
    `select string_agg(distinct entity || ' ' || entity_id, ', ') as did from private.audit_log
     where actor_id = $1 and (entity in ('payments', 'refunds') or entity_id = 'till')`,
    [world.userId('admin')],
  );
  assert.equal(audit?.did, `bookings till, payments ${stay.id}, refunds ${stay.id}`);
});

test('the site receives the advance and no more, apart in the till, and refunds it', async (world) => {
  const stay = await givenBooking(world);
  const most = advance;
  assert.deepEqual(await stay.receive({ amount: most + 1 }), { ok: false, code: 'not_by_site', most });
  const expected = await stay.receive({ amount: 500, is_reported: true });
  assert.equal(expected.ledger.reported, 500);
  assert.equal((await stay.receive({ payment_id: expected.payment_id, amount: price + 1 })).most, price);
  const { payment_id, ledger } = await stay.receive({ payment_id: expected.payment_id });
  assert.deepEqual([ledger.at_site, ledger.pays_site, ledger.balance], [advance, true, price - advance]);
  await stay.record({ amount: 200 });
  assert.equal((await stay.refundBySite({ amount: most + 1 })).most, most);
  assert.equal((await stay.refund({ amount: 201 })).most, 200, 'nor does the property refund what it has not');
  await stay.refundBySite();
  const { methods, net, site, entries } = await readTill(world);
  assert.deepEqual([net, site], [200, { received: advance, refunded: advance }]);
  assert.deepEqual(methods, [{ method: 'cash', received: 200, refunded: 0, net: 200 }]);
  const counts = entries.map((entry: { counts: number }) => entry.counts);
  assert.deepEqual(counts, [-advance, 200, advance]);
  assert.equal((await stay.reverse(payment_id, 'admin')).code, 'refund_depends_on_it');
});

test('a payment is reversed once, with a reason, and counts against the day', async (world) => {
  const stay = await givenBooking(world);
  const entry = { amount: price, idempotency_key: randomUUID(), note: 'From the uncle' };
  const { payment_id } = await stay.record(entry);
  for (const reason of ['  ', line.repeat(4), 'two\nlines'])
    assert.equal((await stay.reverse(payment_id, 'owner A', reason)).code, 'no_reason');
  assert.equal((await stay.advance()).payment_status, 'paid');
  assert.equal((await stay.reverse(payment_id)).ledger.balance, price);
  assert.equal((await stay.reverse(payment_id)).code, 'already_reversed');
  assert.equal((await stay.record(entry)).code, 'already_reversed', 'the form once more records nothing');
  assert.equal((await stay.advance()).payment_status, 'pending');
  const { received, entries } = await readTill(world);
  assert.deepEqual([received, entries[0].counts, entries[0].end_reason], [0, -price, 'A typing error']);
});

test('the desk reads no note of a payment and no reason of a price once the contact of the guest is masked', async (world) => {
  const stay = await givenBooking(world);
  await stay.record({ amount: price, note: 'From the uncle' });
  await stay.set(`price_reason = 'A cousin'`);
  const read = async () => [
    (await stay.ledger()).entries[0].note,
    (await ask(world, 'desk_booking', { booking_id: stay.id }, 'owner A')).booking.price_reason,
  ];
  assert.deepEqual(await read(), ['From the uncle', 'A cousin']);
  await stay.set('check_in_date = private.today() - 40, check_out_date = private.today() - 35');
  assert.deepEqual(await read(), [null, null]);
});

test('the desk receives or rejects what it expects', async (world) => {
  const stay = await givenBooking(world);
  const expected = async () => (await stay.record({ amount: 500, is_reported: true })).payment_id;
  const [first, second] = [await expected(), await expected()];
  const { ledger } = await stay.record({ amount: 400, payment_id: first });
  assert.deepEqual([ledger.received, ledger.reported, ledger.balance], [400, 500, price - 400]);
  assert.equal((await stay.reverse(second)).ok, true);
  assert.deepEqual(await stay.states(), [
    ['received', 400, 'property'],
    ['rejected', 500, 'property'],
  ]);
  await stay.emailToGuest('payment_received');
  for (const sql of [
    `update private.payments set state = 'received', received_at = now() where state = 'rejected'`,
    `update private.payments set state = 'reported', received_at = null where state = 'received'`,
    'update private.payments set amount = amount + 1',
    'delete from private.payments',
  ])
    await assert.rejects(world.sql(sql), /does not go from|stay/);
});

test('what a gateway received only the gateway reverses or refunds', async (world) => {
  const stay = await givenBooking(world);
  await world.sql(
    `with page as (
       insert into private.payment_pages (booking_id, gateway, amount, state, expires_at) values ($1, 'razorpay', $2, 'paid', now()) returning id
     ) select private.write_payment(b, jsonb_populate_record(null::private.payments, jsonb_build_object(
         'holder', 'site', 'state', 'received', 'amount', $2::bigint, 'method', 'online', 'gateway', 'razorpay', 'gateway_id', 'pay_1',
         'page_id', page.id))) from public.bookings as b, page where b.id = $1`,
    [stay.id, advance],
  );
  const set = async (payment_status: string) => (await changeBookingAsAdmin(world, stay.id, { payment_status })).code;
  assert.equal((await stay.reverse(await stay.last('received'), 'admin')).code, 'by_gateway');
  assert.equal(await set('pending'), 'by_gateway');
  await stay.cancelByProperty();
  const refund_id = await stay.last('due');
  await world.sql(`select private.send_gateway_refunds('razorpay', 1)`);
  assert.equal((await stay.refundBySite()).code, 'refund_underway');
  assert.equal((await stay.reverse(refund_id, 'admin')).code, 'refund_underway');
  await assert.rejects(world.sql(`update private.refunds set state = 'due'`), /does not go from sent to due/);
});

test('of an erased guest nothing is recorded but a refund', async (world) => {
  const stay = await givenBooking(world);
  const { payment_id } = await stay.record();
  await stay.set('erased_at = now()');
  assert.equal((await stay.record({ amount: 1 })).code, 'erased');
  assert.equal((await stay.reverse(payment_id)).code, 'erased');
  assert.equal((await stay.refund()).ok, true);
  assert.deepEqual(await stay.mails('refund_sent'), []);
});

test('an admin who records money and then marks the booking as pending reverses it', async (world) => {
  const [stay, free] = [await givenReport(world), await givenBooking(world)];
  const set = async ({ id }: Booking, payment_status: string) => {
    const { ok, code } = await changeBookingAsAdmin(world, id, { payment_status });
    return ok ? 'ok' : code;
  };
  assert.equal(await set(stay, 'failed'), 'ok');
  assert.deepEqual(await stay.states(), [['reported', advance, 'site']]);
  assert.equal(await set(stay, 'paid'), 'ok');
  await stay.record({ amount: 1000 });
  assert.equal(await set(stay, 'refunded'), 'ok');
  assert.equal((await stay.refund({ amount: 1000 }, 'admin')).ok, true);
  assert.deepEqual(await stay.states('refunds'), [
    ['done', advance, 'site'],
    ['done', 1000, 'property'],
  ]);
  await stay.emailToGuest('payment_received');
  assert.deepEqual(await stay.areSent('refund_sent'), [true, true]);
  assert.equal(await set(stay, 'pending'), 'ok');
  assert.deepEqual(await stay.states(), [
    ['reversed', advance, 'site'],
    ['reversed', 1000, 'property'],
  ]);
  assert.equal((await stay.ledger()).balance, price);
  await free.set('advance_amount = 0, advance_percent = 0');
  assert.equal(await set(free, 'paid'), 'ok');
  assert.deepEqual(await free.states(), [['received', price, 'property']]);
  for (const kind of ['payment_received', 'refund_sent']) assert.deepEqual(await free.mails(kind), []);
});

test('a till is read of a day of this century, and lists the refunds due', async (world) => {
  for (const day of [null, 'infinity', '1999-12-31'])
    assert.equal((await readTill(world, { day })).code, 'invalid_dates', String(day));
  const stay = await givenBooking(world);
  await stay.record({ amount: 3 });
  await stay.cancelByProperty();
  assert.partialDeepStrictEqual((await readTill(world, { day: dayFromToday(-9) })).refunds_due, [
    { booking_id: stay.id, amount: 3, holder: 'property', may: ['pay'] },
  ]);
  assert.equal((await stay.refund({ amount: 3 })).ledger.refund_due, 0);
  assert.deepEqual((await readTill(world)).refunds_due, []);
});
