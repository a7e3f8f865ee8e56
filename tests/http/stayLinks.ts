import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Actor } from './actors.ts';
import { change, refunded } from './given.ts';
import { type Person, signUpPerson } from './listings.ts';

export { change } from './given.ts';

import { book, read } from './stays.ts';
import { dayFromToday, type World, worldPrice } from './world.ts';

export interface Made {
  id: string;
  token: string;
  booking_reference: string;
}

let guests = 0;

export async function bookAsGuest(world: World, from = 30, change: object = {}): Promise<Made> {
  const { hotel, room } = world.hotelOf('owner A');
  guests += 1;
  const { json } = await world.rpc('anon', 'create_booking_tx', {
    hotel_id: hotel,
    room_category_id: room,
    check_in_date: dayFromToday(from),
    check_out_date: dayFromToday(from + 2),
    guest_name: 'Asha Maria Kamat',
    guest_email: `asha${guests}@guest.example`,
    guest_phone: '+91 98200 77777',
    special_requests: 'A quiet room',
    num_adults: 2,
    total_amount: 2 * worldPrice['owner A'],
    idempotency_key: randomUUID(),
    ...change,
  });
  assert.equal(json.ok, true, JSON.stringify(json));
  assert.match(json.stay_token, /^[0-9a-f]{64}$/);
  const [row] = await world.sql<{ id: string }>(
    'update public.bookings set verified_at = now() where booking_reference = $1 returning id',
    [json.booking_reference],
  );
  return { id: row?.id ?? '', token: json.stay_token, booking_reference: json.booking_reference };
}

export const ask = async (world: World, name: string, args: object, actor: Actor = 'anon') =>
  (await world.rpc(actor, name, args)).json;
export const open = (world: World, token: unknown) => ask(world, 'open_stay', { token });
const mailed = async (world: World, kind: string, id: string) =>
  (
    await world.sql<{
      recipient: string;
      facts: { stay_link?: string; refund_before?: number; due_on?: string; terms?: object } | null;
    }>(
      `select recipient, private.mail_facts(kind, data, recipient) as facts from private.outbox
       where kind = $1 and data ->> 'booking_id' = $2 order by id`,
      [kind, id],
    )
  ).at(-1);
const reported = (world: World, id: string, amount: number) =>
  world.sql(
    `select private.write_payment(b, jsonb_populate_record(null::private.payments, jsonb_build_object(
       'holder', 'site', 'state', 'reported', 'amount', $2::bigint, 'method', 'upi', 'by_guest', true))) from public.bookings as b where b.id = $1`,
    [id, amount],
  );
export const paid = (world: World, id: string, amount: number) =>
  world.sql(
    `select private.write_payment(b, jsonb_populate_record(null::private.payments, jsonb_build_object(
       'holder', 'property', 'state', 'received', 'amount', $2::bigint, 'method', 'cash'))) from public.bookings as b where b.id = $1`,
    [id, amount],
  );

/** A link opens its own booking, in full for the guest and without amounts for companions. */
export async function stayLinks(world: World): Promise<void> {
  const mine = await bookAsGuest(world);
  const other = await bookAsGuest(world);
  const seen = await open(world, mine.token);
  assert.deepEqual(
    [
      seen.is_shared,
      seen.stay.booking_reference,
      seen.stay.guest_name,
      seen.stay.guest_phone,
      seen.stay.special_requests,
    ],
    [false, mine.booking_reference, 'Asha Maria Kamat', '+91 98200 77777', 'A quiet room'],
  );
  assert.equal((await open(world, other.token)).stay.booking_reference, other.booking_reference);
  for (const guess of ['', null, mine.token.slice(1), `${mine.token}0`, mine.token.toUpperCase(), ` ${mine.token}`])
    assert.deepEqual(await open(world, guess), { ok: false, code: 'not_found' }, String(guess));

  // A repeated request returns another link, and both work. A front desk gets no link.
  const again = { idempotency_key: randomUUID() };
  const first = await bookAsGuest(world, 40, { ...again, guest_email: 'twice@guest.example' });
  const request = {
    ...{ hotel_id: world.hotelOf('owner A').hotel, room_category_id: world.hotelOf('owner A').room },
    ...{ check_in_date: dayFromToday(40), check_out_date: dayFromToday(42), guest_name: 'Asha Maria Kamat' },
    ...{ guest_email: 'twice@guest.example', guest_phone: '+91 98200 77777', special_requests: 'A quiet room' },
    ...{ num_adults: 2, total_amount: 2 * worldPrice['owner A'], ...again },
  };
  const replayed = await ask(world, 'create_booking_tx', request);
  assert.deepEqual([replayed.replayed, replayed.booking_reference], [true, first.booking_reference]);
  assert.notEqual(replayed.stay_token, first.token);
  const replay = () => ask(world, 'create_booking_tx', request);
  const tokens = [];
  for (let times = 0; times < 6; times += 1) tokens.push((await replay()).stay_token);
  assert.deepEqual(
    tokens.map((token) => typeof token),
    [...Array(4).fill('string'), 'object', 'object'],
    'five an hour, then none',
  );
  await world.sql('delete from private.rate_hits');
  await world.sql(`update private.idempotency_keys set created_at = now() - interval '61 minutes' where key = $1`, [
    again.idempotency_key,
  ]);
  assert.deepEqual([(await replay()).ok, (await replay()).stay_token], [true, null], 'no answer is lost for an hour');
  await world.sql('update private.idempotency_keys set created_at = now() where key = $1', [again.idempotency_key]);
  const { booking_reference: twice } = first;
  await ask(world, 'send_stay_link', { booking_reference: twice, guest_email: 'twice@guest.example' });
  assert.deepEqual(
    [(await replay()).ok, (await replay()).stay_token],
    [true, null],
    'who asked for a new link means it',
  );
  await world.sql(`delete from private.outbox where kind = 'stay_link'`);
  for (const token of [first.token, replayed.stay_token])
    assert.equal((await open(world, token)).stay.booking_reference, first.booking_reference);
  for (const actor of ['owner A', 'admin'] satisfies Actor[])
    assert.doesNotMatch(
      JSON.stringify(await ask(world, 'desk_booking', { booking_id: mine.id }, actor)),
      /[0-9a-f]{64}/,
      'no desk reads a link',
    );

  const mail = await mailed(world, 'booking_guest', mine.id);
  assert.equal((await open(world, mail?.facts?.stay_link)).stay.booking_reference, mine.booking_reference);
  assert.equal((await open(world, mine.token)).ok, true);
  const shared = (await ask(world, 'share_stay', { token: mine.token })).token;
  const guest_email = seen.stay.guest_email as string;
  const { booking_reference } = mine;
  for (const [given, sends] of [
    [{ booking_reference, guest_email: 'other@guest.example' }, 0],
    [{ booking_reference: other.booking_reference, guest_email }, 0],
    [{ booking_reference: 'AAAA-BBBB-CCCC-DDDD', guest_email }, 0],
    [
      {
        booking_reference: booking_reference.toLowerCase().replaceAll('-', ' '),
        guest_email: ` ${guest_email.toUpperCase()} `,
      },
      1,
    ],
  ] as const) {
    assert.deepEqual(await ask(world, 'send_stay_link', given), { ok: true }, 'known and unknown are answered alike');
    const mails = await world.sql(`select from private.outbox where kind = 'stay_link'`);
    assert.equal(mails.length, sends, JSON.stringify(given));
  }
  assert.equal((await open(world, mine.token)).ok, true, 'asking alone ends nothing');
  const asked = await mailed(world, 'stay_link', mine.id);
  assert.equal(asked?.recipient, guest_email);
  const renewed = asked?.facts?.stay_link ?? '';
  assert.equal((await open(world, mine.token)).ok, true, 'nor does the mail, before it is read');
  assert.equal((await open(world, renewed)).ok, true);
  assert.deepEqual(
    [
      (await open(world, mine.token)).code,
      (await open(world, mail?.facts?.stay_link)).code,
      (await open(world, renewed)).ok,
      (await open(world, shared)).ok,
      (await open(world, other.token)).ok,
    ],
    ['not_found', 'not_found', true, true, true],
  );

  const theirs = await open(world, shared);
  assert.equal(theirs.is_shared, true);
  assert.deepEqual(Object.keys(theirs.stay).toSorted(), [
    ...['arrival_time', 'booking_status', 'check_in_date', 'check_out_date', 'guest_name', 'hotel', 'nights'],
    ...['num_adults', 'num_children', 'num_rooms', 'room'],
  ]);
  assert.equal(theirs.stay.guest_name, 'Asha K.');
  for (const [name, args] of Object.entries({
    save_guest_notes: { arrival_time: '20:00', special_requests: '' },
    share_stay: {},
    stop_sharing: {},
    set_stay_language: { language: 'hi' },
    add_guest_extras: { extras: [], total_amount: 1 },
    drop_guest_extra: { line: 1 },
    cancel_by_guest: { refund: 0 },
  })) {
    assert.equal((await ask(world, name, { token: shared, ...args })).code, 'shared_link', name);
    assert.equal((await ask(world, name, { token: mine.token, ...args })).code, 'not_found', `${name}, an old link`);
  }
  assert.equal((await open(world, renewed)).stay.is_shared_with, true);
  assert.deepEqual(await ask(world, 'stop_sharing', { token: renewed }), { ok: true });
  assert.deepEqual([(await open(world, shared)).code, (await open(world, renewed)).ok], ['not_found', true]);
  assert.equal((await open(world, renewed)).stay.is_shared_with, false);

  const late = (await ask(world, 'share_stay', { token: renewed })).token;
  const over = async (days: number) => {
    await change(
      world,
      mine.id,
      `check_in_date = private.today() - ${days + 2}, check_out_date = private.today() - ${days}`,
    );
    return [(await open(world, renewed)).ok, (await open(world, late)).ok];
  };
  assert.deepEqual(await over(3), [true, true]);
  assert.deepEqual(await over(4), [true, false]);
  assert.deepEqual(await over(365), [true, false]);
  assert.deepEqual(await over(366), [false, false]);

  // A new address, or none, invalidates all links. An email to the old address gets no new link.
  const moved = await bookAsGuest(world, 50);
  const theirOld = (await ask(world, 'share_stay', { token: moved.token })).token;
  await change(world, moved.id, `guest_email = upper(guest_email)`);
  assert.equal((await open(world, moved.token)).ok, true, 'it is the same address');
  await change(world, moved.id, `guest_email = 'new@guest.example'`);
  assert.deepEqual(
    [(await open(world, moved.token)).code, (await open(world, theirOld)).code],
    ['not_found', 'not_found'],
  );
  assert.equal((await mailed(world, 'booking_guest', moved.id))?.facts?.stay_link, undefined);
  await ask(world, 'send_stay_link', { booking_reference: moved.booking_reference, guest_email: 'new@guest.example' });
  await change(world, moved.id, `guest_email = 'newer@guest.example'`);
  assert.equal((await mailed(world, 'stay_link', moved.id))?.facts, null, 'nothing is sent to the old address');
  const erased = await bookAsGuest(world, 60);
  await change(world, erased.id, 'erased_at = now()');
  assert.equal((await open(world, erased.token)).code, 'not_found');

  // Only hashes of links are stored.
  const kept = await world.sql<{ row: string }>('select l::text as row from private.stay_links as l');
  for (const { row } of kept) for (const token of [renewed, other.token]) assert.ok(!row.includes(token));
  assert.equal(
    (await world.sql(`select from private.audit_log as a where a::text ~ $1`, [other.token])).length,
    0,
    'nor is it in the log',
  );

  // With more than a hundred links, the oldest expires.
  await world.sql('select private.stay_link($1) from generate_series(1, 99)', [other.id]);
  assert.equal((await open(world, other.token)).ok, true);
  await world.sql('select private.stay_link($1)', [other.id]);
  assert.equal((await open(world, other.token)).code, 'not_found');
}

export async function stayTold(world: World): Promise<void> {
  const { id, token } = await bookAsGuest(world);
  const guest_phone = '+91 98200 77777';
  const tell = (arrival_time: unknown, special_requests: unknown, who: object = {}) =>
    ask(world, 'save_guest_notes', { token, arrival_time, special_requests, guest_phone, ...who });
  const stands = async () => {
    const { arrival_time, special_requests } = await read(world, id);
    return [arrival_time, special_requests];
  };
  assert.deepEqual(await tell('21:30', '  Two pillows,\nplease '), {
    ok: true,
    told: ['arrival_time', 'special_requests'],
  });
  assert.deepEqual(await stands(), ['21:30', 'Two pillows,\nplease']);
  assert.equal((await open(world, token)).stay.arrival_time, '21:30');
  for (const [time, words, field] of [
    ['24:00', '', 'arrival_time'],
    ['9:30', '', 'arrival_time'],
    ['21:30:00', '', 'arrival_time'],
    ['', '', 'arrival_time'],
    ['21:30', 'x'.repeat(1001), 'special_requests'],
    ['21:30', 'x'.repeat(20_000), 'special_requests'],
    ['21:30', 'bell\u0007', 'special_requests'],
  ])
    assert.deepEqual(
      await tell(time, words),
      { ok: false, code: 'invalid_stay_note', field },
      `${time} ${words?.length}`,
    );
  assert.deepEqual(await stands(), ['21:30', 'Two pillows,\nplease'], 'what is refused changes nothing');

  const mails = () =>
    world.sql<{ before: object }>(
      `select data -> 'before' as before from private.outbox where kind = 'changed_hotel' and data ->> 'booking_id' = $1 order by id`,
      [id],
    );
  const told = await mails();
  assert.deepEqual(told.at(0)?.before, { arrival_time: null, special_requests: 'A quiet room' });
  assert.deepEqual(await tell('21:30', 'Two pillows,\nplease'), { ok: true, told: [] }, 'the same again');
  assert.equal((await mails()).length, told.length, 'tells nobody');
  assert.equal(
    (await world.sql(`select from private.outbox where kind = 'changed_guest' and data ->> 'booking_id' = $1`, [id]))
      .length,
    0,
    'the guest knows what they said',
  );
  const { history } = await read(world, id);
  assert.deepEqual((history as { after: object; before: object }[])[0]?.after, {
    told: ['arrival_time', 'special_requests'],
  });
  assert.equal((await tell(null, null)).ok, true);
  assert.deepEqual(await stands(), [null, '']);

  // The guest may change name and phone. The email identifies the booking, so it is fixed.
  for (const [who, field] of [
    [{ guest_name: '' }, 'guest_name'],
    [{ guest_name: '<b>Asha</b>' }, 'guest_name'],
    [{ guest_name: 'x'.repeat(121) }, 'guest_name'],
    [{ guest_phone: '12' }, 'guest_phone'],
  ] as const)
    assert.deepEqual(await tell(null, null, who), { ok: false, code: 'invalid_stay_note', field }, JSON.stringify(who));
  assert.deepEqual(await tell(null, null, { guest_name: '  Meera Kamat ', guest_phone: null }), {
    ok: true,
    told: ['guest_name', 'guest_phone'],
  });
  const renamed = await read(world, id);
  assert.deepEqual([renamed.guest_name, renamed.guest_phone], ['Meera Kamat', null]);
  assert.deepEqual((await mails()).at(-1)?.before, { guest_name: 'Asha Maria Kamat', guest_phone });
  assert.doesNotMatch(JSON.stringify(renamed.history), /Meera|Asha/, 'no name stays in the history');
  assert.equal(
    (
      await ask(world, 'save_guest_notes', {
        token,
        arrival_time: null,
        special_requests: null,
        guest_email: 'x@y.example',
      })
    ).ok,
    undefined,
  );

  await tell('20:15', 'For our CANTEEN anniversary');
  const [row] = await world.sql<{ booking_reference: string }>(
    'select booking_reference from public.bookings where id = $1',
    [id],
  );
  const masked = await ask(world, 'booking_by_reference', { booking_reference: row?.booking_reference });
  assert.deepEqual([masked.booking.arrival_time, masked.booking.special_requests], [null, '']);
  const listed = (await world.rpc('admin', 'admin_bookings', { search: row?.booking_reference })).json;
  assert.equal(listed.rows.length, 1);
  assert.doesNotMatch(JSON.stringify(listed.rows), /20:15|CANTEEN/);

  for (const set of [`checked_in_at = now(), check_in_date = private.today()`, `booking_status = 'cancelled'`]) {
    const stay = await bookAsGuest(world, 0);
    await change(world, stay.id, set);
    const refused = await ask(world, 'save_guest_notes', {
      token: stay.token,
      arrival_time: null,
      special_requests: 'Late',
    });
    assert.equal(refused.code, 'not_changeable', set);
    assert.equal((await open(world, stay.token)).stay.may_tell, false);
  }
}

/** Terms and changes are the same by link, by reference and in the emails. */
async function toldPlans(world: World, stay: { id: string; token: string; booking_reference: string }, told: object) {
  const of = ({ terms, may_change }: { terms: unknown; may_change: unknown }) => ({ terms, may_change });
  assert.deepEqual(of((await open(world, stay.token)).stay), told);
  const { booking_reference } = stay;
  assert.deepEqual(of((await ask(world, 'booking_by_reference', { booking_reference })).booking), told);
  for (const kind of ['booking_guest', 'stay_link']) {
    const [mail] = await world.sql<{ facts: { terms: unknown; may_change: unknown } }>(
      `select private.mail_facts($1, jsonb_build_object('booking_id', b.id), b.guest_email) as facts from public.bookings as b where b.id = $2`,
      [kind, stay.id],
    );
    assert.deepEqual(mail && of(mail.facts), told, kind);
  }
}

/** A guest cancels by the link, under the policy at booking, once, and before the stay begins. */
export async function stayCancelledByGuest(world: World): Promise<void> {
  const price = 2 * worldPrice['owner A'];
  const stay = await bookAsGuest(world);
  await change(world, stay.id, `cancellation_policy = 'moderate'`);
  const cancel = (args: object, token = stay.token) => ask(world, 'cancel_by_guest', { token, ...args });
  assert.equal((await open(world, stay.token)).stay.cancelling.refund, 0, 'nothing was paid');
  await paid(world, stay.id, price);
  assert.deepEqual(await cancel({ refund: 0 }), { ok: false, code: 'refund_changed', refund: price });
  assert.deepEqual(await cancel({}), { ok: false, code: 'refund_changed', refund: price });
  assert.equal((await cancel({ refund: price, reason: 'x'.repeat(301) })).code, 'invalid_reason');
  const { cancelling, ...seen } = (await open(world, stay.token)).stay;
  assert.deepEqual([cancelling.refund, cancelling.percent], [price, 100]);
  const plans = { terms: { percent: 100, until: cancelling.until }, may_change: true };
  await toldPlans(world, stay, plans);
  assert.equal(
    new Date(cancelling.until).getTime(),
    new Date(`${dayFromToday(30 - 7)}T${seen.hotel.check_in_time}:00+05:30`).getTime(),
  );
  assert.equal((await read(world, stay.id)).stay_state, 'confirmed', 'nothing has happened yet');

  assert.deepEqual(await cancel({ refund: price, reason: '  Our flight is moved ' }), { ok: true, refund: price });
  assert.deepEqual(await cancel({ refund: 1 }), { ok: true, refund: price }, 'the second call answers the same');
  const desk = await read(world, stay.id);
  assert.deepEqual(
    [desk.stay_state, desk.cancel_reason, desk.cancelled_by_guest, desk.refund_due, desk.refund_amount],
    ['cancelled', 'Our flight is moved', true, price, price],
  );
  const [event] = desk.history as { by: string; after: object; note: string }[];
  assert.deepEqual(
    [event?.after, event?.note],
    [{ stay_state: 'cancelled', cancelled_by: 'guest' }, 'Our flight is moved'],
  );
  const after = (await open(world, stay.token)).stay;
  assert.deepEqual([after.booking_status, after.cancelling, after.cancelled_by_guest], ['cancelled', null, true]);
  assert.deepEqual(
    after.payments.map(({ state, amount }: { state: string; amount: number }) => [state, amount]),
    [
      ['received', price],
      ['due', price],
    ],
  );
  const mail = await mailed(world, 'cancelled_guest', stay.id);
  assert.equal((await open(world, mail?.facts?.stay_link)).ok, true);
  assert.equal(mail?.facts?.due_on, after.payments.find(({ state }: { state: string }) => state === 'due').due_on);
  const masked = await ask(world, 'booking_by_reference', { booking_reference: stay.booking_reference });
  assert.equal(masked.booking.cancel_reason, null);
  const [owed] = await world.sql<{ due: string }>(
    `select due_on = private.business_days_after(private.today(), 7) as due from private.refunds where booking_id = $1 and state = 'due'`,
    [stay.id],
  );
  assert.equal(owed?.due, true);
  await change(world, stay.id, `booking_status = 'confirmed'`);
  assert.equal((await read(world, stay.id)).cancelled_by_guest, false);

  // With a policy in free text, the property decides the refund.
  const own = await bookAsGuest(world);
  await change(world, own.id, `cancellation_policy = 'We are kind, and decide as it comes.'`);
  await paid(world, own.id, 1000);
  const ownTerms = (await open(world, own.token)).stay.cancelling;
  assert.deepEqual([ownTerms.refund, ownTerms.percent, ownTerms.until], [null, null, null]);
  assert.equal((await cancel({ refund: 1000 }, own.token)).code, 'refund_changed');
  assert.deepEqual(await cancel({ refund: null }, own.token), { ok: true, refund: null });
  assert.equal((await read(world, own.id)).refund_due, 0);

  // After check-in time the guest may be in the room, so the link cannot cancel.
  await world.sql(`update public.hotels set check_in_time = '00:00' where id = $1`, [world.hotelOf('owner A').hotel]);
  const begun = await bookAsGuest(world, 0);
  await change(world, begun.id, `cancellation_policy = 'flexible'`);
  assert.equal((await open(world, begun.token)).stay.cancelling, null);
  await toldPlans(world, begun, { terms: { percent: 0, until: null }, may_change: false });
  assert.equal((await cancel({ refund: 0 }, begun.token)).code, 'begun');
  await change(world, begun.id, 'checked_in_at = now()');
  assert.equal((await cancel({ refund: 0 }, begun.token)).code, 'not_changeable');
  assert.equal((await read(world, begun.id)).stay_state, 'checked_in');
}

export async function stayInvoices(world: World): Promise<void> {
  // An invoice shows the tax number and name of its issuer, which are canaries in this world.
  await world.sql('delete from private.compliance where owner_id = $1', [world.userId('owner A')]);
  await world.sql(`update public.owner_profiles set full_name = 'Maria' where user_id = $1`, [world.userId('owner A')]);
  const stay = await bookAsGuest(world, 0);
  const other = await bookAsGuest(world, 0);
  assert.deepEqual((await open(world, stay.token)).stay.invoices, []);
  const { invoice_id, number } = await ask(
    world,
    'issue_invoice',
    { booking_id: stay.id, buyer: { name: 'Asha Kamat' } },
    'owner A',
  );
  const [row] = (await open(world, stay.token)).stay.invoices;
  assert.deepEqual([row.id, row.number, row.kind], [invoice_id, number, 'bill_of_supply']);
  const read = (token: string, id: unknown = invoice_id) => ask(world, 'stay_invoice', { token, invoice_id: id });
  const whole = (await read(stay.token)).invoice;
  assert.deepEqual(whole, (await ask(world, 'desk_invoice', { invoice_id }, 'owner A')).invoice, 'as the desk has it');
  assert.equal(whole.buyer.name, 'Asha Kamat');
  const shared = (await ask(world, 'share_stay', { token: stay.token })).token;
  assert.equal((await read(other.token)).code, 'not_found');
  assert.equal((await read(stay.token, randomUUID())).code, 'not_found');
  assert.equal((await read('f'.repeat(64))).code, 'not_found');
  assert.equal((await read(shared)).code, 'shared_link');
}

export async function stayLinkMails(world: World): Promise<void> {
  const { token, booking_reference } = await bookAsGuest(world);
  const guest_email = (await open(world, token)).stay.guest_email as string;
  for (let times = 0; times < 5; times += 1)
    assert.deepEqual(await ask(world, 'send_stay_link', { booking_reference, guest_email }), { ok: true });
  const mails = await world.sql(`select from private.outbox where kind = 'stay_link'`);
  assert.equal(mails.length, 3, 'three an hour, and nobody is told');
  for (let hour = 0; hour < 3; hour += 1) {
    await world.sql(`delete from private.rate_hits where bucket ~ '^stay_link:[0-9a-f]{8}-'`);
    for (let times = 0; times < 3; times += 1) await ask(world, 'send_stay_link', { booking_reference, guest_email });
  }
  assert.equal((await world.sql(`select from private.outbox where kind = 'stay_link'`)).length, 6, 'six a day');
  const written = [guest_email.replace('@', '+stay@'), guest_email.replace('@', '+a@'), guest_email.toUpperCase()];
  for (const [at, of] of written.entries()) {
    const { booking_reference } = await bookAsGuest(world, 60 + 3 * at, { guest_email: of });
    for (let times = 0; times < 3; times += 1)
      assert.deepEqual(await ask(world, 'send_stay_link', { booking_reference, guest_email: of }), { ok: true });
  }
  assert.equal(
    (await world.sql(`select from private.outbox where kind = 'stay_link'`)).length,
    4 + 10,
    'one of each stay, and ten to the address',
  );
  assert.equal(
    (await ask(world, 'send_stay_link', { booking_reference, guest_email: 'no address' })).code,
    'invalid_email',
  );

  const victim = 'victim@guest.example';
  const theirs = await bookAsGuest(world, 40, { guest_email: victim });
  const send = async ({ booking_reference }: Made, times = 1) => {
    for (let time = 0; time < times; time += 1)
      assert.deepEqual(await ask(world, 'send_stay_link', { booking_reference, guest_email: victim }), { ok: true });
  };
  const came = async (id?: string) =>
    (
      await world.sql(
        `select from private.outbox where kind = 'stay_link' and recipient = $1 and data ->> 'booking_id' = coalesce($2, data ->> 'booking_id')`,
        [victim, id],
      )
    ).length;
  const strange: Made[] = [];
  for (let n = 0; n < 6; n += 1) {
    strange.push(await bookAsGuest(world, 43 + 3 * n, { guest_email: victim }));
    await send(strange[n] as Made, 3);
  }
  assert.equal(await came(), 16, 'one of each, and ten');
  await send(theirs, 2);
  assert.equal(await came(theirs.id), 1, 'that one is theirs');
  await world.sql(`delete from private.rate_hits where bucket ~ '^stay_link:([0-9a-f]{8}-|day:)'`);
  await paid(world, theirs.id, 1000);
  await send(theirs, 4);
  assert.equal(await came(theirs.id), 4, 'a stay with money in it has all of its own');
  await world.sql(`update private.rate_hits set hits = 49 where bucket like 'stay_link:firsts:%'`);
  for (const from of [70, 73]) await send(await bookAsGuest(world, from, { guest_email: victim }));
  assert.equal(await came(), 16 + 4 + 1);
}

async function codes(times: number, call: (n: number) => Promise<{ code?: string }>) {
  const answers = [];
  for (let n = 0; n < times; n += 1) answers.push((await call(n)).code);
  return answers;
}

export async function stayDeedLimits(world: World): Promise<void> {
  const { token } = await bookAsGuest(world);
  const told = await codes(11, (n) =>
    ask(world, 'save_guest_notes', { token, arrival_time: null, special_requests: `${n}` }),
  );
  assert.deepEqual([told[9], told[10]], [undefined, 'told_often']);
  const twice = [dayFromToday(32), dayFromToday(33)].map((check_out_date, at) => ({
    check_out_date,
    total_amount: (2 + at) * worldPrice['owner A'],
  }));
  const changed = await codes(6, (n) =>
    ask(world, 'change_by_guest', {
      ...{ token, seen: {}, check_in_date: dayFromToday(30), num_rooms: 1, num_adults: 2, num_children: 0 },
      ...twice[(n + 1) % 2],
    }),
  );
  assert.deepEqual([changed[4], changed[5]], [undefined, 'changed_often']);
  const shared = await codes(21, () => ask(world, 'share_stay', { token }));
  assert.deepEqual([shared[19], shared[20]], [undefined, 'shared_often']);
  const chosen = await codes(21, () => ask(world, 'set_stay_language', { token, language: 'hi' }));
  assert.deepEqual([chosen[19], chosen[20]], [undefined, 'chosen_often']);
}

/** Changes by strangers who booked with a person's address must not use up that person's limits. */
export async function changesOfStrangers(world: World): Promise<void> {
  const person = await signUpPerson(world);
  const guest_email = person.email;
  const made = (from: number) =>
    bookAsGuest(world, from, { guest_email: from === 30 ? guest_email : guest_email.toUpperCase() });
  const longer = new Map<string, boolean>();
  const move = async (
    from: number,
    token: string,
    actor: Pick<Person, 'rpc'> = { rpc: (name, args) => ask(world, name, Object(args)) },
  ) => {
    const nightsNow = longer.get(`${from}`) ? 2 : 3;
    const answer = await actor.rpc('change_by_guest', {
      ...{ token, seen: {}, num_rooms: 1, num_adults: 2, num_children: 0, ...nights(from, from + nightsNow) },
      total_amount: nightsNow * worldPrice['owner A'],
    });
    if (answer.ok) longer.set(`${from}`, nightsNow === 3);
    return answer.code ?? 'ok';
  };
  const theirs = await made(30);
  const others = [await made(40), await made(50)];
  await world.sql('update private.limits set bookings_per_contact_a_day = 2');
  const strange = [];
  for (const [at, { token }] of others.entries())
    for (let n = 0; n < 3; n += 1) strange.push(await move(40 + 10 * at, token));
  assert.deepEqual(
    strange,
    ['ok', 'ok', 'ok', 'ok', 'not_mailed', 'not_mailed'],
    'one of each stay, and two of the address',
  );
  assert.equal(await move(30, theirs.token), 'ok', 'each stay has one of its own');
  assert.equal(await move(30, theirs.token), 'not_mailed');
  const mail = (await mailed(world, 'booking_guest', theirs.id))?.facts?.stay_link ?? '';
  assert.equal(await move(30, mail), 'ok', 'by the link of the mail');
  assert.equal(await move(30, theirs.token, person), 'ok', 'signed in with the address');
  assert.equal(await move(30, theirs.token), 'not_mailed');
  await change(world, theirs.id, `cancellation_policy = 'flexible'`);
  await paid(world, theirs.id, 2 * worldPrice['owner A']);
  assert.equal(await move(30, theirs.token), 'ok', 'once money of it came');
  assert.equal(await move(30, theirs.token), 'ok');
  assert.equal(await move(30, theirs.token), 'changed_often', 'what was refused does not count to the five');
}

/** Emails to the guest use the booking's language, or the one chosen since. All others are in English. */
export async function stayLanguage(world: World): Promise<void> {
  await world.sql('delete from private.outbox');
  const one = await bookAsGuest(world, 30, { language: 'hi' });
  const other = await bookAsGuest(world, 40);
  const mails = () =>
    world.sql<{ kind: string; language: string; is_one: boolean }>(
      `select kind, language, data ->> 'booking_id' = $1 as is_one from private.outbox order by id`,
      [one.id],
    );
  const told = async () =>
    Object.fromEntries((await mails()).map(({ kind, language, is_one }) => [`${kind} ${is_one}`, language]));
  const english = { 'booking_guest false': 'en', 'booking_hotel false': 'en', 'booking_hotel true': 'en' };
  assert.deepEqual(await told(), { 'booking_guest true': 'hi', ...english });
  assert.deepEqual(await ask(world, 'set_stay_language', { token: one.token, language: 'en' }), { ok: true });
  assert.deepEqual(await told(), { 'booking_guest true': 'en', ...english });
  await ask(world, 'set_stay_language', { token: one.token, language: 'hi' });
  assert.deepEqual(await told(), { 'booking_guest true': 'hi', ...english });
  for (const language of ['xx', '', null, 5, 'hi ', 'HI', 'h'.repeat(5000)])
    assert.deepEqual(
      await ask(world, 'set_stay_language', { token: one.token, language }),
      { ok: false, code: 'invalid_language' },
      String(language),
    );
  assert.equal((await open(world, one.token)).stay.language, 'hi');
  assert.equal((await open(world, other.token)).stay.language, 'en');
  const claimed = async (language: string | null) => {
    const [row] = await world.sql<{ answer: { mails: { kind: string }[]; others: string[] } }>(
      'select private.claim_mails(100, $1) as answer',
      [language],
    );
    return [row?.answer.mails.length, row?.answer.others];
  };
  const [{ length }] = [await mails()];
  assert.deepEqual(await claimed('en'), [length - 1, ['hi']]);
  assert.deepEqual(await claimed('hi'), [1, []]);
  assert.deepEqual(await claimed(null), [0, []]);

  const [mail] = await world.sql<{ id: number }>(
    `select id from private.outbox where kind = 'booking_guest' and data ->> 'booking_id' = $1`,
    [one.id],
  );
  const finish = async (outcome: string) => {
    await world.sql('select private.finish_mail($1, $2)', [mail?.id, outcome]);
    return (await told())['booking_guest true'];
  };
  const choose = (language: string) => ask(world, 'set_stay_language', { token: one.token, language });
  await choose('en');
  assert.equal(await finish('retry'), 'en');
  await world.sql('update private.outbox set next_attempt_at = now() where id = $1', [mail?.id]);
  assert.deepEqual(await claimed('en'), [1, []]);
  await choose('hi');
  assert.equal(await finish('failed'), 'en');
  assert.equal((await world.rpc('admin', 'send_mail_again', { mail_id: mail?.id })).json.ok, true);
  assert.equal((await told())['booking_guest true'], 'hi');
}

export async function stayLinkLimits(world: World): Promise<void> {
  const stay = await bookAsGuest(world);
  const { token, booking_reference } = stay;
  const { guest_email } = (await open(world, token)).stay;
  await world.sql('update private.limits set lookups_per_client_a_minute = 2');
  for (const [name, args] of Object.entries({
    open_stay: { token },
    save_guest_notes: { token, arrival_time: null, special_requests: '' },
    share_stay: { token },
    stop_sharing: { token },
    set_stay_language: { token, language: 'hi' },
    add_guest_extras: { token, extras: [], total_amount: 1 },
    drop_guest_extra: { token, line: 1 },
    stay_invoice: { token, invoice_id: stay.id },
    cancel_by_guest: { token, refund: 1 },
    withdraw_report: { token },
    guest_change_quote: { token, check_in_date: null, check_out_date: null, num_rooms: 1, num_adults: 1 },
    change_by_guest: {
      ...{
        token,
        seen: {},
        check_in_date: null,
        check_out_date: null,
        num_rooms: 1,
        num_adults: 1,
        num_children: 0,
        total_amount: 1,
      },
    },
    send_stay_link: { booking_reference, guest_email },
  })) {
    await world.sql('delete from private.rate_hits');
    const answers = await codes(4, () => ask(world, name, args));
    assert.ok(answers.includes('rate_limited'), name);
    await world.sql('delete from private.rate_hits');
    if (!('token' in args)) continue;
    await world.sql('delete from private.rate_hits');
    const guesses = await codes(4, (n) => ask(world, name, { ...args, token: 'f'.repeat(63) + n }));
    assert.ok(guesses.includes('rate_limited'), `${name}, guessed`);
  }
}

/** A person with a proven address gets links to its bookings. Others get none. */
export async function myStayLink(world: World): Promise<void> {
  const [guest, other] = [await signUpPerson(world), await signUpPerson(world)];
  const stay = await bookAsGuest(world, 30, { guest_email: guest.email.toUpperCase() });
  const { booking_reference } = stay;
  const of = (person: Person, reference = booking_reference) =>
    person.rpc('my_stay_link', { booking_reference: reference });
  assert.equal((await world.rpc('anon', 'my_stay_link', { booking_reference })).status, 401);
  for (const actor of ['owner A', 'owner B', 'admin', 'desk'] satisfies Actor[])
    assert.deepEqual(
      await ask(world, 'my_stay_link', { booking_reference }, actor),
      { ok: false, code: 'not_found' },
      actor,
    );
  assert.equal((await of(other)).code, 'not_found');
  assert.equal((await of(guest, 'AAAA-BBBB-CCCC-DDDD')).code, 'not_found');
  const given = await of(guest);
  assert.equal((await open(world, given.token)).stay.booking_reference, booking_reference);
  let last = given;
  for (let times = 0; times < 20; times += 1) last = await of(guest);
  assert.equal(last.code, 'rate_limited');
  await world.sql('delete from private.rate_hits');
  await world.sql('update auth.users set email_confirmed_at = null where id = $1', [guest.userId]);
  assert.deepEqual(await of(guest), { ok: false, code: 'not_found' }, 'an address that nobody has proven');
  await world.sql('update auth.users set email_confirmed_at = now() where id = $1', [guest.userId]);
  await change(world, stay.id, 'erased_at = now()');
  assert.equal((await of(guest)).code, 'not_found');
}

/** A guest changes dates and guests by the link: all or nothing, at the quoted price, within policy and rules. */
export async function stayChangedByGuest(world: World): Promise<void> {
  const price = worldPrice['owner A'];
  const made = await bookAsGuest(world, 30, { num_rooms: 2, total_amount: 4 * price });
  const { token, id } = made;
  await change(world, id, `cancellation_policy = 'moderate'`);
  const now = { num_rooms: 2, num_adults: 2, num_children: 0, ...nights(30, 32) };
  const quote = (stay: object) => ask(world, 'guest_change_quote', { token, ...now, ...stay });
  const seen = async () => {
    const { stay_state, check_in_date, total_amount } = (await open(world, token)).stay;
    return { stay_state, check_in_date, total_amount };
  };
  const bring = async (stay: object, total_amount: unknown, args: object = {}) => {
    await world.sql(`delete from private.rate_hits where bucket like 'changed:%'`);
    return ask(world, 'change_by_guest', { token, seen: await seen(), ...now, ...stay, total_amount, ...args });
  };
  const stands = async () => {
    const { check_in_date, check_out_date, num_rooms, num_adults, total_amount } = await read(world, id);
    return [check_in_date, check_out_date, num_rooms, num_adults, total_amount];
  };

  const longer = await quote(nights(30, 33));
  assert.deepEqual([longer.before, longer.total_amount, longer.difference], [4 * price, 6 * price, 2 * price]);
  // The policy counts from the new check-in date.
  assert.deepEqual([longer.terms.percent, longer.may_change], [100, true]);
  const sooner = await quote(nights(1, 3));
  assert.deepEqual([sooner.terms, sooner.may_change], [{ percent: 0, until: null }, true]);
  assert.equal(await bring(nights(30, 33), 1).then(({ code }) => code), 'price_changed');
  assert.equal(await bring(nights(30, 33), null).then(({ code }) => code), 'price_changed');
  const before = await seen();
  assert.deepEqual(await bring(nights(30, 33), 6 * price), { ok: true });
  assert.deepEqual(await bring(nights(30, 33), 6 * price), { ok: true }, 'the second call answers the same');
  assert.equal((await bring(nights(30, 34), 8 * price, { seen: before })).code, 'changed_meanwhile');
  assert.equal(
    (await bring(nights(30, 34), 8 * price, { seen: { guest_phone: '+91 98200 77777' } })).code,
    'changed_meanwhile',
  );
  assert.deepEqual(await stands(), [dayFromToday(30), dayFromToday(33), 2, 2, 6 * price]);
  const mail = await mailed(world, 'changed_guest', id);
  assert.equal((await open(world, mail?.facts?.stay_link)).stay.revision, 1, 'a newer entry for the calendar');
  assert.deepEqual(mail?.facts?.terms, longer.terms);
  assert.equal(
    (await world.sql(`select from private.outbox where kind = 'changed_hotel' and data ->> 'booking_id' = $1`, [id]))
      .length > 0,
    true,
  );

  for (const [stay, code] of [
    [nights(33, 30), 'invalid_dates'],
    [{ check_in_date: 'infinity', check_out_date: 'infinity' }, 'invalid_dates'],
    [{ check_in_date: '-infinity', num_rooms: 1 }, 'invalid_dates'],
    [nights(-1, 2), 'past_dates'],
    [nights(30, 61), 'too_many_nights'],
    [{ num_rooms: 8 }, 'too_many_rooms'],
    [{ num_rooms: 0 }, 'invalid_guests'],
    [{ num_adults: 7 }, 'too_many_guests'],
    [{ num_adults: null }, 'invalid_guests'],
  ] as const) {
    assert.equal((await quote(stay)).code, code, JSON.stringify(stay));
    assert.equal((await bring(stay, 4 * price)).code, code, JSON.stringify(stay));
  }

  await book(world, 33, 2, { num_rooms: 6, num_adults: 6, total_amount: 12 * price });
  assert.equal((await quote(nights(30, 34))).rooms_free, 1);
  assert.deepEqual(await bring(nights(30, 34), 8 * price), { ok: false, code: 'sold_out', rooms_free: 1 });
  assert.deepEqual(await stands(), [dayFromToday(30), dayFromToday(33), 2, 2, 6 * price]);

  await paid(world, id, 6 * price);
  assert.deepEqual(await bring({ ...nights(30, 32), num_rooms: 1 }, 2 * price), { ok: true });
  assert.equal((await read(world, id)).refund_due, 4 * price);
  assert.deepEqual(await bring({ ...nights(30, 31), num_rooms: 1 }, price), { ok: true });
  assert.equal((await read(world, id)).refund_due, 5 * price);
  assert.deepEqual(await bring({ ...nights(30, 32), num_rooms: 1 }, 2 * price), { ok: true });
  // The booking becomes dearer before the refund: the money pays for it, and the rest keeps its due date.
  assert.equal((await read(world, id)).refund_due, 4 * price);
  const promised = async (of: string) =>
    (
      await world.sql<{ promises: unknown }>(
        `select jsonb_agg(jsonb_build_array(amount, due_on = private.business_days_after(private.today(), 7)) order by position) as promises
         from private.refunds where booking_id = $1 and state = 'due'`,
        [of],
      )
    )[0]?.promises;
  assert.deepEqual(await promised(id), [[4 * price, true]]);
  assert.equal((await mailed(world, 'changed_guest', id))?.facts?.refund_before, 5 * price);
  for (const cancelled of ['guest', 'desk', 'house'] as const) {
    const shrunk = await bookAsGuest(world, 100);
    await change(world, shrunk.id, `cancellation_policy = 'moderate'`);
    await paid(world, shrunk.id, 2 * price);
    const smaller = {
      seen: {},
      num_rooms: 1,
      num_adults: 2,
      num_children: 0,
      ...nights(100, 101),
      total_amount: price,
    };
    assert.deepEqual(await ask(world, 'change_by_guest', { token: shrunk.token, ...smaller }), { ok: true });
    assert.equal((await open(world, shrunk.token)).stay.cancelling.refund, 2 * price);
    const answer =
      cancelled === 'guest'
        ? await ask(world, 'cancel_by_guest', { token: shrunk.token, refund: 2 * price })
        : await ask(
            world,
            'cancel_stay',
            { booking_id: shrunk.id, seen: {}, reason: 'Ill', by_house: cancelled === 'house' },
            'owner A',
          );
    assert.equal(answer.refund, 2 * price, cancelled);
    assert.equal((await read(world, shrunk.id)).refund_due, 2 * price);
    const back = async () => {
      const { refund_amount, refunded_amount, refund_due } = (await open(world, shrunk.token)).stay;
      return [refund_amount, refunded_amount, refund_due];
    };
    assert.deepEqual(await back(), [2 * price, 0, 2 * price]);
    await refunded(world, shrunk.id, price);
    assert.deepEqual(await back(), [2 * price, price, price], 'some went back');
  }

  // The guest's email includes earlier refunds. A refund in progress at the gateway cannot pay for a dearer booking.
  const early = await bookAsGuest(world, 110);
  await change(world, early.id, `cancellation_policy = 'moderate'`);
  await paid(world, early.id, 2 * price);
  const shrink = { seen: {}, num_rooms: 1, num_adults: 2, num_children: 0, ...nights(110, 111), total_amount: price };
  assert.deepEqual(await ask(world, 'change_by_guest', { token: early.token, ...shrink }), { ok: true });
  await refunded(world, early.id, price);
  assert.deepEqual(await ask(world, 'cancel_by_guest', { token: early.token, refund: price }), {
    ok: true,
    refund: price,
  });
  const ended = (await open(world, early.token)).stay;
  assert.deepEqual([ended.refund_amount, ended.refunded_amount, ended.refund_due], [2 * price, price, price]);

  // Under a binding policy a change must not shorten or move the stay. A longer stay is possible.
  await change(world, id, `cancellation_policy = 'non_refundable'`);
  const one = { num_rooms: 1, ...nights(30, 32) };
  for (const stay of [nights(31, 32), nights(30, 31), nights(40, 42)])
    for (const answer of [await quote({ ...one, ...stay }), await bring({ ...one, ...stay }, price)])
      assert.deepEqual([answer.code, typeof answer.error], ['terms_bind', 'string'], JSON.stringify(stay));
  assert.equal((await quote({ ...one, ...nights(29, 32) })).ok, true);
  assert.deepEqual(await bring({ ...one, ...nights(29, 32) }, 3 * price), { ok: true });
  assert.deepEqual(await bring({ ...nights(29, 32), num_rooms: 2 }, 6 * price), { ok: true });
  assert.equal((await bring({ ...one, ...nights(29, 32) }, 3 * price)).code, 'terms_bind', 'nor a room');
  assert.equal((await quote({ ...one, ...nights(29, 37) })).code, 'terms_bind', 'not for more nights either');

  const { room } = world.hotelOf('owner A');
  await world.sql(
    `insert into private.rate_plans (room_category_id, lead_days, min_nights) values ($1, 35, 2)
     on conflict (room_category_id) do update set lead_days = 35, min_nights = 2`,
    [room],
  );
  await change(world, id, `cancellation_policy = 'flexible', created_at = created_at - interval '30 days'`);
  const two = { num_rooms: 2 };
  await paid(world, id, price);
  assert.equal((await quote({ ...two, ...nights(28, 32) })).code, 'too_late');
  assert.equal((await quote({ ...two, ...nights(29, 33) })).ok, true);
  assert.equal((await bring({ ...two, ...nights(29, 30) }, 2 * price)).code, 'min_nights');
  await world.sql('delete from private.rate_plans where room_category_id = $1', [room]);

  // Under a binding policy another party is not cheaper either. More guests are priced again.
  await world.sql(
    `insert into private.rate_plans (room_category_id, included_guests, extra_adult, last_minute_discount, last_minute_days)
     values ($1, 2, 100, 50, 30)
     on conflict (room_category_id) do update
       set lead_days = 0, min_nights = 1, included_guests = 2, extra_adult = 100, last_minute_discount = 50, last_minute_days = 30`,
    [room],
  );
  await change(world, id, `cancellation_policy = 'non_refundable', created_at = now()`);
  const more = { num_rooms: 2, ...nights(29, 32), num_adults: 5 };
  assert.equal((await quote(more)).code, 'terms_bind');
  assert.equal((await bring(more, 3 * price)).code, 'terms_bind');
  await world.sql(
    'update private.rate_plans set last_minute_days = 0, weekly_discount = 40 where room_category_id = $1',
    [room],
  );
  const asked = { num_rooms: 1, num_adults: 2, num_children: 0 };
  const week = await bookAsGuest(world, 110);
  const ofWeek = (from: number, until: number) => ({ token: week.token, ...asked, ...nights(from, until) });
  const { total_amount: cheap } = await ask(world, 'guest_change_quote', ofWeek(110, 118));
  await change(world, week.id, `cancellation_policy = 'flexible'`);
  assert.deepEqual(await ask(world, 'change_by_guest', { ...ofWeek(110, 118), seen: {}, total_amount: cheap }), {
    ok: true,
  });
  assert.equal((await ask(world, 'guest_change_quote', ofWeek(110, 117))).ok, true);
  assert.equal((await ask(world, 'guest_change_quote', ofWeek(110, 112))).code, 'long_stay');
  await world.sql('delete from private.rate_plans where room_category_id = $1', [room]);
  // An agreed price for two guests does not hold for three. A reported payment is not refunded before it is checked.
  const made3 = await bookAsGuest(world, 120);
  await change(world, made3.id, `price_reason = 'A friend of the house'`);
  const three = { token: made3.token, ...asked, ...nights(120, 122) };
  assert.equal((await ask(world, 'guest_change_quote', { ...three, num_adults: 3 })).code, 'agreed_price');
  assert.equal((await ask(world, 'guest_change_quote', { ...three, ...nights(120, 121) })).ok, true);
  await reported(world, made3.id, price);
  assert.equal((await ask(world, 'guest_change_quote', { ...three, ...nights(120, 121) })).code, 'terms_bind');

  // A longer stay needs a higher advance, which the change must include. A move away from today adds a deadline.
  const short = await bookAsGuest(world, 130);
  await change(world, short.id, `cancellation_policy = 'flexible'`);
  const { advance_amount } = (await open(world, short.token)).stay;
  await paid(world, short.id, advance_amount);
  const longerStay = { token: short.token, ...asked, ...nights(130, 134) };
  const told = await ask(world, 'guest_change_quote', longerStay);
  // 30 percent, rounded half up.
  assert.equal(told.advance_amount, Math.floor((4 * price * 30 + 50) / 100));
  assert.equal(told.due_now, told.advance_amount - advance_amount);
  await paid(world, short.id, 4 * price - advance_amount);
  const grown = { ...longerStay, seen: {}, total_amount: told.total_amount };
  assert.deepEqual(await ask(world, 'change_by_guest', grown), { ok: true });
  const back = { token: short.token, ...asked, seen: {}, ...nights(130, 131), total_amount: price };
  assert.equal((await ask(world, 'change_by_guest', back)).ok, true);
  assert.equal((await ask(world, 'guest_change_quote', longerStay)).due_now, 0);
  const given = await book(world, 160);
  const [{ token: ofGiven } = { token: '' }] = await world.sql<{ token: string }>(
    'select private.stay_link($1) as token',
    [given],
  );
  const ofHouse = { token: ofGiven, ...asked, seen: {}, ...nights(160, 163), total_amount: 3 * price };
  assert.equal((await ask(world, 'change_by_guest', ofHouse)).code, 'no_advance');
  assert.equal((await ask(world, 'guest_change_quote', { token: ofGiven, ...asked, ...nights(161, 163) })).ok, true);
  await paid(world, given, price);
  assert.equal((await ask(world, 'change_by_guest', ofHouse)).ok, true);
  const tomorrow = await bookAsGuest(world, 1);
  await change(world, tomorrow.id, `cancellation_policy = 'flexible'`);
  const due = (await open(world, tomorrow.token)).stay.advance_due_at;
  assert.equal(typeof due, 'string');
  const far = { token: tomorrow.token, ...asked, seen: {}, total_amount: 2 * price };
  assert.deepEqual(await ask(world, 'change_by_guest', { ...far, ...nights(140, 142) }), { ok: true });
  assert.deepEqual(await ask(world, 'change_by_guest', { ...far, ...nights(150, 152) }), { ok: true });
  assert.equal((await open(world, tomorrow.token)).stay.advance_due_at, due, 'no other change puts it off');

  // A guest may not hold more than half of the rooms unpaid, also not by a longer stay.
  const unpaid = await bookAsGuest(world, 70);
  await change(world, unpaid.id, 'verified_at = null');
  const grow = async (stay: object, total_amount: number) =>
    ask(world, 'change_by_guest', {
      token: unpaid.token,
      seen: {},
      num_adults: 2,
      num_children: 0,
      ...stay,
      total_amount,
    });
  assert.deepEqual(await grow({ ...nights(70, 72), num_rooms: 4 }, 8 * price), {
    ok: false,
    code: 'held_unpaid',
    rooms_left: 2,
  });
  assert.deepEqual(await grow({ ...nights(70, 72), num_rooms: 3 }, 6 * price), { ok: true });
  const second = await bookAsGuest(world, 74);
  await change(world, second.id, 'verified_at = null');
  const closer = { token: second.token, seen: {}, num_rooms: 1, num_adults: 2, num_children: 0, ...nights(71, 73) };
  assert.equal((await ask(world, 'change_by_guest', { ...closer, total_amount: 2 * price })).code, 'held_unpaid');
  await paid(world, unpaid.id, 6 * price);
  assert.deepEqual(await grow({ ...nights(70, 72), num_rooms: 4 }, 8 * price), { ok: true }, 'who has paid may');
  await world.sql('update private.limits set room_nights_per_client_a_day = 5');
  await world.sql('delete from private.rate_hits');
  assert.deepEqual(await grow({ ...nights(70, 73), num_rooms: 4 }, 12 * price), { ok: true });
  assert.equal((await grow({ ...nights(70, 74), num_rooms: 4 }, 16 * price)).code, 'rate_limited');
  await world.sql('update private.limits set room_nights_per_client_a_day = 1000000');
  await world.sql('delete from private.rate_hits');

  const shared = (await ask(world, 'share_stay', { token })).token;
  assert.equal((await ask(world, 'guest_change_quote', { token: shared, ...now })).code, 'shared_link');
  assert.equal(
    (await ask(world, 'change_by_guest', { token: shared, seen: {}, ...now, total_amount: 1 })).code,
    'shared_link',
  );
  await world.sql('update public.room_categories set is_active = false where id = $1', [room]);
  assert.equal((await quote({ ...two, ...nights(29, 33) })).code, 'room_not_found');
  await world.sql('update public.room_categories set is_active = true where id = $1', [room]);

  await world.sql(`update public.hotels set check_in_time = '00:00' where id = $1`, [world.hotelOf('owner A').hotel]);
  const begun = await bookAsGuest(world, 0);
  const asBooked = { num_rooms: 1, num_adults: 2, num_children: 0, ...nights(0, 2) };
  for (const [set, code] of [
    ['num_adults = num_adults', 'begun'],
    [`booking_status = 'cancelled'`, 'not_changeable'],
  ] as const) {
    await change(world, begun.id, set);
    const args = { token: begun.token, ...asBooked, ...nights(0, 3) };
    assert.equal((await ask(world, 'guest_change_quote', args)).code, code);
    assert.equal((await ask(world, 'change_by_guest', { ...args, seen: {}, total_amount: 3 * price })).code, code);
  }
}

export const nights = (from: number, until: number) => ({
  check_in_date: dayFromToday(from),
  check_out_date: dayFromToday(until),
});

/** A smaller booking gets the advance of a new one, but payments received or reported keep counting. */
export async function advanceOfChange(world: World): Promise<void> {
  const price = worldPrice['owner A'];
  const share = (nights: number, percent = 30) => Math.floor((nights * price * percent + 50) / 100);
  const begun = async (from: number) => {
    const made = await bookAsGuest(world, from);
    await change(world, made.id, `cancellation_policy = 'flexible'`);
    return made;
  };
  const wanted = ({ token }: Made, from: number, until: number, adults = 2) => ({
    ...{ token, ...nights(from, from + until), num_rooms: 1, num_adults: adults, num_children: 0 },
  });
  const bring = async (made: Made, from: number, until: number, adults = 2) => {
    const stay = wanted(made, from, until, adults);
    const { advance_amount, total_amount } = await ask(world, 'guest_change_quote', stay);
    assert.deepEqual(await ask(world, 'change_by_guest', { ...stay, seen: {}, total_amount }), { ok: true });
    const is = (await open(world, made.token)).stay;
    assert.equal(is.advance_amount, advance_amount, 'as it was told');
    return [is.advance_amount, is.payment_status];
  };

  const unpaid = await begun(30);
  const { advance_due_at } = (await open(world, unpaid.token)).stay;
  assert.equal(typeof advance_due_at, 'string');
  assert.deepEqual(await bring(unpaid, 30, 3), [share(3), 'pending']);
  assert.deepEqual(await bring(unpaid, 30, 1), [share(1), 'pending']);
  assert.deepEqual(await bring(unpaid, 30, 2), [share(2), 'pending']);
  assert.equal((await open(world, unpaid.token)).stay.advance_due_at, advance_due_at);

  const part = await begun(40);
  await paid(world, part.id, share(2) - 500);
  assert.deepEqual(await bring(part, 40, 1), [share(2) - 500, 'paid']);
  const { due_now } = await ask(world, 'guest_change_quote', wanted(part, 40, 2));
  assert.equal(due_now, 500, 'and grows again once the rest is paid');
  const less = await begun(50);
  await paid(world, less.id, 500);
  assert.deepEqual(await bring(less, 50, 1), [share(1), 'pending'], 'less than the terms ask for is not enough');
  const whole = await begun(60);
  await paid(world, whole.id, share(2) + 500);
  assert.deepEqual(await bring(whole, 60, 1), [share(2), 'paid']);
  const promised = await begun(70);
  await paid(world, promised.id, share(2));
  await world.sql(`select private.add_refund_due(b, $2, 'agreed') from public.bookings as b where id = $1`, [
    promised.id,
    share(2),
  ]);
  assert.deepEqual((await bring(promised, 70, 1))[0], share(1));

  const free = await begun(100);
  await change(world, free.id, 'advance_amount = 0, advance_percent = 0, advance_reason = null');
  assert.deepEqual(await bring(free, 100, 1), [0, 'pending']);

  const claiming = await begun(80);
  await reported(world, claiming.id, share(2) - 500);
  await world.sql('update private.settings set advance_percent = 10');
  assert.deepEqual(await bring(claiming, 80, 2, 1), [share(2) - 500, 'pending']);
  const cheaper = await begun(90);
  await change(world, cheaper.id, `advance_amount = ${share(2)}`);
  assert.deepEqual(await bring(cheaper, 90, 2, 1), [share(2, 10), 'pending']);
  await world.sql('update private.settings set advance_percent = 30');
}
