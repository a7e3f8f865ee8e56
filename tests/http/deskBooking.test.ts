import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { calls } from './desk.ts';
import { asOwner, countersAgree } from './given.ts';
import { dayFromToday, roomCount, roomOccupancy, type World, worldPrice } from './world.ts';
import { test } from './worldTest.ts';

const price = worldPrice['owner A'];
const agreed = { night_price: 250000, total_amount: 525000, price_reason: 'Long ago' };

const bookAtDesk = (world: World, ...change: object[]) =>
  asOwner(world, 'book_at_desk', calls(world).book_at_desk ?? {}, { idempotency_key: randomUUID() }, ...change);
const quoteAtDesk = (world: World, ...change: object[]) =>
  asOwner(world, 'desk_quote', calls(world).desk_quote ?? {}, ...change);
const setNights = (world: World, change: object) =>
  asOwner(world, 'set_nights', calls(world).set_nights ?? {}, { change });
const blockRest = (world: World) => asOwner(world, 'block_rooms', calls(world).block_rooms ?? {}, { rooms: null });

async function hold(world: World, change: object = agreed) {
  const held = await asOwner(world, 'hold_rooms', calls(world).hold_rooms ?? {}, change);
  assert.equal(held.ok, true, JSON.stringify(held));
  const row = await world.row('select id from private.holds order by created_at desc limit 1');
  return { offer: held.offer as string, id: row?.id ?? '' };
}

const endHolds = async (world: World) => {
  await world.sql('update private.holds set ends_at = now()');
  await world.sql('update private.held_nights set ends_at = now()');
};

const bookingOf = async (world: World, reference: string, columns: string) => {
  const rows = await world.sql(`select ${columns} from public.bookings where booking_reference = $1`, [reference]);
  return rows[0];
};

test('books at an agreed price only with its reason, and the same call once', async (world) => {
  const two = { night_price: 200000, num_rooms: 2 };
  const quoted = await quoteAtDesk(world, two);
  assert.deepEqual([quoted.total_amount, quoted.tax_amount, quoted.max_guests], [840000, 40000, 2 * roomOccupancy]);
  const stay = { ...two, total_amount: 840000, source: 'walk_in', idempotency_key: randomUUID() };
  for (const price_reason of [undefined, ' ', 'x', 'ok', 'x'.repeat(201)])
    assert.equal((await bookAtDesk(world, stay, { price_reason })).code, 'no_reason', price_reason);
  const booked = await bookAtDesk(world, stay, { price_reason: 'A friend' });
  const again = await bookAtDesk(world, stay, { price_reason: 'A friend' });
  assert.deepEqual([again.booking_reference, again.replayed], [booked.booking_reference, true]);
  assert.equal((await bookAtDesk(world, { idempotency_key: stay.idempotency_key })).code, 'key_reused');
  const columns = 'source, booked_by, price_reason, guest_email, advance_amount, advance_due_at, total_amount::integer';
  assert.deepEqual(await bookingOf(world, booked.booking_reference, columns), {
    ...{ source: 'walk_in', booked_by: world.userId('owner A'), price_reason: 'A friend', guest_email: null },
    ...{ advance_amount: 0, advance_due_at: null, total_amount: 840000 },
  });
  const mails = await world.sql(`select distinct kind from private.outbox where data ->> 'booking_id' = $1`, [
    booked.booking_id,
  ]);
  assert.deepEqual(mails, [{ kind: 'booking_hotel' }], 'a guest without an address gets no email');
});

test('the emails of a property name who booked or changed, the usual price and the reason', async (world) => {
  const { booking_id } = await bookAtDesk(world, agreed, { guest_email: 'asha@guest.example' });
  await world.sql(`update public.profiles set full_name = 'Ravi Naik' where user_id = $1`, [world.userId('owner A')]);
  await asOwner(world, 'change_stay', {
    ...{ booking_id, seen: {}, room_category_id: world.hotelOf('owner A').room, pricing: 'kept' },
    ...{
      check_in_date: dayFromToday(30),
      check_out_date: dayFromToday(31),
      num_rooms: 1,
      num_adults: 2,
      num_children: 0,
    },
    total_amount: 262_500,
  });
  const mails = await world.sql<{ kind: string; desk: object; facts: string }>(
    `select distinct on (kind) kind, facts -> 'desk' as desk, facts::text from private.outbox
     cross join lateral private.mail_facts(kind, data, recipient) as facts
     where data ->> 'booking_id' = $1 order by kind`,
    [booking_id],
  );
  const desk = { made_by: 'Ravi Naik', price_reason: 'Long ago', usual_amount: price };
  const told = Object.fromEntries(mails.map((mail) => [mail.kind, mail]));
  assert.deepEqual(told.booking_hotel?.desk, { ...desk, changed_by: null });
  assert.deepEqual(told.changed_hotel?.desk, { ...desk, changed_by: 'Ravi Naik' });
  for (const kind of ['booking_guest', 'changed_guest'])
    assert.doesNotMatch(told[kind]?.facts ?? '', /Ravi|Long ago|owner-a@/i, kind);
});

test('refuses a booking of the front desk that cannot be', async (world) => {
  for (const [change, code] of [
    [{ guest_phone: null }, 'invalid_guest'],
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
  ] as const)
    assert.equal((await bookAtDesk(world, change)).code, code, JSON.stringify(change).slice(0, 100));
  assert.equal((await bookAtDesk(world, { guest_phone: null, guest_email: 'asha@guest.example' })).ok, true);
  const all = { num_rooms: roomCount, total_amount: 2 * roomCount * price, num_adults: 1 };
  assert.equal((await bookAtDesk(world, all)).code, 'sold_out');
});

test('tells the front desk of a minimum stay, which binds guests alone', async (world) => {
  await setNights(world, { min_nights: 5 });
  assert.match((await quoteAtDesk(world)).rule, /^Minimum stay 5 nights from/);
  assert.equal((await bookAtDesk(world)).ok, true);
});

async function givenOffer(world: World) {
  const { hotel, room } = world.hotelOf('owner A');
  const held = await hold(world);
  await setNights(world, { min_nights: 5, price_change: 'fixed', value: 900000 });
  await blockRest(world);
  const [check_in, check_out] = [dayFromToday(30), dayFromToday(32)];
  const guest = { guest_name: 'Asha Kamat', guest_email: 'asha@guest.example', num_adults: 2 };
  const form = {
    hotel_id: hotel,
    room_category_id: room,
    check_in_date: check_in,
    check_out_date: check_out,
    ...guest,
  };
  return {
    async open(change: object = {}) {
      const stay = { room_category_id: room, check_in, check_out, num_adults: 2, offer: held.offer };
      return (await world.rpc('anon', 'booking_quote', { ...stay, ...change })).json;
    },
    book: async (change: object = {}) =>
      (await world.rpc('anon', 'create_booking_tx', { ...form, offer: held.offer, ...change })).json,
  };
}

test('a guest books an offer at its price once, whatever the rates are now', async (world) => {
  const { open, book } = await givenOffer(world);
  const { quote, caller } = await open();
  assert.deepEqual([quote.total_amount, quote.rooms_free], [525000, 1]);
  assert.deepEqual(caller, { guest_name: 'Asha Kamat', guest_phone: '+91 98200 12345' });
  assert.equal((await open({ offer: 'AAAA' })).caller, null);
  assert.equal((await book({ total_amount: 1 })).code, 'price_changed');
  const taken = await book({ total_amount: 525000 });
  assert.equal(taken.ok, true);
  assert.equal((await book()).code, 'offer_over');
  const columns = 'source, price_reason, advance_amount > 0 as has_advance';
  const row = await bookingOf(world, taken.booking_reference, columns);
  assert.deepEqual(row, { source: 'phone', price_reason: 'Long ago', has_advance: quote.advance_amount > 0 });
  assert.deepEqual(await world.sql('select * from private.holds'), []);
  await countersAgree(world);
});

test('an offer is for its own stay alone', async (world) => {
  const { open, book } = await givenOffer(world);
  assert.match((await open({ offer: 'AAAA' })).dates_error, /^Minimum stay 5 nights/);
  for (const change of [
    { num_adults: 1 },
    { num_rooms: 2 },
    { check_out_date: dayFromToday(33) },
    { offer: 'AAAA-AAAA-AAAA-AAAA-AAAA-AAAA' },
    { offer: '' },
  ]) {
    const answer = await book(change);
    assert.equal(answer.code, 'offer_over', JSON.stringify(change));
    assert.match(answer.error, /offer/);
  }
});

test('an expired offer books nothing', async (world) => {
  const { open, book } = await givenOffer(world);
  await endHolds(world);
  assert.equal((await book()).code, 'offer_over');
  assert.match((await open()).dates_error, /^Minimum stay 5 nights/);
  await countersAgree(world);
});

async function givenHolds(world: World) {
  const { total_amount } = await quoteAtDesk(world);
  const byRates = await hold(world, { total_amount });
  const byPrice = await hold(world);
  await setNights(world, { price_change: 'fixed', value: 700000 });
  await blockRest(world);
  return {
    ...{ total_amount, byRates: byRates.id, byPrice: byPrice.id },
    take: (change: object) => bookAtDesk(world, agreed, change),
    ids: async () => await world.column('select id from private.holds'),
  };
}

test('the calendar shows the agreed price of a hold and its reason', async (world) => {
  const { byRates, byPrice } = await givenHolds(world);
  const days = { first_night: dayFromToday(28) };
  const { holds } = await asOwner(world, 'desk_calendar', calls(world).desk_calendar ?? {}, days);
  const shown = holds.map(({ id, night_price, price_reason }: Record<string, unknown>) => [
    id,
    [night_price, price_reason],
  ]);
  assert.deepEqual(Object.fromEntries(shown), { [byRates]: [null, null], [byPrice]: [250000, 'Long ago'] });
});

test('a hold is quoted at what was told, another stay at the rates of now', async (world) => {
  const { byRates, byPrice, total_amount } = await givenHolds(world);
  const ofPrice = await quoteAtDesk(world, { night_price: 250000, hold_id: byPrice });
  assert.deepEqual([ofPrice.total_amount, ofPrice.rooms_free], [525000, 1]);
  assert.equal((await quoteAtDesk(world, { hold_id: byPrice })).total_amount, 2 * 735000);
  assert.equal((await quoteAtDesk(world, { hold_id: byRates })).total_amount, total_amount);
  assert.notEqual((await quoteAtDesk(world, { hold_id: byRates, num_adults: 1 })).total_amount, total_amount);
});

test('the front desk books a hold once, for the price that was told', async (world) => {
  const { byPrice, take, ids } = await givenHolds(world);
  assert.equal((await take({})).code, 'sold_out', 'without the hold');
  assert.equal((await take({ hold_id: byPrice, total_amount: 1 })).code, 'price_changed');
  assert.equal((await take({ hold_id: byPrice, num_rooms: 2, total_amount: 1050000 })).code, 'sold_out');
  assert.equal((await ids()).length, 2);
  const ringing = { hold_id: byPrice, idempotency_key: randomUUID() };
  const done = await take(ringing);
  assert.deepEqual([done.ok, done.total_amount], [true, 525000]);
  assert.deepEqual(await take(ringing), { ...done, replayed: true });
  assert.equal((await take({ hold_id: byPrice })).code, 'not_held');
  const columns = 'id, guest_name, source, price_reason, advance_amount, total_amount::integer';
  assert.deepEqual(await bookingOf(world, done.booking_reference, columns), {
    ...{ id: done.booking_id, guest_name: 'Asha Kamat', source: 'phone', price_reason: 'Long ago' },
    ...{ advance_amount: 0, total_amount: 525000 },
  });
});

test('refuses a hold that is expired, unknown or of another hotel', async (world) => {
  const { byPrice, take } = await givenHolds(world);
  await endHolds(world);
  const ofOthers = { room_category_id: world.hotelOf('owner B').room, total_amount: 2 * worldPrice['owner B'] };
  const { json } = await world.rpc('owner B', 'hold_rooms', { ...calls(world).hold_rooms, ...ofOthers });
  assert.equal(json.ok, true, JSON.stringify(json));
  const id = await world.value('select id from private.holds where ends_at > now()');
  for (const hold_id of [id, byPrice, randomUUID()]) {
    assert.ok(hold_id);
    assert.equal((await take({ hold_id })).code, 'not_held');
    assert.equal((await quoteAtDesk(world, { hold_id })).code, 'not_held');
  }
});

test('a hold that is booked for one night less makes the other night available', async (world) => {
  const { byRates, byPrice, ids } = await givenHolds(world);
  const shorter = { hold_id: byRates, check_out_date: dayFromToday(31) };
  const { total_amount } = await quoteAtDesk(world, shorter);
  const booked = await bookAtDesk(world, shorter, { total_amount });
  assert.equal(booked.ok, true, JSON.stringify(booked));
  assert.deepEqual(await ids(), [byPrice]);
  await countersAgree(world);
});
