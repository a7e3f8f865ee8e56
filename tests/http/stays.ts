import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { stayStates } from '../../src/domain/booking/stayState.ts';
import type { Actor } from './actors.ts';
import { atNight } from './atNight.ts';
import { change, refunded, setPaymentStatus } from './given.ts';
import { dayFromToday, roomCount, type World, worldPrice } from './world.ts';

const price = worldPrice['owner A'];

interface Stay {
  id: string;
  stay_state: string;
  [fact: string]: unknown;
}

export async function book(world: World, from: number, nights = 2, change: object = {}): Promise<string> {
  const { room } = world.hotelOf('owner A');
  const { json } = await world.rpc('owner A', 'book_at_desk', {
    room_category_id: room,
    check_in_date: dayFromToday(Math.max(from, 0)),
    check_out_date: dayFromToday(Math.max(from, 0) + nights),
    num_rooms: 1,
    num_adults: 2,
    num_children: 0,
    guest_name: 'Asha Kamat',
    guest_phone: '+91 98200 12345',
    guest_email: 'asha@guest.example',
    total_amount: nights * price,
    idempotency_key: randomUUID(),
    ...change,
  });
  assert.equal(json.ok, true, JSON.stringify(json));
  const [made] = await world.sql<{ id: string }>('select id from public.bookings where booking_reference = $1', [
    json.booking_reference,
  ]);
  if (from < 0) await shift(world, made?.id ?? '', from);
  return made?.id ?? '';
}

/** Moves a booking and its terms days into the past, as if time had passed. */
const shift = (world: World, id: string, days: number) =>
  world.sql(
    `update public.bookings set check_in_date = check_in_date + $2::integer, check_out_date = check_out_date + $2::integer,
       terms_date = terms_date + $2::integer, created_at = created_at + make_interval(days => $2::integer) where id = $1`,
    [id, days],
  );

export const read = async (world: World, id: string): Promise<Stay> =>
  (await world.rpc('owner A', 'desk_booking', { booking_id: id })).json.booking;

const seenFacts =
  'stay_state check_in_date check_out_date room_category_id num_rooms num_adults num_children total_amount';
const seen = (stay: Stay) => Object.fromEntries(seenFacts.split(' ').map((fact) => [fact, stay[fact]]));

const move = async (world: World, id: string, state: string, change: object = {}) =>
  (
    await world.rpc('owner A', 'move_stay', {
      booking_id: id,
      seen: { stay_state: (await read(world, id)).stay_state },
      state,
      ...(state === 'completed' && { reason: 'Pays by bank transfer' }),
      ...change,
    })
  ).json;

const free = async (world: World, from: number, nights: number) => {
  const { hotel, room } = world.hotelOf('owner A');
  const { json } = await world.rpc('owner A', 'desk_calendar', {
    hotel_id: hotel,
    first_night: dayFromToday(from),
    nights,
  });
  return json.rows.find(({ id }: { id: string }) => id === room).free as number[];
};

export function deeds(world: World, stay: Stay): Record<string, object> {
  const { hotel, room } = world.hotelOf('owner A');
  const of = { booking_id: stay.id };
  const change = {
    room_category_id: room,
    check_in_date: dayFromToday(41),
    check_out_date: dayFromToday(43),
    num_rooms: 1,
    num_adults: 2,
    num_children: 0,
  };
  return {
    desk_bookings: { hotel_id: hotel },
    stay_alerts: { booking_id: stay.id },
    desk_booking: of,
    desk_change_quote: { ...of, ...change },
    correct_guest: {
      ...of,
      seen: {},
      guest_name: 'Asha Kamat',
      guest_phone: '+91 98200 12345',
      guest_email: 'asha@guest.example',
    },
    note_stay: { ...of, note: 'Asks for a quiet room' },
    send_stay_again: of,
    move_stay: { ...of, seen: { stay_state: 'confirmed' }, state: 'checked_in' },
    change_stay: { ...of, seen: seen(stay), ...change, total_amount: 2 * price },
    cancel_stay: { ...of, seen: { stay_state: 'confirmed' }, reason: 'The roof leaks' },
    set_no_show_fee: { ...of, seen: {}, amount: 100, reason: 'Nobody came' },
  };
}

/** The front desk finds bookings, and an admin too, which is noted. Later personal details are hidden. */
export async function stays(world: World): Promise<void> {
  const { hotel } = world.hotelOf('owner A');
  const id = await book(world, 40);
  const stay = await read(world, id);
  const everything = deeds(world, stay);
  const find = async (search: string, list: string | null = null) =>
    (await world.rpc('owner A', 'desk_bookings', { hotel_id: hotel, search, list })).json.rows.map(
      (row: Stay) => row.id,
    );
  for (const words of ['kamat', 'ASHA kam', '20012345', '98200 12345', 'asha@guest', String(stay.booking_reference)])
    assert.deepEqual(await find(words), [id], words);
  for (const words of ['99999 12345', 'kamath', '345']) assert.deepEqual(await find(words), [], words);
  assert.deepEqual(await find('kamat', 'past'), []);
  assert.deepEqual(await find('kamat', 'upcoming'), [id]);

  const expected: Record<string, string> = { move_stay: 'not_today', set_no_show_fee: 'illegal_move' };
  for (const [name, args] of Object.entries(everything)) {
    const { json } = await world.rpc('admin', name, args);
    assert.equal(json.ok ? undefined : json.code, expected[name], `admin calls ${name}`);
  }
  assert.deepEqual(
    await world.sql(
      `select label from private.audit_log where action = 'read' and (entity_id = 'desk' or entity_id = $1) order by id`,
      [id],
    ),
    [{ label: 'Bookings of House of owner A' }, { label: stay.booking_reference }],
  );

  // After a stay, personal details are hidden, searches do not find them, and no email is sent.
  const past = await book(world, -1, 1, { guest_name: 'Zenobia Quint', guest_email: 'zen@guest.example' });
  await world.rpc('owner A', 'note_stay', { booking_id: past, note: 'Zenobia likes tea' });
  await shift(world, past, -40);
  const over = await read(world, past);
  assert.deepEqual(
    [over.is_masked, over.guest_name, over.guest_email, over.guest_phone],
    [true, 'Zenobia Q.', 'z•••@guest.example', '•••• 2345'],
  );
  assert.ok(!JSON.stringify(over).includes('tea'), 'nor what was noted about them');
  assert.deepEqual(await find('zenobia'), []);
  assert.deepEqual(await find(String(over.booking_reference)), [past]);
  assert.equal((await world.rpc('owner A', 'send_stay_again', { booking_id: past })).json.code, 'no_email');

  for (const note of ['', ' ', 'x'.repeat(1001), 'a\u0000b'])
    assert.notEqual((await world.rpc('owner A', 'note_stay', { booking_id: id, note })).json.ok, true);
  for (const code of [undefined, undefined, undefined, undefined, 'rate_limited'])
    assert.equal((await world.rpc('owner A', 'send_stay_again', { booking_id: id })).json.code, code);
}

/** The front desk may correct a guest, but not the email of a guest who booked on the site. */
export async function guestCorrected(world: World): Promise<void> {
  const id = await book(world, 20);
  const correct = async (change: object = {}, of = id) =>
    (
      await world.rpc('owner A', 'correct_guest', {
        booking_id: of,
        seen: { guest_name: 'Asha Kamat' },
        guest_name: ' Asha Kamath ',
        guest_phone: '+91 98200 54321',
        guest_email: 'asha.kamath@guest.example',
        ...change,
      })
    ).json;
  for (const [change, code, field] of [
    [{ seen: { guest_name: 'Somebody' } }, 'changed_meanwhile', undefined],
    [{ guest_name: ' ' }, 'invalid_guest', 'guest_name'],
    [{ guest_phone: '12' }, 'invalid_guest', 'guest_phone'],
    [{ guest_phone: null, guest_email: '' }, 'invalid_guest', 'guest_phone'],
    [{ guest_email: 'asha' }, 'invalid_guest', 'guest_email'],
  ] as const) {
    const answer = await correct(change);
    assert.deepEqual([answer.code, answer.field], [code, field], JSON.stringify(change));
  }
  const waiting = () =>
    world.sql(`select recipient from private.outbox where data ->> 'booking_id' = $1 and kind = 'booking_guest'`, [id]);
  assert.deepEqual(await waiting(), [{ recipient: 'asha@guest.example' }]);
  assert.deepEqual(await correct(), { ok: true });
  const stay = await read(world, id);
  assert.deepEqual(
    [stay.guest_name, stay.guest_phone, stay.guest_email, stay.is_email_fixed],
    ['Asha Kamath', '+91 98200 54321', 'asha.kamath@guest.example', false],
  );
  assert.deepEqual(await waiting(), [{ recipient: 'asha.kamath@guest.example' }], 'what waits goes there, and no more');
  const [event] = stay.history as { after: object; note: string }[];
  assert.deepEqual(event?.after, { corrected: ['name', 'phone', 'email'] });
  assert.ok(event?.note.startsWith('Asha Kamat → Asha Kamath\n'));
  assert.equal((await correct()).code, 'changed_meanwhile');
  const events = (stay.history as object[]).length;
  await correct({ seen: {} });
  assert.equal(((await read(world, id)).history as object[]).length, events, 'nothing was different');
  await correct({ seen: {}, guest_email: null });
  assert.deepEqual(await waiting(), [], 'nor does it go to where it was wrong');

  for (const sql of [`source = 'site'`, `source = 'phone', legal_versions = '{}'`]) {
    const own = await book(world, 22);
    await world.sql(`update public.bookings set ${sql} where id = $1`, [own]);
    assert.equal((await correct({}, own)).code, 'email_fixed', sql);
    assert.deepEqual(await correct({ guest_email: 'asha@guest.example' }, own), { ok: true });
    assert.equal((await read(world, own)).is_email_fixed, true);
  }
  const over = await book(world, 24);
  await shift(world, over, -40);
  assert.equal((await correct({}, over)).code, 'not_changeable');
  const ended = await book(world, 26);
  await world.sql(`update public.bookings set booking_status = 'cancelled' where id = $1`, [ended]);
  assert.equal((await correct({}, ended)).code, 'not_changeable');
}

/** The changes of state that the front desk and admins may make. All others are refused. */
export async function stayMoves(world: World): Promise<void> {
  const desk: Record<string, string> = {
    pending: 'confirmed',
    confirmed: 'checked_in no_show',
    checked_in: 'confirmed completed',
    completed: 'checked_in no_show',
    no_show: 'confirmed',
    cancelled: '',
  };
  const office: Record<string, string> = {
    pending: 'confirmed cancelled',
    confirmed: 'pending cancelled completed',
    checked_in: 'completed',
    completed: 'confirmed cancelled',
    no_show: 'confirmed',
    cancelled: 'confirmed pending',
  };
  const statusOf: Record<string, string> = { checked_in: 'confirmed', no_show: 'cancelled' };
  const { hotel } = world.hotelOf('owner A');
  const checkInAt = (time: string) =>
    world.sql('update public.hotels set check_in_time = $2 where id = $1', [hotel, time]);
  await checkInAt('00:00');
  const ended = await book(world, 0);
  await world.sql(`update public.bookings set booking_status = 'cancelled' where id = $1`, [ended]);
  await assert.rejects(
    world.sql(`update public.bookings set booking_status = 'completed' where id = $1`, [ended]),
    /illegal_move/,
  );
  const put = async (state: string) => {
    const id = await book(world, 0);
    await world.sql('alter table public.bookings disable trigger keep_stay_state');
    await world.sql(
      `update public.bookings set booking_status = $2::public.booking_status, is_no_show = $3 = 'no_show',
         checked_in_at = case when $3 = 'checked_in' then now() end where id = $1`,
      [id, statusOf[state] ?? state, state],
    );
    await world.sql('alter table public.bookings enable trigger keep_stay_state');
    return id;
  };
  for (const from of stayStates) {
    for (const to of stayStates.filter((state) => state !== from)) {
      const id = await put(from);
      const answer = await atNight(world, () => move(world, id, to));
      assert.equal(
        answer.ok ? answer.stay_state : answer.code,
        desk[from]?.split(' ').includes(to) ? to : 'illegal_move',
        `desk: ${from} to ${to}`,
      );
      await world.sql('delete from private.holds where booking_id = $1', [id]);
      await world.sql('delete from public.bookings where id = $1', [id]);
    }
    for (const to of ['pending', 'confirmed', 'cancelled', 'completed'].filter(
      (status) => status !== (statusOf[from] ?? from),
    )) {
      const id = await put(from);
      const { json } = await world.rpc('admin', 'admin_change_booking', {
        booking_id: id,
        before: { booking_status: statusOf[from] ?? from },
        after: { booking_status: to },
        reason: 'The guest called',
      });
      assert.equal(
        json.ok ? to : json.code,
        office[from]?.split(' ').includes(to) ? to : 'illegal_move',
        `office: ${from} to ${to}`,
      );
      await world.sql('delete from public.bookings where id = $1', [id]);
    }
  }

  const awaited = await book(world, 0);
  assert.equal((await move(world, awaited, 'no_show')).code, 'not_today');
  assert.deepEqual((await read(world, awaited)).moves, ['checked_in', 'cancelled']);
  await world.sql('delete from public.bookings where id = $1', [awaited]);

  const id = await book(world, 0, 3);
  assert.deepEqual((await atNight(world, () => read(world, id))).moves, ['checked_in', 'no_show', 'cancelled']);
  assert.equal((await move(world, id, 'checked_in', { seen: { stay_state: 'pending' } })).code, 'changed_meanwhile');
  assert.equal((await move(world, id, 'checked_in')).ok, true);
  const inside = await read(world, id);
  assert.deepEqual(
    [inside.booking_status, inside.list, typeof inside.checked_in_at],
    ['confirmed', 'staying', 'string'],
  );
  assert.deepEqual(await free(world, 0, 3), Array(3).fill(roomCount - 1));
  assert.equal((await move(world, id, 'completed')).ok, true);
  const left = await read(world, id);
  assert.deepEqual(
    [left.booking_status, left.list, left.check_out_date, left.total_amount, left.nights],
    ['completed', 'past', dayFromToday(1), 3 * price, 1],
    'who leaves on the first day has had a night, and pays what was booked',
  );
  assert.deepEqual(
    await free(world, 0, 3),
    [roomCount - 1, roomCount, roomCount],
    'the other nights are for sale again',
  );
  assert.deepEqual(
    (left.history as { by: string; after: { stay_state?: string } }[]).map(({ by, after }) => [by, after.stay_state]),
    [
      ['You', 'completed'],
      ['You', undefined],
      ['You', 'checked_in'],
    ],
  );
  assert.equal((await move(world, id, 'checked_in')).ok, true, 'taken back');
  assert.equal((await read(world, id)).checked_out_at, null);
  await world.sql('delete from public.bookings where id = $1', [id]);

  // Early check-out is charged for the nights used, at the booked price, with the total that was shown.
  const early = await book(world, 0, 5);
  await world.sql('update public.room_categories set base_price = base_price * 2 where id = $1', [
    world.hotelOf('owner A').room,
  ]);
  await move(world, early, 'checked_in');
  assert.deepEqual(await move(world, early, 'completed', { total_amount: 5 * price }), {
    ok: false,
    code: 'price_changed',
    total_amount: price,
  });
  assert.equal((await read(world, early)).stay_state, 'checked_in');
  assert.equal((await move(world, early, 'completed', { total_amount: price })).ok, true);
  assert.deepEqual(
    await world.sql(
      `select total_amount::integer, nights, jsonb_array_length(price_lines) as lines,
         tax_amount = private.tax_contained(total_amount, tax_rate) as is_taxed from public.bookings where id = $1`,
      [early],
    ),
    [{ total_amount: price, nights: 1, lines: 1, is_taxed: true }],
  );
  await world.sql('delete from public.bookings where id = $1', [early]);
  await world.sql('update public.room_categories set base_price = base_price / 2 where id = $1', [
    world.hotelOf('owner A').room,
  ]);

  // A no-show releases the nights, and the guest is emailed. A late guest gets them again if available. Two days ago, because rooms of a no-show stay
  // on hold until 8:00 on the morning after check-in.
  const missing = await book(world, -2, 4);
  await world.sql('delete from private.outbox');
  assert.equal((await move(world, missing, 'no_show')).ok, true);
  assert.deepEqual(await world.sql('select kind, recipient from private.outbox'), [
    { kind: 'cancelled_guest', recipient: 'asha@guest.example' },
  ]);
  assert.deepEqual(await free(world, 0, 2), [roomCount, roomCount]);
  const gone = await read(world, missing);
  assert.deepEqual([gone.booking_status, gone.list, gone.stay_state], ['cancelled', 'cancelled', 'no_show']);
  const { room } = world.hotelOf('owner A');
  const nights = { room_category_id: room, first_night: dayFromToday(0), end_date: dayFromToday(2) };
  await world.rpc('owner A', 'block_rooms', { ...nights, rooms: roomCount });
  assert.equal((await move(world, missing, 'confirmed')).code, 'sold_out');
  await world.rpc('owner A', 'release_rooms', nights);
  assert.equal((await move(world, missing, 'confirmed')).ok, true);
  assert.deepEqual(await free(world, 0, 2), [roomCount - 1, roomCount - 1]);

  const coming = await book(world, 5);
  for (const state of ['checked_in', 'no_show']) {
    const answer = await move(world, coming, state);
    assert.deepEqual([answer.code, typeof answer.error], ['not_today', 'string'], state);
  }
  await world.sql('update public.bookings set erased_at = now() where id = $1', [coming]);
  assert.equal((await move(world, coming, 'confirmed')).code, 'erased');
}

/** Changes of dates, room and guests: at the shown price, and only if the new nights are available. */
export async function stayChanges(world: World): Promise<void> {
  const { room } = world.hotelOf('owner A');
  const id = await book(world, 20);
  const stay = await read(world, id);
  const as = {
    room_category_id: room,
    check_in_date: dayFromToday(21),
    check_out_date: dayFromToday(24),
    num_rooms: 2,
    num_adults: 4,
    num_children: 0,
  };
  const quote = async (change: object = {}) =>
    (await world.rpc('owner A', 'desk_change_quote', { booking_id: id, ...as, ...change })).json;
  const change = async (args: object = {}) =>
    (
      await world.rpc('owner A', 'change_stay', {
        booking_id: id,
        seen: seen(stay),
        ...as,
        total_amount: 6 * price,
        ...args,
      })
    ).json;

  const quoted = await quote();
  assert.deepEqual(
    [quoted.total_amount, quoted.before, quoted.difference, quoted.rooms_free],
    [6 * price, 2 * price, 4 * price, roomCount],
    'its own room is one that it can have',
  );
  assert.equal((await quote({ pricing: 'booked' })).code, 'price_needed');
  const agreed = await quote({ night_price: 200000 });
  assert.equal(agreed.total_amount, 6 * 210000);

  for (const [args, code] of [
    [{ seen: { ...seen(stay), num_adults: 1 } }, 'changed_meanwhile'],
    [{ seen: null }, 'changed_meanwhile'],
    [{ seen: [] }, 'changed_meanwhile'],
    [{ total_amount: 1 }, 'price_changed'],
    [{ total_amount: null }, 'price_changed'],
    [{ pricing: 'booked' }, 'price_needed'],
    [{ pricing: 'free' }, 'invalid_change'],
    [{ pricing: null }, 'invalid_change'],
    [{ night_price: 200000, total_amount: 6 * 210000 }, 'no_reason'],
    [{ night_price: 200000, total_amount: 6 * 210000, price_reason: 'x'.repeat(201) }, 'no_reason'],
    [{ night_price: 1, price_reason: 'A friend' }, 'invalid_price'],
    [{ room_category_id: world.hotelOf('owner B').room }, 'room_not_found'],
    [{ room_category_id: null }, 'room_not_found'],
    [{ check_out_date: as.check_in_date }, 'invalid_dates'],
    [{ check_out_date: 'infinity' }, 'invalid_dates'],
    [{ check_out_date: dayFromToday(52) }, 'too_many_nights'],
    [{ check_in_date: dayFromToday(-1), check_out_date: dayFromToday(3) }, 'past_dates'],
    [{ check_in_date: dayFromToday(530), check_out_date: dayFromToday(541) }, 'too_far_ahead'],
    [{ num_rooms: roomCount + 1 }, 'too_many_rooms'],
    [{ num_adults: 7 }, 'too_many_guests'],
    [{ num_adults: 0 }, 'invalid_guests'],
    [{ num_rooms: null }, 'invalid_guests'],
  ] as const) {
    assert.equal((await change(args)).code, code, JSON.stringify(args));
  }
  const blocked = { room_category_id: room, first_night: dayFromToday(23), end_date: dayFromToday(24) };
  await world.rpc('owner A', 'block_rooms', { ...blocked, rooms: roomCount - 1 });
  assert.deepEqual(await change(), { ok: false, code: 'sold_out', rooms_free: 1 });
  assert.deepEqual(await free(world, 20, 4), [roomCount - 1, roomCount - 1, roomCount, 1], 'nothing moved');
  await world.rpc('owner A', 'release_rooms', blocked);
  await world.sql('delete from private.outbox');

  assert.deepEqual(await change(), { ok: true });
  assert.deepEqual(await free(world, 20, 5), [roomCount, roomCount - 2, roomCount - 2, roomCount - 2, roomCount]);
  const changed = await read(world, id);
  assert.deepEqual(
    [changed.total_amount, changed.num_rooms, changed.num_adults, changed.nights, changed.advance_amount],
    [6 * price, 2, 4, 3, 0],
  );
  assert.deepEqual(
    await world.sql(
      `select sum((l ->> 'price')::bigint * (l ->> 'nights')::integer * (l ->> 'num_rooms')::integer)::integer as lines,
         (select sum((t ->> 'tax')::bigint) = b.tax_amount from jsonb_array_elements(b.taxes) as t) as is_taxed
       from public.bookings as b cross join jsonb_array_elements(b.price_lines) as l where b.id = $1 group by b.id`,
      [id],
    ),
    [{ lines: 6 * price, is_taxed: true }],
    'the lines add up',
  );
  assert.deepEqual(await world.sql(`select kind, recipient from private.outbox where kind = 'changed_guest'`), [
    { kind: 'changed_guest', recipient: 'asha@guest.example' },
  ]);
  const [event] = changed.history as { before: object; after: Record<string, unknown> }[];
  assert.deepEqual([event?.after.total_amount, event?.after.check_in_date], [6 * price, dayFromToday(21)]);

  const next = { seen: seen(changed), check_out_date: dayFromToday(23), pricing: 'booked', total_amount: 6 * price };
  assert.deepEqual(await change(next), { ok: true });
  const shorter = await read(world, id);
  assert.deepEqual([shorter.total_amount, shorter.nights], [6 * price, 2]);
  assert.deepEqual(
    await change({
      seen: seen(shorter),
      check_out_date: dayFromToday(23),
      night_price: 100000,
      total_amount: 4 * 105000,
      price_reason: ' The roof leaks ',
    }),
    { ok: true },
  );
  const cheaper = await read(world, id);
  assert.deepEqual(
    [cheaper.total_amount, cheaper.price_reason, (cheaper.history as { note: string }[])[0]?.note],
    [420000, 'The roof leaks', 'The roof leaks'],
  );

  // From the arrival day only the guest or an admin moves that day. The front desk changes the rest.
  const days = (from: number, until: number) => ({
    check_in_date: dayFromToday(from),
    check_out_date: dayFromToday(until),
  });
  const today = await book(world, 0);
  const away = { booking_id: today, ...as, num_rooms: 1, num_adults: 2, ...days(300, 302) };
  for (const [name, args] of [
    ['desk_change_quote', {}],
    ['change_stay', { seen: {}, total_amount: 2 * price }],
  ] as const) {
    const refused = (await world.rpc('owner A', name, { ...away, ...args })).json;
    assert.deepEqual(
      [refused.code, /^Check-in was on .+ write to us\.$/.test(refused.error)],
      ['not_today', true],
      name,
    );
  }
  for (const stay of [
    { num_rooms: 2, ...days(0, 2), total_amount: 4 * price },
    { ...days(0, 1), total_amount: price },
  ])
    assert.deepEqual(
      (await world.rpc('owner A', 'change_stay', { ...away, seen: {}, ...stay })).json,
      { ok: true },
      JSON.stringify(stay),
    );
  assert.deepEqual(
    (await world.rpc('admin', 'change_stay', { ...away, seen: {}, total_amount: 2 * price })).json,
    { ok: true },
    'an admin does',
  );

  const begun = await book(world, -1, 4);
  const now = await read(world, begun);
  const during = async (args: object) =>
    (
      await world.rpc('owner A', 'change_stay', {
        booking_id: begun,
        seen: seen(now),
        ...as,
        num_rooms: 1,
        num_adults: 2,
        check_in_date: dayFromToday(-1),
        check_out_date: dayFromToday(5),
        total_amount: 6 * price,
        ...args,
      })
    ).json;
  for (const args of [{ num_rooms: 2 }, { check_in_date: dayFromToday(0), total_amount: 5 * price }])
    assert.equal((await during(args)).code, 'begun', JSON.stringify(args));
  assert.equal((await during({ check_out_date: dayFromToday(-1) })).code, 'invalid_dates');
  assert.deepEqual(await during({ num_adults: 3 }), { ok: true });
  assert.deepEqual(await free(world, 0, 6), [...Array(5).fill(roomCount - 1), roomCount]);
  await shift(world, begun, -20);
  const over = await read(world, begun);
  assert.equal((await during({ seen: seen(over) })).code, 'not_changeable');
}

/** Refunds after a cancellation by the front desk, and what the guest reads. */
export async function stayCancelled(world: World): Promise<void> {
  const cancel = async (id: string, args: object = {}) =>
    (
      await world.rpc('owner A', 'cancel_stay', {
        booking_id: id,
        seen: { stay_state: (await read(world, id)).stay_state },
        reason: ' The roof leaks ',
        ...args,
      })
    ).json;
  const id = await book(world, 20);
  for (const reason of ['', ' ', null, 'x'.repeat(301)]) assert.equal((await cancel(id, { reason })).code, 'no_reason');
  assert.equal((await cancel(id, { seen: { stay_state: 'checked_in' } })).code, 'changed_meanwhile');
  assert.deepEqual(await cancel(id, { refund: 1 }), { ok: false, code: 'wrong_refund', least: 0, most: 0 });
  await world.sql('delete from private.outbox');
  assert.equal((await cancel(id)).refund, 0);
  assert.deepEqual(await free(world, 20, 2), [roomCount, roomCount]);
  const stay = await read(world, id);
  assert.deepEqual([stay.stay_state, stay.cancel_reason, stay.balance], ['cancelled', 'The roof leaks', 0]);
  const [end] = stay.history as { note: string; after: Record<string, unknown> }[];
  assert.deepEqual([end?.note, end?.after.cancelled_by], ['The roof leaks', 'guest']);
  assert.equal((await cancel(id)).code, 'illegal_move');
  // The refund is at least that of the policy, and everything if the property cancels.
  const told = async (reference: unknown) =>
    (await world.rpc('anon', 'booking_by_reference', { booking_reference: reference })).json.booking;
  for (const [args, refund] of [
    [{}, 0],
    [{ refund: 5000 }, 5000],
    [{ refund: 5001 }, null],
    [{ by_house: true }, 5000],
    [{ by_house: true, refund: 4999 }, null],
  ] as const) {
    const paid = await book(world, 20);
    await change(world, paid, `cancellation_policy = 'non_refundable', guest_email = 'asha@guest.example'`);
    await world.rpc('owner A', 'record_payment', {
      ...{ booking_id: paid, amount: 5000, method: 'cash', idempotency_key: randomUUID() },
    });
    const answer = await cancel(paid, args);
    assert.deepEqual(answer.ok ? answer.refund : answer.code, refund ?? 'wrong_refund', JSON.stringify(args));
    const row = (await read(world, paid)) as Stay & { payments: Record<string, unknown> };
    const { payments, booking_reference } = row;
    assert.deepEqual([payments.refund_due, row.refund_due], [refund ?? 0, refund ?? 0]);
    const guest = await told(booking_reference);
    if (refund !== null) assert.equal(guest.booking_status, 'cancelled');
  }
  const whole = await book(world, 30);
  const givenPaid = async (id: string, policy: string) => {
    await change(world, id, `cancellation_policy = '${policy}', guest_email = 'asha@guest.example'`);
    await setPaymentStatus(world, id, 'paid');
  };
  await givenPaid(whole, 'non_refundable');
  const { booking_reference } = await read(world, whole);
  assert.equal((await told(booking_reference)).refund_amount, null);
  assert.equal((await cancel(whole, { refund: 12345 })).refund, 12345);
  assert.equal((await told(booking_reference)).refund_amount, 12345, 'what was promised, not what the terms say');
  const terms = await book(world, 30);
  await givenPaid(terms, 'strict');
  const goesBack = (amount: number) => refunded(world, terms, amount);
  await goesBack(1000);
  await world.rpc('admin', 'admin_change_booking', {
    booking_id: terms,
    before: { booking_status: 'confirmed' },
    after: { booking_status: 'cancelled' },
    reason: 'The guest called',
  });
  const { booking_reference: byTerms } = await read(world, terms);
  assert.equal((await told(byTerms)).refund_amount, 1000 + price - 500, 'what went before, and half of the rest');
  await goesBack(price - 500);
  assert.equal((await told(byTerms)).refund_amount, 1000 + price - 500, 'no more once it has gone');
  const kind = await book(world, 90);
  await givenPaid(kind, 'strict');
  assert.equal((await cancel(kind, { refund: price + 500 })).refund, price + 500);
  assert.equal((await told((await read(world, kind)).booking_reference)).refund_amount, price + 500, 'more than half');

  const inside = await book(world, 0);
  await move(world, inside, 'checked_in');
  assert.equal((await cancel(inside)).code, 'illegal_move', 'who is in the house checks out');
}

/** A report's figures equal those of its bookings to the paisa, in every grouping. */
export async function deskReport(world: World): Promise<void> {
  const { hotel, room } = world.hotelOf('owner A');
  for (const actor of ['user', 'owner B'] satisfies Actor[])
    assert.equal((await world.rpc(actor, 'desk_report', { hotel_id: hotel })).json.code, 'not_found', actor);
  assert.equal((await world.rpc('anon', 'desk_report', { hotel_id: hotel })).status, 401);
  await world.rpc('owner A', 'set_nights', {
    room_category_ids: [room],
    weekdays: null,
    first_night: dayFromToday(25),
    end_date: dayFromToday(40),
    change: { price_change: 'fixed', value: 777777 },
  });
  const { json: quoted } = await world.rpc('owner A', 'desk_quote', {
    room_category_id: room,
    check_in_date: dayFromToday(20),
    check_out_date: dayFromToday(45),
    num_rooms: 2,
    num_adults: 2,
  });
  await book(world, 20, 25, { num_rooms: 2, total_amount: quoted.total_amount });
  await book(world, 3, 2, {
    night_price: 123457,
    price_reason: 'A friend',
    total_amount: 2 * 129600,
    source: 'walk_in',
  });
  const early = await book(world, -2, 8);
  await move(world, early, 'checked_in');
  await move(world, early, 'completed');
  await world.sql('update public.bookings set price_lines = null, base_price = base_price - 1 where id = $1', [
    await book(world, 8, 3),
  ]);
  const gone = await book(world, -1, 3);
  await move(world, gone, 'no_show');
  const cancelled = await book(world, 12, 4);
  await world.rpc('owner A', 'cancel_stay', { booking_id: cancelled, seen: {}, reason: 'Ill' });
  await world.rpc('owner A', 'block_rooms', {
    room_category_id: room,
    first_night: dayFromToday(60),
    end_date: dayFromToday(63),
    rooms: 2,
  });

  const first = `${dayFromToday(-300).slice(0, 7)}-15`;
  const { json: report } = await world.rpc('owner A', 'desk_report', {
    hotel_id: hotel,
    first_month: first,
    months: 24,
  });
  assert.equal(report.first_month, `${first.slice(0, 7)}-01`);
  const sum = (rows: Record<string, number>[], of: string) => rows.reduce((total, row) => total + (row[of] ?? 0), 0);
  const [known] = await world.sql(
    `select sum(total_amount)::bigint::float as revenue, sum(tax_amount)::bigint::float as tax, sum(nights * num_rooms)::integer as room_nights,
       count(*)::integer as stays
     from public.bookings where hotel_id = $1 and booking_status <> 'cancelled'`,
    [hotel],
  );
  assert.deepEqual(
    Object.fromEntries(['revenue', 'tax', 'room_nights', 'stays'].map((of) => [of, sum(report.sold, of)])),
    known,
  );
  for (const source of ['walk_in', 'phone']) {
    const [part] = await world.sql(
      `select sum(total_amount)::bigint::float as revenue from public.bookings
       where hotel_id = $1 and booking_status <> 'cancelled' and source = $2::public.booking_source`,
      [hotel, source],
    );
    assert.equal(
      sum(
        report.sold.filter((row: { source: string }) => row.source === source),
        'revenue',
      ),
      part?.revenue,
      source,
    );
  }
  assert.deepEqual(
    ['cancelled', 'no_shows', 'room_nights', 'kept'].map((of) => sum(report.lost, of)),
    [1, 1, 4 + 3, 0],
  );
  const [taken] = await world.sql(
    `select sum(n.booked)::integer as booked, sum(n.blocked)::integer as blocked from private.nights as n where n.room_category_id = $1`,
    [room],
  );
  const here = report.categories.filter(({ id }: { id: string }) => id === room);
  assert.deepEqual([sum(here, 'blocked'), taken?.blocked], [6, 6]);
  // Rooms count from the day the property went live, or from its first stay.
  const [began] = await world.sql(
    `select min(check_in_date)::text as first from public.bookings where hotel_id = $1 and booking_status <> 'cancelled'`,
    [hotel],
  );
  assert.equal(report.live_on, began?.first);
  const end = Date.UTC(Number(first.slice(0, 4)) + 2, Number(first.slice(5, 7)) - 1);
  const days = (end - Date.parse(report.live_on)) / 86_400_000;
  assert.equal(sum(here, 'capacity'), days * roomCount);
}
