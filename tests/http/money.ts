import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Actor } from './actors.ts';
import { type World, worldPrice } from './world.ts';

// The money of a house's bookings: whose it is to write, and what always adds up.

const price = worldPrice['owner A'];

async function bookingOf(world: World): Promise<{ id: string; total: number }> {
  const [booking] = await world.sql<{ id: string; total: string }>(
    'select id, total_amount as total from public.bookings where booking_reference = $1',
    [world.referenceOf('owner A', 'coming')],
  );
  return { id: booking?.id ?? '', total: Number(booking?.total) };
}
const statusOf = async (world: World, id: string) =>
  (await world.sql<{ payment_status: string }>('select payment_status from public.bookings where id = $1', [id]))[0]
    ?.payment_status;

const noted = (booking_id: string, change: object = {}) => ({
  booking_id,
  kind: 'received',
  amount: price,
  method: 'upi',
  // As a slip has it, of which several may have one: a UTR is of one payment.
  reference: 'Slip 402312345678',
  note: 'At the desk',
  idempotency_key: randomUUID(),
  ...change,
});

/** Nobody reads or writes the money of another's house; what is written stays, adds up, and is the status of the booking. */
export async function money(world: World): Promise<void> {
  const { hotel } = world.hotelOf('owner A');
  const { id, total } = await bookingOf(world);
  const rpc = async (actor: Actor, name: string, args: object) => (await world.rpc(actor, name, args)).json;
  const [{ today } = { today: '' }] = await world.sql<{ today: string }>('select private.today()::text as today');
  const first = await rpc('owner A', 'note_payment', noted(id));
  assert.equal(first.ok, true, JSON.stringify(first));
  // What the desk took is paid where the guest reads it: on the page of the reference, and in every mail.
  const told = async () => {
    const reference = { booking_reference: world.referenceOf('owner A', 'coming') };
    const { booking } = (await world.rpc('anon', 'booking_by_reference', reference)).json;
    const [mail] = await world.sql<{ paid: number }>(
      `select (private.mail_facts('booking_guest', jsonb_build_object('booking_id', $1::text)) -> 'paid_amount')::integer as paid`,
      [id],
    );
    assert.equal(mail?.paid, booking.paid_amount);
    return booking.paid_amount;
  };
  assert.equal(await told(), price);

  const everything: Record<string, object> = {
    note_payment: noted(id),
    reverse_payment: { payment_id: first.payment_id, note: 'Was none' },
    desk_till: { hotel_id: hotel, day: today },
  };
  for (const [name, args] of Object.entries(everything)) {
    assert.equal((await world.rpc('anon', name, args)).status, 401, name);
    const nowhere = Object.fromEntries(
      Object.entries(args).map(([key, value]) => [
        key,
        /^(booking|payment|hotel)_id$/.test(key) ? randomUUID() : value,
      ]),
    );
    for (const actor of ['user', 'owner B'] satisfies Actor[])
      for (const given of [args, nowhere]) {
        const { status, json } = await world.rpc(actor, name, given);
        assert.deepEqual([status, json], [200, { ok: false, code: 'not_found' }], `${actor} calls ${name}`);
      }
    assert.equal((await rpc('admin', name, nowhere)).code, 'not_found', name);
  }
  const till = await rpc('owner A', 'desk_till', { hotel_id: hotel, day: today });
  assert.deepEqual(
    till.entries.map((entry: Record<string, unknown>) => [
      entry.id,
      entry.by_name,
      entry.guest_name === 'Erased guest',
    ]),
    [[first.payment_id, 'You', false]],
    'nothing of it happened',
  );
  assert.deepEqual([till.received, till.refunded, till.net], [price, 0, price]);
  for (const day of [null, 'infinity', '1999-12-31'])
    assert.equal((await rpc('owner A', 'desk_till', { hotel_id: hotel, day })).code, 'invalid_dates', String(day));

  // More than is to be paid, or than came.
  const tooMuch = await rpc('owner A', 'note_payment', noted(id, { amount: total }));
  assert.deepEqual([tooMuch.code, tooMuch.most], ['too_much', total - price]);
  const back = await rpc('owner A', 'note_payment', noted(id, { kind: 'refunded', amount: price + 1 }));
  assert.deepEqual([back.code, back.most], ['too_much', price]);
  await assert.rejects(
    world.sql(`insert into private.payments (booking_id, kind, amount, method) values ($1, 'refunded', $2, 'cash')`, [
      id,
      price + 1,
    ]),
    /too_much/,
  );
  // Again, after an answer that was lost.
  const again = noted(id, { amount: 1 });
  const made = await rpc('owner A', 'note_payment', again);
  assert.deepEqual([made.ok, made.replayed, made.ledger.received], [true, false, price + 1]);
  assert.deepEqual(await rpc('owner A', 'note_payment', again), { ...made, replayed: true });
  assert.equal((await rpc('owner A', 'note_payment', { ...again, amount: 2 })).code, 'key_reused');
  // What an admin writes at another's desk is noted, and is theirs.
  const whole = await rpc('admin', 'note_payment', noted(id, { amount: total - price - 1, note: null }));
  assert.equal(whole.ledger.balance, 0);
  assert.equal(await statusOf(world, id), 'paid');
  const of = async (entity: string, action: string) =>
    world.sql<{ entity_id: string; actor_id: string }>(
      'select entity_id, actor_id from private.audit_log where entity = $1 and action = $2 and actor_id is not null',
      [entity, action],
    );
  assert.deepEqual(await of('payments', 'insert'), [{ entity_id: id, actor_id: world.userId('admin') }]);
  await rpc('admin', 'desk_till', { hotel_id: hotel, day: today });
  assert.ok(
    (await of('bookings', 'read')).some(({ entity_id }) => entity_id === 'till'),
    'that an admin looked is noted',
  );
  const seen = await rpc('owner A', 'desk_till', { hotel_id: hotel, day: today });
  assert.deepEqual([seen.entries[0].by_name, seen.net], ['Susegad Stays', total]);

  // Taken back: with a reason, once, and never what a refund rests on.
  const reverse = (payment_id: unknown, note: unknown = 'Typed twice') =>
    rpc('owner A', 'reverse_payment', { payment_id, note });
  assert.equal((await reverse(made.payment_id, '  ')).code, 'no_reason');
  assert.equal((await reverse(made.payment_id)).ledger.balance, 1);
  assert.equal((await reverse(made.payment_id)).code, 'already_reversed');
  await rpc('owner A', 'note_payment', noted(id, { kind: 'refunded', amount: total - 2 }));
  assert.equal(await statusOf(world, id), 'refunded');
  assert.equal(await told(), 1);
  assert.equal((await reverse(first.payment_id)).code, 'refund_rests_on_it');

  // Through the site goes an advance, and no more than that; it stands apart in the till, and goes back from there alone.
  const bySite = async (booking_id: string, change: object) =>
    rpc('owner A', 'note_payment', noted(booking_id, { method: 'site', ...change }));
  const [coming] = await world.sql<{ id: string }>(
    `insert into public.bookings (
       hotel_id, room_category_id, guest_name, guest_email, check_in_date, check_out_date, base_price, total_amount, tax_rate, tax_amount,
       advance_percent, advance_amount
     ) select hotel_id, room_category_id, 'Guest', 'guest@guest.example', private.today() + 310, private.today() + 311, 1000, 1000, 0, 0, 30, 300
     from public.bookings where id = $1 returning id`,
    [id],
  );
  const paying = coming?.id ?? '';
  assert.deepEqual(
    [await bySite(paying, { amount: 301 }), await bySite(paying, { kind: 'refunded', amount: 1 })].map(
      ({ code, most }) => [code, most],
    ),
    [
      ['not_by_site', 300],
      ['too_much', 0],
    ],
  );
  const before = await rpc('owner A', 'desk_till', { hotel_id: hotel, day: today });
  const advance = await bySite(paying, { amount: 300 });
  assert.deepEqual([advance.ledger.at_site, advance.ledger.pays_site, advance.ledger.balance], [300, true, 700]);
  assert.equal((await bySite(paying, { amount: 1 })).code, 'not_by_site');
  await rpc('owner A', 'note_payment', noted(paying, { amount: 200, method: 'cash' }));
  assert.equal((await bySite(paying, { kind: 'refunded', amount: 301 })).most, 300);
  const apart = await rpc('owner A', 'desk_till', { hotel_id: hotel, day: today });
  assert.deepEqual(
    [apart.received - before.received, apart.net - before.net, apart.methods.at(-1)],
    [200, 200, { method: 'site', received: 300, refunded: 0, net: 300 }],
  );
  assert.equal(apart.entries[0].at_site, 300);
  await bySite(paying, { kind: 'refunded', amount: 300 });
  const returned = await rpc('owner A', 'desk_booking', { booking_id: paying });
  assert.equal(returned.booking.payments.at_site, 0);
  await rpc('owner A', 'note_payment', noted(paying, { amount: 600, method: 'cash' }));
  assert.equal((await reverse(advance.payment_id)).code, 'refund_rests_on_it', 'nor less than the site gave back');
  // Marked by hand, the advance came to the site, and goes back from there.
  await world.sql(`update public.bookings set payment_status = 'pending' where id = $1`, [paying]);
  for (const status of ['paid', 'refunded'])
    await world.sql('update public.bookings set payment_status = $2::public.payment_status where id = $1', [
      paying,
      status,
    ]);
  assert.deepEqual(
    await world.sql(
      `select kind::text, method::text, amount::integer from private.standing_payments($1) where kind <> 'claimed' order by position`,
      [paying],
    ),
    [
      { kind: 'received', method: 'site', amount: 300 },
      { kind: 'refunded', method: 'site', amount: 300 },
    ],
  );

  // Nothing of it is changed or removed, whoever asks.
  for (const sql of ['update private.payments set amount = amount + 1', 'delete from private.payments'])
    await assert.rejects(world.sql(sql), /stay as they are/);
  // Set by hand, a status writes what makes it true; an entry that is none of the booking settles and takes back nothing.
  await world.sql(`update public.bookings set payment_status = 'pending' where id = $1`, [id]);
  const { booking } = await rpc('owner A', 'desk_booking', { booking_id: id });
  assert.deepEqual([booking.payments.received, booking.payments.refunded, booking.balance], [0, 0, total]);
  await world.sql(`update public.bookings set payment_status = 'paid' where id = $1`, [id]);
  assert.equal(await statusOf(world, id), 'paid');
  const [other] = await world.sql<{ id: string }>(
    `insert into private.payments (booking_id, kind, amount, method)
     select id, 'claimed', 5, 'upi' from public.bookings where booking_reference = $1 returning id`,
    [world.referenceOf('owner B', 'coming')],
  );
  const settled = await rpc('owner A', 'note_payment', noted(id, { amount: 5, settles: other?.id }));
  assert.deepEqual([settled.code, settled.field], ['invalid_payment', 'settles']);
  await world.sql('update public.bookings set total_amount = total_amount + 7 where id = $1', [id]);
  const { json: dearer } = await world.rpc('owner A', 'desk_booking', { booking_id: id });
  assert.equal(
    dearer.booking.payment_status,
    (
      await world.sql<{ state: string }>(
        'select private.payment_state(b) as state from public.bookings as b where id = $1',
        [id],
      )
    )[0]?.state,
  );

  // One that is brought in as paid has its money too, of the day it was booked.
  const [brought] = await world.sql<{ id: string }>(
    `insert into public.bookings (
       hotel_id, room_category_id, guest_name, guest_email, check_in_date, check_out_date, base_price, total_amount, tax_rate, tax_amount,
       advance_percent, advance_amount, payment_status, created_at
     ) select hotel_id, room_category_id, 'Guest', 'guest@guest.example', private.today() + 300, private.today() + 301, 100, 100, 0, 0, 0, 0,
       'paid', now() - interval '3 days'
     from public.bookings where id = $1 returning id`,
    [id],
  );
  assert.deepEqual(
    await world.sql(
      `select kind::text, amount::integer, note, at < now() - interval '2 days' as is_old from private.payments where booking_id = $1`,
      [brought?.id],
    ),
    [{ kind: 'received', amount: 100, note: 'Marked as paid', is_old: true }],
  );

  // Cancelled, it takes no more, and gives back what is promised.
  await world.sql(`update public.bookings set booking_status = 'cancelled' where id = $1`, [id]);
  assert.equal((await rpc('owner A', 'note_payment', noted(id, { amount: 1 }))).code, 'cancelled');
  await world.sql('select private.owe_refund($1, 3)', [id]);
  const owed = await rpc('owner A', 'desk_till', { hotel_id: hotel, day: today });
  assert.deepEqual(
    owed.owed.map((entry: Record<string, unknown>) => [entry.booking_id, entry.open]),
    [[id, 3]],
  );
  const paid = await rpc('owner A', 'note_payment', noted(id, { kind: 'refunded', amount: 3 }));
  assert.equal(paid.ledger.refund_owed, 0);
}

/** Nobody issues, takes back or reads the invoices of another's house; one that was issued stays as it was. */
export async function invoices(world: World): Promise<void> {
  const { hotel } = world.hotelOf('owner A');
  const { id, total } = await bookingOf(world);
  const rpc = async (actor: Actor, name: string, args: object) => (await world.rpc(actor, name, args)).json;
  const [{ today } = { today: '' }] = await world.sql<{ today: string }>('select private.today()::text as today');
  const buyer = { name: 'Asha Kamat', company: 'Kamat & Daughters', gstin: '27AAPFU0939F1ZV', address: null };
  const issue = (change: object = {}) =>
    rpc('owner A', 'issue_invoice', { booking_id: id, buyer: { ...buyer, ...change } });

  for (const [field, change] of Object.entries({ gstin: { gstin: '27AAPFU0939F1ZW' }, company: { company: ' ' } }))
    assert.deepEqual(await issue(change), { ok: false, code: 'invalid_buyer', field });
  assert.equal((await issue()).code, 'too_early');
  await world.sql(
    'update public.bookings set check_in_date = private.today(), check_out_date = private.today() + nights where id = $1',
    [id],
  );
  const first = await issue();
  assert.match(first.number, /^INV\/\d\d-\d\d\/00001$/);

  const everything: Record<string, object> = {
    issue_invoice: { booking_id: id, buyer },
    credit_invoice: { invoice_id: first.invoice_id, reason: 'Wrong company' },
    desk_invoice: { invoice_id: first.invoice_id },
    desk_invoices: { hotel_id: hotel, month: today },
  };
  for (const [name, args] of Object.entries(everything)) {
    assert.equal((await world.rpc('anon', name, args)).status, 401, name);
    const nowhere = Object.fromEntries(
      Object.entries(args).map(([key, value]) => [
        key,
        /^(booking|invoice|hotel)_id$/.test(key) ? randomUUID() : value,
      ]),
    );
    for (const actor of ['user', 'owner B'] satisfies Actor[])
      for (const given of [args, nowhere]) {
        const { status, json } = await world.rpc(actor, name, given);
        assert.deepEqual([status, json], [200, { ok: false, code: 'not_found' }], `${actor} calls ${name}`);
      }
    assert.equal((await rpc('admin', name, nowhere)).code, 'not_found', name);
  }
  assert.equal((await world.sql('select from private.invoices')).length, 1, 'nothing of it happened');
  assert.equal((await issue()).code, 'already_issued');

  // The GST number of the house opens for its invoice alone: whose it is reads it there.
  const [kept] = await world.sql<{ seller: { gstin: string }; sum: string }>(
    `select facts -> 'seller' as seller, ((facts ->> 'taxable')::bigint + (facts ->> 'cgst')::bigint + (facts ->> 'sgst')::bigint) as sum
     from private.invoices`,
  );
  assert.match(kept?.seller.gstin ?? '', /^30[A-Z]{5}\d{4}[A-Z]1Z5$/);
  assert.equal(Number(kept?.sum), total);
  for (const sql of ['update private.invoices set buyer = null', 'delete from private.invoices'])
    await assert.rejects(world.sql(sql), /stays as it was issued/);
  for (const month of [null, '-infinity'])
    assert.equal((await rpc('owner A', 'desk_invoices', { hotel_id: hotel, month })).code, 'invalid_dates');

  // An admin at another's desk: what is done and looked at is noted.
  const credit = { invoice_id: first.invoice_id, reason: ' Wrong company ' };
  assert.equal((await rpc('admin', 'credit_invoice', { ...credit, reason: ' ' })).code, 'no_reason');
  const note = await rpc('admin', 'credit_invoice', credit);
  assert.match(note.number, /^CRN\/\d\d-\d\d\/00001$/);
  assert.equal((await rpc('owner A', 'credit_invoice', credit)).code, 'already_credited');
  assert.equal(
    (await rpc('owner A', 'credit_invoice', { ...credit, invoice_id: note.invoice_id })).code,
    'already_credited',
  );
  assert.deepEqual(
    await world.sql(
      `select entity_id, label from private.audit_log where entity = 'invoices' and actor_id is not null`,
    ),
    [{ entity_id: id, label: note.number }],
  );
  const second = await issue({ company: null, gstin: null });
  assert.match(second.number, /00002$/);

  // Who cancels takes the invoice back.
  await world.sql(`update public.bookings set booking_status = 'cancelled' where id = $1`, [id]);
  const { booking } = await rpc('owner A', 'desk_booking', { booking_id: id });
  assert.deepEqual(
    booking.invoices.map(({ kind, is_credited, credits }: Record<string, unknown>) => [kind, is_credited, credits]),
    [
      ['credit_note', false, second.number],
      ['invoice', true, null],
      ['credit_note', false, first.number],
      ['invoice', true, null],
    ],
  );
  assert.equal((await issue()).code, 'cancelled');
}
