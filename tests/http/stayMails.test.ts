import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setPaymentStatus } from './given.ts';
import { type Booking, givenBooking } from './givenMoney.ts';
import { change } from './stayLinks.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

test('emails with a calendar entry tell how often it has changed, and no others', async (world) => {
  const stay = await givenBooking(world, 20);
  const told = async (kind: string) => (await stay.mails(kind)).map(({ facts }) => facts?.revision);
  assert.deepEqual(await told('booking_guest'), [0]);
  await change(world, stay.id, 'check_out_date = check_out_date + 1');
  assert.deepEqual([await told('booking_guest'), await told('changed_guest')], [[1], [1]]);
  await change(world, stay.id, `booking_status = 'cancelled'`);
  assert.deepEqual(await told('cancelled_guest'), [2]);
  assert.ok((await told('cancelled_hotel')).every((revision) => revision === undefined));
});

const refundsTold = async (stay: Booking) => (await stay.mails('refund_sent')).map(({ facts }) => facts?.payment);

test('a guest is emailed each refund once, with the rest that is due at that time', async (world) => {
  const stay = await givenBooking(world, 40);
  await stay.receive({ amount: 60_000 });
  await stay.cancelByProperty();
  assert.deepEqual(await refundsTold(stay), [], 'what is due is not refunded yet');
  const [due] = await world.sql('select due_on::text from private.refunds where booking_id = $1', [stay.id]);
  const form = { amount: 20_000, reference: '426700119911', idempotency_key: randomUUID() };
  for (const replayed of [false, true]) assert.equal((await stay.refundBySite(form)).replayed, replayed);
  const first = { amount: 20_000, reference: '426700119911', method: 'upi', holder: 'site', due: 40_000, ...due };
  assert.partialDeepStrictEqual(await refundsTold(stay), [first]);
  const payments = (await stay.read()).payments as { state: string; amount: number }[];
  assert.deepEqual(
    payments.map(({ state, amount }) => [state, amount]),
    [
      ['received', 60_000],
      ['done', 20_000],
      ['due', 40_000],
    ],
  );
  assert.match(String((await stay.emailToGuest('refund_sent'))?.stay_link), /^[0-9a-f]{64}$/);
  const { refund_id } = await stay.refundBySite({ amount: 40_000, method: 'bank' });
  assert.partialDeepStrictEqual(await refundsTold(stay), [
    { ...first, due: 0, due_on: null },
    { amount: 40_000, reference: null, method: 'bank', due: 0, due_on: null },
  ]);
  await stay.reverse(refund_id, 'admin');
  assert.partialDeepStrictEqual(await refundsTold(stay), [first, undefined]);
});

const sent = (world: World, { id }: Booking, status = 'sent') =>
  world.sql(
    `update private.outbox set status = $2, lease_until = case $2 when 'sending' then now() + interval '1 minute' end
     where data ->> 'booking_id' = $1 and kind in ('payment_received', 'refund_sent')`,
    [id, status],
  );
const reverseAsAdmin = async (stay: Booking, entry_id: unknown) =>
  assert.equal((await stay.reverse(entry_id, 'admin')).ok, true);
const reversals = async (stay: Booking) =>
  (await stay.mails('payment_reversed')).map(({ recipient, facts }) => ({
    ...facts?.payment,
    is_guest: recipient === facts?.guest_email,
    may_open: /^[0-9a-f]{64}$/.test(String(facts?.stay_link)),
    paid: facts?.paid_amount,
    due_on: facts?.due_on,
  }));
const payment = { thing: 'payment', reference: null, is_guest: true, may_open: true, paid: 0, due_on: null };

test('a guest is emailed that a payment was reversed, if they were emailed that it was received', {
  tags: 'long',
}, async (world) => {
  const stay = await givenBooking(world, 40);
  const reversed = async (status?: string) => {
    const { payment_id } = await stay.receive({ amount: 40_000 });
    if (status) await sent(world, stay, status);
    await reverseAsAdmin(stay, payment_id);
  };
  for (const status of [undefined, 'pending', 'failed', 'outdated']) {
    await reversed(status);
    assert.deepEqual(await reversals(stay), [], `nobody has read an email that is ${status}`);
  }
  const expected = [];
  for (const status of ['sent', 'sending', 'uncertain']) {
    await reversed(status);
    expected.push({ ...payment, amount: 40_000 });
    assert.partialDeepStrictEqual(await reversals(stay), expected);
    assert.equal((await reversals(stay)).length, expected.length, status);
  }
});

test('a guest is emailed that what an admin had marked as paid or refunded was not', {
  tags: 'long',
}, async (world) => {
  const stay = await givenBooking(world, 45);
  for (const status of ['paid', 'refunded']) await setPaymentStatus(world, stay.id, status);
  await sent(world, stay);
  await setPaymentStatus(world, stay.id, 'pending');
  assert.partialDeepStrictEqual(await reversals(stay), [{ ...payment, thing: 'refund' }, payment]);
});

test('a guest is emailed that a refund was reversed, with the day by which it is due', {
  tags: 'long',
}, async (world) => {
  const stay = await givenBooking(world, 50);
  await stay.receive({ amount: 60_000 });
  await stay.cancelByProperty();
  const [due] = await world.sql('select due_on::text from private.refunds where booking_id = $1', [stay.id]);
  const { refund_id } = await stay.refundBySite({ amount: 60_000 });
  await sent(world, stay);
  await reverseAsAdmin(stay, refund_id);
  assert.partialDeepStrictEqual(await reversals(stay), [
    { ...payment, thing: 'refund', amount: 60_000, paid: 60_000, ...due },
  ]);
});

test('no email of a reversed payment goes to a new address of the booking', { tags: 'long' }, async (world) => {
  const stay = await givenBooking(world, 60);
  const { payment_id } = await stay.receive();
  await sent(world, stay);
  await stay.set(`guest_email = 'other@guest.example'`);
  await reverseAsAdmin(stay, payment_id);
  assert.deepEqual(await reversals(stay), []);
});

interface Written {
  id: string;
  kind: string;
  recipient: string;
  day: string;
  hour: number;
  facts: Record<string, unknown> | null;
}

let guests = 0;
async function coming(world: World, days: number, set: Record<string, unknown> = {}): Promise<string> {
  const { hotel, room } = world.hotelOf('owner A');
  const [made] = await world.sql<{ id: string }>(
    `insert into public.bookings (
       hotel_id, room_category_id, guest_name, guest_email, guest_phone, check_in_date, check_out_date, base_price, total_amount, tax_rate,
       tax_amount, advance_percent, advance_amount, booking_status, source, created_at, checked_in_at, is_no_show, erased_at
     ) select $1, $2, 'Asha', $3, $4, d.day, d.day + 1, 100, 100, 5, 0, 30, 1, $5, 'phone', $6, $7, $8, $9
       from (select private.today() + $10::integer as day) as d returning id`,
    [
      hotel,
      room,
      set.guest_email === undefined ? `coming-${guests++}@guest.example` : set.guest_email,
      set.guest_phone ?? '+91 98200 12345',
      set.booking_status ?? 'confirmed',
      set.created_at ?? new Date(Date.now() - 86_400_000).toISOString(),
      set.checked_in_at ?? null,
      set.is_no_show ?? false,
      set.erased_at ?? null,
      days,
    ],
  );
  return made?.id ?? '';
}
const run = async (world: World) => {
  const { json } = await world.rpc('admin', 'run_job', { job: 'greet_guests' });
  assert.equal(json.state, 'done', JSON.stringify(json));
  return json.result;
};
const written = (world: World) =>
  world.sql<Written>(
    `select data ->> 'booking_id' as id, kind, recipient, (next_attempt_at at time zone 'Asia/Kolkata')::date::text as day,
       extract(hour from next_attempt_at at time zone 'Asia/Kolkata')::integer as hour, private.mail_facts(kind, data, recipient) as facts
     from private.outbox where kind in ('before_arrival', 'arrival_welcome') order by data ->> 'check_in_date', id`,
  );
const toldOf = async (world: World, id: string) => (await written(world)).filter((mail) => mail.id === id);
const areSent = async (world: World, id: string) => (await toldOf(world, id)).map(({ facts }) => facts !== null);
const days = (by: number) => `check_in_date = check_in_date + ${by}, check_out_date = check_out_date + ${by}`;

test('guests are emailed three days before, and on the morning of check-in, once', async (world) => {
  const [{ today, evening } = { today: '', evening: false }] = await world.sql<{ today: string; evening: boolean }>(
    `select private.today()::text as today, (now() at time zone 'Asia/Kolkata')::time >= '21:00' as evening`,
  );
  const [now, tomorrow, third] = [await coming(world, 0), await coming(world, 1), await coming(world, 3)];
  const notTold = [
    await coming(world, 4),
    await coming(world, -1),
    await coming(world, 2, { booking_status: 'pending' }),
    await coming(world, 2, { booking_status: 'cancelled' }),
    await coming(world, 0, { booking_status: 'cancelled', is_no_show: true }),
    await coming(world, 0, { checked_in_at: new Date().toISOString() }),
    await coming(world, 2, { created_at: new Date().toISOString() }),
    await coming(world, 0, { created_at: new Date().toISOString() }),
    await coming(world, 2, { guest_email: null }),
    await coming(world, 2, { erased_at: new Date().toISOString() }),
  ];
  assert.deepEqual(await run(world), { ahead: 2, welcomed: 1, more: false });
  assert.deepEqual(await run(world), { ahead: 0, welcomed: 0, more: false }, 'once');
  const first = await written(world);
  assert.deepEqual(
    first.map(({ id, kind }) => [id, kind]),
    [
      [now, 'arrival_welcome'],
      [tomorrow, 'before_arrival'],
      [third, 'before_arrival'],
    ],
  );
  for (const { kind, day, hour } of first) {
    const [from, to] = [kind === 'arrival_welcome' ? 7 : 10, 21];
    assert.ok(hour >= from && hour < to, `${kind} at ${hour}`);
    assert.equal(day > today, evening, day);
  }
  for (const { facts } of first) {
    assert.match(String(facts?.stay_link), /^[0-9a-f]{64}$/);
    assert.ok(facts?.where && 'latitude' in (facts.where as object));
    assert.deepEqual([facts?.form_c, facts?.perhaps_abroad], [null, false]);
  }
  for (const id of notTold) assert.deepEqual(await toldOf(world, id), []);
});

test('an email before check-in follows the dates of the booking', async (world) => {
  const third = await coming(world, 3);
  await run(world);
  await change(world, third, days(-1));
  assert.deepEqual(await areSent(world, third), [false]);
  assert.deepEqual(await run(world), { ahead: 1, welcomed: 0, more: false }, 'the new dates are told');
  assert.deepEqual((await areSent(world, third)).toSorted(), [false, true]);
  await change(world, third, days(30));
  assert.deepEqual(await areSent(world, third), [false, false]);
  assert.deepEqual(await run(world), { ahead: 0, welcomed: 0, more: false });
});

test('an email before check-in is not sent once cancelled, to a new address, or on the day', async (world) => {
  const tomorrow = await coming(world, 1);
  await run(world);
  await change(world, tomorrow, `booking_status = 'cancelled'`);
  assert.deepEqual(await areSent(world, tomorrow), [false]);
  await change(world, tomorrow, `booking_status = 'confirmed'`);
  assert.deepEqual(await areSent(world, tomorrow), [true]);
  const arrives = (by: number) =>
    world.sql(
      `update private.outbox set data = jsonb_set(data, '{check_in_date}', to_jsonb(private.today() + $2::integer))
       where kind = 'before_arrival' and data ->> 'booking_id' = $1`,
      [tomorrow, by],
    );
  await Promise.all([change(world, tomorrow, days(-1)), arrives(0)]);
  assert.deepEqual(await areSent(world, tomorrow), [false]);
  await Promise.all([change(world, tomorrow, days(1)), arrives(1)]);
  assert.deepEqual(await areSent(world, tomorrow), [true]);
  await change(world, tomorrow, `guest_email = 'another@guest.example'`);
  assert.deepEqual(await areSent(world, tomorrow), [false], 'its link is for the guest alone');
  await change(world, tomorrow, days(-1));
  assert.deepEqual(await areSent(world, tomorrow), [false], 'nobody arrives in days who arrives today');
});

test('a welcome is not sent once checked in or erased', async (world) => {
  const now = await coming(world, 0);
  await run(world);
  await change(world, now, 'checked_in_at = now()');
  assert.deepEqual(await areSent(world, now), [false]);
  await change(world, now, 'checked_in_at = null');
  assert.deepEqual(await areSent(world, now), [true]);
  await change(world, now, 'erased_at = now()');
  assert.deepEqual(await areSent(world, now), [false]);
});

test('a foreign guest is emailed the link for passport and visa details once', async (world) => {
  const abroad = await coming(world, 2, { guest_phone: '+44 20 7946 0000' });
  await run(world);
  const papers = async () => {
    const [mail] = await toldOf(world, abroad);
    return { ...(mail?.facts as { perhaps_abroad: boolean; form_c: object | null; form_c_link?: string }) };
  };
  assert.deepEqual(((one) => [one.perhaps_abroad, one.form_c])(await papers()), [true, null]);
  await world.sql('insert into private.form_c_stays (booking_id, guests) values ($1, 2)', [abroad]);
  const link = (await papers()).form_c_link;
  assert.match(String(link), /^[0-9a-f]{64}$/);
  const again = await papers();
  assert.deepEqual([again.form_c_link, again.perhaps_abroad], [undefined, false]);
  assert.partialDeepStrictEqual(again.form_c, { guests: 2, filled: 0 });
});

test('nobody is emailed at night', async (world) => {
  const awake = async (at: string, kind = 'arrival_welcome') =>
    (
      await world.sql<{ at: string }>(
        `select to_char(private.waking_hour($2, '2027-01-15', $1::timestamp at time zone 'Asia/Kolkata')
           at time zone 'Asia/Kolkata', 'MM-DD HH24:MI') as at`,
        [at, kind],
      )
    )[0]?.at;
  for (const [asked, at] of [
    ['2027-01-15 00:05', '01-15 07:00'],
    ['2027-01-15 06:59', '01-15 07:00'],
    ['2027-01-15 11:20', '01-15 11:20'],
    ['2027-01-15 20:59', '01-15 20:59'],
    ['2027-01-15 21:00', '01-16 07:00'],
    ['2027-01-15 23:59', '01-16 07:00'],
    ['2027-01-16 03:00', '01-16 03:00'],
  ])
    assert.equal(await awake(asked ?? ''), at, asked);
  assert.equal(await awake('2027-01-15 09:00', 'before_arrival'), '01-15 10:00');
});
