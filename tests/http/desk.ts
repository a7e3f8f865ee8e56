import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Actor } from './actors.ts';
import { dayFromToday, roomCount, roomOccupancy, type World, worldPrice } from './world.ts';

// The desk of a house: its owner and admins, and nobody else.

const strangers: readonly Actor[] = ['user', 'owner B'];

/** The calls of the desk about a house of owner A, with arguments that would be answered. */
export function calls(world: World): Record<string, object> {
  const { hotel, room } = world.hotelOf('owner A');
  const nights = { first_night: dayFromToday(30), end_date: dayFromToday(32) };
  const stay = { room_category_id: room, check_in_date: dayFromToday(30), check_out_date: dayFromToday(32) };
  const party = { num_rooms: 1, num_adults: 2, num_children: 0 };
  const caller = { guest_name: 'Asha Kamat', guest_phone: '+91 98200 12345', total_amount: 2 * worldPrice['owner A'] };
  return {
    desk_calendar: { hotel_id: hotel, first_night: dayFromToday(0), nights: 20 },
    desk_rates: { room_category_id: room },
    desk_quote: { ...stay, ...party },
    block_rooms: { room_category_id: room, ...nights, rooms: 1 },
    release_rooms: { room_category_id: room, ...nights },
    set_nights: { room_category_ids: [room], ...nights, weekdays: null, change: { min_nights: 2 } },
    save_rates: { room_category_ids: [room], version: '', plan: {}, rules: [] },
    undo_block: { room_category_id: room, undo: {} },
    restore_nights: { undo: [{ room_category_id: room, ...nights, rules: [] }] },
    hold_rooms: { ...stay, ...party, ...caller },
    book_at_desk: { ...stay, ...party, ...caller, idempotency_key: randomUUID() },
  };
}

/** Nobody uses the desk of another's house; an owner whose listing was taken by an admin does not use it any more. */
export async function desk(world: World): Promise<void> {
  const everything = calls(world);
  for (const [name, args] of Object.entries(everything)) {
    assert.equal((await world.rpc('anon', name, args)).status, 401, name);
    for (const actor of strangers) {
      const { status, json } = await world.rpc(actor, name, args);
      assert.deepEqual([status, json.code], [200, 'not_found'], `${actor} calls ${name}`);
    }
  }
  assert.deepEqual(await world.sql('select * from private.room_blocks'), []);
  for (const table of ['holds', 'rate_plans', 'rate_rules'])
    assert.deepEqual(await world.sql(`select * from private.${table}`), []);

  const expected: Record<string, string> = { release_rooms: 'not_blocked', save_rates: 'changed_meanwhile' };
  for (const actor of ['owner A', 'admin'] as const)
    for (const [name, args] of Object.entries(calls(world))) {
      const { json } = await world.rpc(actor, name, args);
      assert.equal(
        json.ok ? 'ok' : json.code,
        expected[name] && actor === 'owner A' ? expected[name] : json.ok ? 'ok' : expected[name],
        `${actor} calls ${name}`,
      );
      if (name === 'block_rooms') await world.sql('delete from private.room_blocks');
      if (name === 'set_nights') await world.sql('delete from private.rate_rules');
    }
  const houses = async (actor: Actor) =>
    (await world.rpc(actor, 'desk_houses', {})).json.rows.map(({ id }: { id: string }) => id);
  const { hotel, inactiveHotel } = world.hotelOf('owner A');
  assert.ok((await houses('owner A')).includes(hotel));
  assert.ok(!(await houses('owner B')).includes(hotel));
  assert.ok(!(await houses('owner B')).includes(inactiveHotel));
  assert.deepEqual(await houses('user'), []);

  // A hold of another's house, by its id.
  const [held] = await world.sql<{ id: string }>('select id from private.holds limit 1');
  for (const actor of strangers)
    assert.equal((await world.rpc(actor, 'release_hold', { hold_id: held?.id })).json.code, 'not_held', actor);
  assert.equal((await world.rpc('owner A', 'release_hold', { hold_id: held?.id })).json.ok, true);
  assert.equal((await world.rpc('owner A', 'release_hold', { hold_id: held?.id })).json.code, 'not_held');

  // Rooms of two houses at once are no one's.
  const both = [world.hotelOf('owner A').room, world.hotelOf('owner B').room];
  for (const actor of ['owner A', 'admin'] as const) {
    const { json } = await world.rpc(actor, 'set_nights', { ...everything.set_nights, room_category_ids: both });
    assert.equal(json.code, 'not_found', actor);
  }

  const looks = await world.sql<{ label: string }>(
    `select label from private.audit_log where action = 'read' and entity_id = 'calendar'`,
  );
  assert.deepEqual(
    looks,
    [{ label: 'Calendar of House of owner A' }],
    'that an admin looked is noted, not that its owner did',
  );
  for (const entity of ['holds', 'rate_plans', 'rate_rules'])
    assert.deepEqual(
      await world.sql(
        'select distinct actor_id, label from private.audit_log where entity = $1 and actor_id is not null',
        [entity],
      ),
      [{ actor_id: world.userId('admin'), label: 'House of owner A, Garden Room' }],
      `what an admin changes of ${entity} is noted`,
    );
  await world.rpc('admin', 'delete_property', { property_id: world.propertyId('owner A', 'approved') });
  for (const [name, args] of Object.entries(calls(world)))
    assert.equal((await world.rpc('owner A', name, args)).json.code, 'not_found', `${name} of a house that is gone`);
}

/** What the calendar shows is what the kernel, the rules and guests know. */
export async function deskCalendar(world: World): Promise<void> {
  const { hotel, room } = world.hotelOf('owner A');
  const ask = async () => {
    const { json } = await world.rpc('owner A', 'desk_calendar', {
      hotel_id: hotel,
      first_night: dayFromToday(28),
      nights: 6,
    });
    return { ...json, row: json.rows.find(({ id }: { id: string }) => id === room) };
  };
  const price = worldPrice['owner A'];
  const empty = await ask();
  assert.deepEqual([empty.first_night, empty.nights], [dayFromToday(28), 6]);
  assert.deepEqual(empty.row.free, Array(6).fill(roomCount));
  assert.deepEqual(empty.row.price, Array(6).fill(price));
  const { json: made } = await world.rpc('owner A', 'book_at_desk', { ...calls(world).book_at_desk });
  await world.rpc('owner A', 'hold_rooms', { ...calls(world).hold_rooms });
  await world.rpc('owner A', 'block_rooms', { ...calls(world).block_rooms, rooms: 2, reason: 'Repairs' });
  const { json: set } = await world.rpc('owner A', 'set_nights', {
    ...calls(world).set_nights,
    change: { price_change: 'fixed', value: 800000, min_nights: 2, closed_to_arrival: true },
  });
  const full = await ask();
  const at = (on: number) => [0, 0, on, on, 0, 0];
  assert.deepEqual(
    [full.row.booked, full.row.held, full.row.blocked, full.row.free],
    [at(1), at(1), at(2), at(0).map((_, day) => (day === 2 || day === 3 ? roomCount - 4 : roomCount))],
  );
  // 8,000 rupees before tax are taxed at 18 percent.
  assert.deepEqual(full.row.price, [price, price, 944000, 944000, price, price]);
  assert.deepEqual(full.row.net.slice(2, 4), [800000, 800000]);
  assert.deepEqual(full.row.min_nights, [1, 1, 2, 2, 1, 1]);
  assert.deepEqual(full.row.closed_to_arrival, [false, false, true, true, false, false]);
  assert.deepEqual(full.row.is_own, [false, false, true, true, false, false]);
  assert.deepEqual(
    full.stays.map(({ booking_reference, guest_name }: Record<string, string>) => [booking_reference, guest_name]),
    [[made.booking_reference, 'Asha Kamat']],
  );
  assert.deepEqual(
    full.blocks.map(({ reason, rooms }: Record<string, unknown>) => [reason, rooms]),
    [['Repairs', 2]],
  );
  assert.deepEqual(
    full.holds.map(({ guest_phone, total_amount }: Record<string, unknown>) => [guest_phone, total_amount]),
    [['+91 98200 12345', 2 * price]],
  );
  const { json: guests } = await world.rpc('anon', 'booking_quote', {
    room_category_id: room,
    check_in: dayFromToday(29),
    check_out: dayFromToday(31),
  });
  assert.equal(guests.quote.total_amount, price + 944000, 'guests pay what the calendar shows');

  // The next moment, without anybody doing anything, a hold is over.
  await world.sql(`update private.holds set ends_at = now()`);
  await world.sql(`update private.held_nights set ends_at = now()`);
  const over = await ask();
  assert.deepEqual([over.row.held, over.holds], [at(0), []]);
  const { json: undone } = await world.rpc('owner A', 'restore_nights', { undo: set.undo });
  assert.equal(undone.ok, true);
  assert.deepEqual((await ask()).row.price, empty.row.price);
  assert.deepEqual(await world.sql('select * from private.rate_plans'), [], 'a plan that says nothing is none');
  assert.deepEqual(await world.sql('select * from private.rate_months'), []);
  await world.rpc('owner A', 'restore_nights', { undo: undone.undo });
  assert.deepEqual((await ask()).row.price, full.row.price);

  // A guest's name 30 days after the stay.
  await world.sql(
    `update public.bookings set check_in_date = private.today() - 33, check_out_date = private.today() - 31 where booking_reference = $1`,
    [made.booking_reference],
  );
  const { json: past } = await world.rpc('owner A', 'desk_calendar', {
    hotel_id: hotel,
    first_night: dayFromToday(-40),
    nights: 20,
  });
  assert.deepEqual(
    past.stays.map(({ guest_name }: Record<string, string>) => guest_name),
    ['Asha K.'],
  );
}

/** Rates are written whole, by who has read them, and refused when they cannot be. */
export async function deskRates(world: World): Promise<void> {
  const { room } = world.hotelOf('owner A');
  const read = async () => (await world.rpc('owner A', 'desk_rates', { room_category_id: room })).json;
  const save = async (change: object, version?: string) => {
    const now = await read();
    const args = {
      room_category_ids: [room],
      version: version ?? now.version,
      plan: now.plan,
      rules: now.rules,
      ...change,
    };
    return (await world.rpc('owner A', 'save_rates', args)).json;
  };
  const empty = await read();
  assert.deepEqual([empty.base_price, empty.rules], [worldPrice['owner A'], []]);
  const weekend = { kind: 'weekdays', name: ' Weekend ', weekdays: 48, price_change: 'percent', value: 200 };
  const season = {
    ...{ kind: 'season', name: 'Christmas', first_night: dayFromToday(20), end_date: dayFromToday(30) },
    ...{ price_change: 'amount', value: 100000, min_nights: 3 },
  };
  assert.deepEqual(await save({ plan: { ...empty.plan, weekly_discount: 10 }, rules: [weekend, season] }), {
    ok: true,
  });
  const written = await read();
  assert.equal(written.plan.weekly_discount, 10);
  assert.deepEqual(
    written.rules.map(({ name, kind, value }: Record<string, unknown>) => [name, kind, value]),
    [
      ['Weekend', 'weekdays', 200],
      ['Christmas', 'season', 100000],
    ],
  );
  assert.equal((await save({ rules: [] }, empty.version)).code, 'changed_meanwhile');
  for (const [change, code] of [
    [{ plan: { ...written.plan, min_nights: 9, max_nights: 2 } }, 'stays_are_possible'],
    [{ plan: { ...written.plan, weekly_discount: 91 } }, 'rate_plans_weekly_discount_check'],
    [{ plan: { ...written.plan, weekly_discount: 'ten' } }, undefined],
    [{ plan: { ...written.plan, weekly_discount: null } }, undefined],
    [{ plan: [] }, undefined],
    [{ rules: {} }, undefined],
    [{ rules: [{ ...season, end_date: season.first_night }] }, 'rule_has_its_nights'],
    [{ rules: [{ ...season, end_date: 'infinity' }] }, 'rule_has_its_nights'],
    [{ rules: [{ ...season, value: -100000001 }] }, 'rule_is_bounded'],
    [{ rules: [{ ...season, value: 1e300 }] }, undefined],
    [{ rules: [{ ...season, kind: 'nights' }] }, undefined],
    [{ rules: [{ ...season, kind: null }] }, undefined],
    [{ rules: [{ ...season, name: 'x'.repeat(61) }] }, 'rate_rules_name_check'],
    [{ rules: [{ ...weekend, weekdays: 0 }] }, 'rate_rules_weekdays_check'],
    [{ rules: ['x'] }, undefined],
    [{ rules: Array(101).fill(weekend) }, undefined],
  ] as const) {
    const { ok, code: answered, constraint } = await save(change);
    assert.deepEqual([ok, answered, constraint], [false, 'invalid_change', code], JSON.stringify(change).slice(0, 120));
  }
  assert.deepEqual(await read(), written, 'what is refused changes nothing');

  // Single nights: what is not named stays, on each night as it was.
  const rooms = [room];
  const set = async (args: object) =>
    (await world.rpc('owner A', 'set_nights', { room_category_ids: rooms, weekdays: null, ...args })).json;
  const nights = { first_night: dayFromToday(22), end_date: dayFromToday(36) };
  assert.equal((await set({ ...nights, change: { price_change: 'fixed', value: 300000 } })).ok, true);
  assert.equal((await set({ ...nights, weekdays: 96, change: { min_nights: 2 } })).ok, true);
  assert.equal(
    (
      await set({
        first_night: dayFromToday(25),
        end_date: dayFromToday(26),
        change: { price_change: null, value: null },
      })
    ).ok,
    true,
  );
  const { rows } = (
    await world.rpc('owner A', 'desk_calendar', {
      hotel_id: world.hotelOf('owner A').hotel,
      first_night: dayFromToday(22),
      nights: 14,
    })
  ).json;
  const row = rows.find(({ id }: { id: string }) => id === room);
  row.net.forEach((net: number, at: number) => {
    const day = new Date(`${dayFromToday(22 + at)}T00:00:00Z`).getUTCDay();
    const isWeekend = day === 6 || day === 0;
    if (at !== 3) assert.equal(net, 300000, `night ${at}`);
    // A season of three nights at least, but where the night says two; after it one.
    assert.equal(row.min_nights[at], isWeekend ? 2 : at < 8 ? 3 : 1, `night ${at}`);
  });
  assert.notEqual(row.net[3], 300000);
  const past = { first_night: dayFromToday(-1), end_date: dayFromToday(2) };
  for (const [args, code] of [
    [{ ...past, change: { min_nights: 2 } }, 'past_dates'],
    [{ ...nights, end_date: nights.first_night, change: { min_nights: 2 } }, 'invalid_dates'],
    [{ first_night: dayFromToday(530), end_date: dayFromToday(541), change: { min_nights: 2 } }, 'too_far_ahead'],
    [{ ...nights, change: {} }, 'invalid_change'],
    [{ ...nights, change: { name: 'x' } }, 'invalid_change'],
    [{ ...nights, change: { value: 1 } }, 'invalid_change'],
    [{ ...nights, change: { price_change: 'fixed', value: 0 } }, 'invalid_change'],
    [{ ...nights, change: { price_change: 'fixed', value: '1e9' } }, 'invalid_change'],
    [{ ...nights, change: { min_nights: 31 } }, 'invalid_change'],
    [{ ...nights, change: ['x'] }, 'invalid_change'],
    [{ ...nights, weekdays: 128, change: { min_nights: 2 } }, 'invalid_change'],
    [{ ...nights, room_category_ids: [], change: { min_nights: 2 } }, 'not_found'],
    [{ ...nights, room_category_ids: null, change: { min_nights: 2 } }, 'not_found'],
  ] as const)
    assert.equal((await set(args)).code, code, JSON.stringify(args));
  for (const undo of [
    [{ room_category_id: room, ...past, rules: [] }],
    [{ room_category_id: room, ...nights, rules: [{ ...nights, price_change: 'fixed', value: 1 }] }],
    [{ room_category_id: room, ...nights, rules: [{ ...nights, first_night: dayFromToday(21), min_nights: 2 }] }],
    [
      {
        room_category_id: room,
        ...nights,
        rules: [
          { ...nights, min_nights: 2 },
          { ...nights, max_nights: 2 },
        ],
      },
    ],
    [{ room_category_id: room, ...nights, rules: 'x' }],
    [],
    {},
    null,
  ])
    assert.ok(
      ['invalid_change', 'past_dates'].includes((await world.rpc('owner A', 'restore_nights', { undo })).json.code),
      JSON.stringify(undo),
    );
  // The rules that are left say the same as before.
  const after = (
    await world.rpc('owner A', 'desk_calendar', {
      hotel_id: world.hotelOf('owner A').hotel,
      first_night: dayFromToday(22),
      nights: 14,
    })
  ).json.rows.find(({ id }: { id: string }) => id === room);
  assert.deepEqual(after, row);
}

/** A caller's stay: booked, held, offered by a link, at the price that was agreed, by the kernel. */
export async function deskPhone(world: World): Promise<void> {
  const { hotel, room } = world.hotelOf('owner A');
  const { hold_rooms, book_at_desk, desk_quote } = calls(world);
  const asOwner = async (name: string, ...args: (object | undefined)[]) =>
    (await world.rpc('owner A', name, Object.assign({}, ...args))).json;
  const price = worldPrice['owner A'];
  const key = { idempotency_key: randomUUID() };

  // An agreed price is before tax, a night and room, and needs its reason.
  const agreed = { night_price: 200000, num_rooms: 2, total_amount: 2 * 2 * 210000 };
  const quoted = await asOwner('desk_quote', desk_quote, { night_price: 200000, num_rooms: 2 });
  assert.deepEqual([quoted.total_amount, quoted.tax_amount, quoted.max_guests], [840000, 40000, 2 * roomOccupancy]);
  for (const price_reason of [undefined, ' ', 'x', 'ok', 'x'.repeat(201)])
    assert.equal(
      (await asOwner('book_at_desk', book_at_desk, agreed, { price_reason })).code,
      'no_reason',
      price_reason,
    );
  const booked = await asOwner('book_at_desk', book_at_desk, agreed, key, {
    price_reason: 'A friend',
    source: 'walk_in',
  });
  assert.equal(booked.ok, true);
  const again = await asOwner('book_at_desk', book_at_desk, agreed, key, {
    price_reason: 'A friend',
    source: 'walk_in',
  });
  assert.deepEqual([again.booking_reference, again.replayed], [booked.booking_reference, true]);
  assert.equal((await asOwner('book_at_desk', book_at_desk, key)).code, 'key_reused');
  const [kept] = await world.sql(
    `select source, booked_by, price_reason, guest_email, advance_amount, advance_due_at, total_amount::integer from public.bookings
     where booking_reference = $1`,
    [booked.booking_reference],
  );
  assert.deepEqual(kept, {
    ...{ source: 'walk_in', booked_by: world.userId('owner A'), price_reason: 'A friend', guest_email: null },
    ...{ advance_amount: 0, advance_due_at: null, total_amount: 840000 },
  });
  const mails = await world.sql(
    `select kind from private.outbox where data ->> 'booking_id' = (select id::text from public.bookings where booking_reference = $1)`,
    [booked.booking_reference],
  );
  assert.ok(
    mails.length > 0 && mails.every(({ kind }) => kind === 'booking_hotel'),
    'a guest without an address is not written to',
  );

  for (const [change, code] of [
    [{ guest_phone: null }, 'invalid_guest'],
    [{ guest_phone: null, guest_email: 'asha@guest.example' }, 'ok'],
    [{ guest_phone: 'call me' }, 'invalid_guest'],
    [{ guest_name: ' ' }, 'invalid_guest'],
    [{ guest_name: 'x'.repeat(5000) }, 'invalid_guest'],
    [{ guest_email: 'x' }, 'invalid_guest'],
    [{ special_requests: 'x'.repeat(1001) }, 'invalid_guest'],
    [{ source: 'site' }, 'invalid_change'],
    [{ source: null }, 'invalid_change'],
    [{ idempotency_key: null }, 'invalid_change'],
    [{ total_amount: 1 }, 'price_changed'],
    [{ total_amount: null }, 'price_changed'],
    [{ night_price: 99 }, 'invalid_price'],
    [{ night_price: 100000001 }, 'invalid_price'],
    [{ num_rooms: roomCount + 1 }, 'too_many_rooms'],
    [{ num_adults: roomOccupancy + 1 }, 'too_many_guests'],
    [{ num_adults: 0 }, 'invalid_guests'],
    [{ num_rooms: null }, 'invalid_guests'],
    [{ check_in_date: dayFromToday(-1) }, 'past_dates'],
    [{ check_out_date: dayFromToday(61) }, 'too_many_nights'],
    [{ num_rooms: roomCount - 2, total_amount: 2 * (roomCount - 2) * price, num_adults: 1 }, 'sold_out'],
  ] as const) {
    const answer = await asOwner('book_at_desk', book_at_desk, { idempotency_key: randomUUID() }, change);
    assert.equal(answer.ok ? 'ok' : answer.code, code, JSON.stringify(change).slice(0, 100));
  }

  // The rules of the house bind guests; the desk is told.
  await asOwner('set_nights', { ...calls(world).set_nights, change: { min_nights: 5 } });
  assert.match((await asOwner('desk_quote', desk_quote)).rule, /^5 nights at least from/);
  assert.equal((await asOwner('book_at_desk', book_at_desk, { idempotency_key: randomUUID() })).ok, true);

  // An offer: who has the link books it, and nothing else with it, while it lasts.
  const held = await asOwner('hold_rooms', hold_rooms, {
    night_price: 250000,
    total_amount: 2 * 262500,
    price_reason: 'Long ago',
  });
  assert.equal(held.ok, true);
  await asOwner('set_nights', { ...calls(world).set_nights, change: { price_change: 'fixed', value: 900000 } });
  await asOwner('block_rooms', { ...calls(world).block_rooms, rooms: null });
  const stay = { room_category_id: room, check_in: dayFromToday(30), check_out: dayFromToday(32), num_adults: 2 };
  const open = async (change: object = {}) =>
    (await world.rpc('anon', 'booking_quote', { ...stay, offer: held.offer, ...change })).json;
  const { quote } = await open();
  assert.deepEqual(
    [quote.total_amount, quote.rooms_free],
    [525000, 1],
    'what was told stays true, and its room is kept',
  );
  assert.match((await open({ offer: 'AAAA' })).dates_error, /^5 nights at least/);
  const form = {
    hotel_id: hotel,
    room_category_id: room,
    check_in_date: stay.check_in,
    check_out_date: stay.check_out,
    guest_name: 'Asha Kamat',
    guest_email: 'asha@guest.example',
    num_adults: 2,
  };
  const send = async (change: object) =>
    (await world.rpc('anon', 'create_booking_tx', { ...form, offer: held.offer, ...change })).json;
  for (const change of [
    { num_adults: 1 },
    { num_rooms: 2 },
    { check_out_date: dayFromToday(33) },
    { offer: 'AAAA-AAAA-AAAA-AAAA-AAAA-AAAA' },
    { offer: '' },
  ]) {
    const answer = await send(change);
    assert.equal(answer.code, 'offer_over', JSON.stringify(change));
    assert.match(answer.error, /offer/);
  }
  assert.equal((await send({ total_amount: 1 })).code, 'price_changed');
  const taken = await send({ total_amount: 525000 });
  assert.equal(taken.ok, true);
  assert.equal((await send({})).code, 'offer_over', 'once');
  const [row] = await world.sql(
    `select source, price_reason, advance_amount > 0 as has_advance from public.bookings where booking_reference = $1`,
    [taken.booking_reference],
  );
  assert.deepEqual(row, { source: 'phone', price_reason: 'Long ago', has_advance: quote.advance_amount > 0 });
  assert.deepEqual(await world.sql('select * from private.holds'), []);
  assert.deepEqual(await world.sql('select * from private.night_drift'), []);

  // One that is over is none.
  const [blocks] = await world.sql<{ id: string }>('delete from private.room_blocks returning id');
  assert.ok(blocks);
  const late = await asOwner('hold_rooms', hold_rooms, {
    night_price: 250000,
    total_amount: 525000,
    price_reason: 'Late',
  });
  await world.sql('update private.holds set ends_at = now()');
  await world.sql('update private.held_nights set ends_at = now()');
  assert.equal((await send({ offer: late.offer })).code, 'offer_over');
  assert.match((await open({ offer: late.offer })).dates_error, /^5 nights at least/);
  assert.deepEqual(await world.sql('select * from private.night_drift'), []);

  // Its caller rings back: the hold becomes a booking, at what was told, though the rates are others by now and nothing else is free.
  const heldRooms = async () =>
    (await world.sql<{ id: string }>('select id from private.holds where ends_at > now()')).map(({ id }) => id);
  const told = { night_price: 250000, total_amount: 525000, price_reason: 'Long ago' };
  const over = (await world.sql<{ id: string }>('select id from private.holds'))[0]?.id;
  const before = await asOwner('desk_quote', desk_quote);
  assert.equal((await asOwner('hold_rooms', hold_rooms, { total_amount: before.total_amount })).ok, true);
  const [byRates = ''] = await heldRooms();
  assert.equal((await asOwner('hold_rooms', hold_rooms, told)).ok, true);
  const hold_id = (await heldRooms()).find((id) => id !== byRates);
  await asOwner('set_nights', { ...calls(world).set_nights, change: { price_change: 'fixed', value: 700000 } });
  await asOwner('block_rooms', { ...calls(world).block_rooms, rooms: null });
  const shown = (await asOwner('desk_calendar', calls(world).desk_calendar, { first_night: dayFromToday(28) })).holds;
  assert.deepEqual(
    shown.map(({ id, night_price, price_reason }: Record<string, unknown>) => [id, night_price, price_reason]),
    shown[0].id === byRates
      ? [
          [byRates, null, null],
          [hold_id, 250000, 'Long ago'],
        ]
      : [
          [hold_id, 250000, 'Long ago'],
          [byRates, null, null],
        ],
  );
  const quotedHold = await asOwner('desk_quote', desk_quote, { night_price: 250000, hold_id });
  assert.deepEqual([quotedHold.total_amount, quotedHold.rooms_free], [525000, 1]);
  assert.equal(
    (await asOwner('desk_quote', desk_quote, { hold_id })).total_amount,
    2 * 735000,
    'another price is asked',
  );
  const kept24 = await asOwner('desk_quote', desk_quote, { hold_id: byRates });
  assert.equal(kept24.total_amount, before.total_amount, 'of the rates of then');
  const other = await asOwner('desk_quote', desk_quote, { hold_id: byRates, num_adults: 1 });
  assert.notEqual(other.total_amount, before.total_amount, 'of another stay what it costs now');

  const { json: foreign } = await world.rpc('owner B', 'hold_rooms', {
    ...hold_rooms,
    room_category_id: world.hotelOf('owner B').room,
    total_amount: 2 * worldPrice['owner B'],
  });
  assert.equal(foreign.ok, true, JSON.stringify(foreign));
  const [ofOthers] = await world.sql<{ id: string }>(
    `select h.id from private.holds as h where h.room_category_id = $1 and h.ends_at > now()`,
    [world.hotelOf('owner B').room],
  );
  const take = (change: object) =>
    asOwner('book_at_desk', book_at_desk, told, { idempotency_key: randomUUID() }, change);
  for (const id of [ofOthers?.id, over, randomUUID()]) {
    assert.ok(id);
    assert.equal((await take({ hold_id: id })).code, 'not_held', id);
    assert.equal((await asOwner('desk_quote', desk_quote, { hold_id: id })).code, 'not_held', id);
  }
  assert.equal((await take({})).code, 'sold_out', 'without its hold');
  assert.equal((await take({ hold_id, total_amount: 1 })).code, 'price_changed');
  assert.equal((await take({ hold_id, num_rooms: 2, total_amount: 1050000 })).code, 'sold_out');
  assert.equal((await heldRooms()).length, 3, 'what was refused left all of them');
  const ringing = { hold_id, idempotency_key: randomUUID() };
  const done = await take(ringing);
  assert.deepEqual([done.ok, done.total_amount], [true, 525000]);
  assert.deepEqual(await take(ringing), { ...done, replayed: true }, 'sent again');
  assert.equal((await take({ hold_id })).code, 'not_held', 'once');
  assert.deepEqual(
    await world.sql(
      `select id, guest_name, source, price_reason, advance_amount, total_amount::integer from public.bookings where booking_reference = $1`,
      [done.booking_reference],
    ),
    [
      {
        ...{ id: done.booking_id, guest_name: 'Asha Kamat', source: 'phone', price_reason: 'Long ago' },
        ...{ advance_amount: 0, total_amount: 525000 },
      },
    ],
  );
  // One night less: the other night is for sale again.
  const shorter = { hold_id: byRates, check_out_date: dayFromToday(31), night_price: null };
  const { total_amount } = await asOwner('desk_quote', desk_quote, shorter);
  const less = await take({ ...shorter, total_amount, price_reason: null });
  assert.equal(less.ok, true, JSON.stringify(less));
  assert.deepEqual(await heldRooms(), [ofOthers?.id]);
  assert.deepEqual(await world.sql('select * from private.night_drift'), []);
}

/** What the desk blocked or released is undone whole, or not at all. */
export async function deskUndo(world: World): Promise<void> {
  const { room } = world.hotelOf('owner A');
  const { block_rooms, release_rooms } = calls(world);
  const asOwner = async (name: string, ...args: (object | undefined)[]) =>
    (await world.rpc('owner A', name, Object.assign({ room_category_id: room }, ...args))).json;
  const blocked = async () =>
    (
      await world.sql<{ n: number }>(
        `select coalesce(sum(blocked), 0)::integer as n from private.nights where room_category_id = $1`,
        [room],
      )
    )[0]?.n;
  const { undo } = await asOwner('block_rooms', block_rooms, { rooms: 2, reason: 'Repairs' });
  assert.equal(await blocked(), 4);
  const released = await asOwner('release_rooms', release_rooms, { end_date: dayFromToday(31), rooms: 1 });
  assert.deepEqual([released.room_nights, await blocked()], [1, 3]);
  assert.equal((await asOwner('undo_block', { undo })).code, 'changed_meanwhile', 'its block is another one by now');
  assert.equal(await blocked(), 3);
  assert.equal((await asOwner('undo_block', { undo: released.undo })).ok, true);
  assert.equal(await blocked(), 4);
  const gone = await asOwner('release_rooms', release_rooms);
  assert.deepEqual([gone.room_nights, await blocked()], [4, 0]);
  await asOwner('block_rooms', block_rooms, { rooms: roomCount });
  assert.equal((await asOwner('undo_block', { undo: gone.undo })).code, 'sold_out');
  assert.equal(await blocked(), 2 * roomCount, 'all or nothing');
  assert.equal((await asOwner('block_rooms', block_rooms, { rooms: null })).code, 'sold_out', 'nothing is free');
  const again = { first_night: dayFromToday(40), end_date: dayFromToday(41), rooms: 1, reason: '' };
  for (const [bad, code] of [
    [null, 'invalid_change'],
    [{ blocks: 'x' }, 'invalid_change'],
    [{ blocks: ['x'] }, 'invalid_change'],
    [{ blocks: [randomUUID()] }, 'changed_meanwhile'],
    [{ again: [{ ...again, rooms: 0 }] }, 'invalid_change'],
    [{ again: [{ ...again, rooms: null }] }, 'invalid_change'],
    [{ again: [{ ...again, reason: 'x'.repeat(201) }] }, 'invalid_change'],
    [{ again: [again, { ...again, first_night: dayFromToday(-2) }] }, 'past_dates'],
    [{ again: 7 }, 'invalid_change'],
  ] as const)
    assert.equal((await asOwner('undo_block', { undo: bad })).code, code, JSON.stringify(bad));
  assert.equal(await blocked(), 2 * roomCount);
  assert.deepEqual(await world.sql('select * from private.night_drift'), []);
}
