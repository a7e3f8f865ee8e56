import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { BookingQuoteSchema } from '#src/domain/booking/booking.ts';
import { OpenStaySchema } from '#src/domain/booking/guestStay.ts';
import { PendingChangeSchema } from '#src/domain/booking/pendingChange.ts';
import { changedStay } from '#src/domain/booking/pendingChangeWords.ts';
import { DeskBookingSchema } from '#src/domain/desk/bookings.ts';
import { eventWords } from '#src/domain/desk/eventWords.ts';
import { writeMail } from '../../supabase/functions/send-mails/letters.ts';
import { type Asked, partQuotes, type TypeName } from '../partQuotes.ts';
import type { Actor } from './actors.ts';
import { asOwner, book, countersAgree, request } from './given.ts';
import { askedRooms as asked, type TypeIds as Ids, putTypesOnSale as onSale, putExtrasOnSale } from './onSale.ts';
import { ask, bookAsGuest, change, open as openPage, paid } from './stayLinks.ts';
import { dayFromToday, type World } from './world.ts';
import { test } from './worldTest.ts';

const hotel_id = (world: World) => world.hotelOf('owner A').hotel;

const quoteOf = (world: World, ids: Ids, nights: number, rooms: readonly Asked[], args: object = {}) =>
  ask(world, 'booking_quote', {
    ...{ check_in: dayFromToday(10), check_out: dayFromToday(10 + nights) },
    ...{ ...asked(ids, rooms), ...args },
  });
const familyAndDouble: Asked[] = [
  ['family', 1, 2, 3],
  ['deluxe', 1, 2, 0],
];
/** Books family room and double for two nights from day `from`, paid by an advance of 30% (₹7,554). */
async function booked(world: World, ids: Ids, { from = 30, args = {} as object } = {}) {
  const made = await bookAsGuest(world, from, { ...asked(ids, familyAndDouble), total_amount: 2_518_000, ...args });
  return made;
}
const open = async (world: World, token: string) => (await openPage(world, token)).stay;
const bookingOf = async (world: World, id: string) =>
  (await asOwner(world, 'desk_booking', { booking_id: id })).booking;
const drop = async (world: World, token: string, room_category_id: string) => {
  const { total_amount } = await ask(world, 'guest_drop_quote', { token, room_category_id });
  return ask(world, 'drop_rooms_by_guest', { token, seen: {}, room_category_id, total_amount: total_amount ?? 0 });
};
const freeOf = async (world: World, id: string, from = 30) =>
  Number(
    await world.value(
      `select private.rooms_free(c.id, c.total_rooms, private.today() + $2::integer, private.today() + $2::integer + 2)
       from public.room_categories as c where c.id = $1`,
      [id, from],
    ),
  );

test('quotes with two to five room types cost what they cost by hand, and are booked at that price', async (world) => {
  const ids = await onSale(world);
  // Half of a type can be held unpaid.
  await world.sql('update public.room_categories set total_rooms = 2 * total_rooms');
  for (const { nights, rooms, amounts, total, tax, advance } of partQuotes) {
    const words = `${nights} nights in ${rooms.map(([name, count]) => `${count} ${name}`)}`;
    const { quote } = await quoteOf(world, ids, nights, rooms);
    const parts = quote.parts.map((part: { total_amount: number }) => part.total_amount);
    const first = quote.total_amount - parts.reduce((sum: number, paise: number) => sum + paise, 0);
    assert.deepEqual([[first, ...parts], quote.total_amount, quote.tax_amount], [amounts, total, tax], words);
    assert.equal(quote.advance_amount, advance, words);
    assert.equal(
      quote.taxes.reduce((sum: number, part: { tax: number }) => sum + part.tax, 0),
      tax,
      words,
    );
    const wanted = { ...asked(ids, rooms), check_out_date: dayFromToday(10 + nights), total_amount: total };
    const made = await book(world, wanted);
    assert.equal(made.ok, true, `${words}: ${JSON.stringify(made)}`);
    const row = (
      await world.sql('select * from public.bookings where booking_reference = $1', [made.booking_reference])
    )[0];
    assert.deepEqual(
      [row?.total_amount, row?.tax_amount, row?.advance_amount].map(Number),
      [total, tax, advance],
      words,
    );
    await countersAgree(world);
    await world.sql('delete from public.bookings where booking_reference = $1', [made.booking_reference]);
    await world.sql('delete from private.rate_hits');
  }
});

test('a rate plan and a code hold for all room types, and the amount of a code is shared by their rooms', async (world) => {
  const ids = await onSale(world);
  const of = { hotel_id: hotel_id(world) };
  const meal = { kind: 'meal', name: 'Breakfast', per: 'person_night', net_price: 30_000, tax_rate: 5 };
  const { extra_id } = await asOwner(world, 'save_extra', { ...of, ...meal });
  const saver = { name: 'Saver', percent_off: 10, is_refundable: false, extra_id };
  const { plan_id } = await asOwner(world, 'save_plan', { ...of, ...saver });
  await asOwner(world, 'add_code', { ...of, code: 'LESS400', amount: 40_000 });
  const wanted = { ...asked(ids, familyAndDouble), plan_id, code: 'LESS400' };
  const dates = { check_in: dayFromToday(30), check_out: dayFromToday(32) };
  const { quote } = await ask(world, 'coded_quote', { ...wanted, ...dates });
  // ₹8,000 and ₹3,000 less 10% and ₹100 a night: ₹7,100 and ₹2,600, both at 5%. Breakfast for 7 guests: ₹4,410.
  const total = 2 * (745_500 + 273_000) + 441_000;
  assert.deepEqual([quote.total_amount, quote.tax_amount, quote.advance_amount], [total, 118_000, total]);
  assert.deepEqual(
    (await quoteOf(world, ids, 2, familyAndDouble, { plan_id })).quote.total_amount - quote.total_amount,
    42_000,
  );
  const { id, token } = await booked(world, ids, { args: { plan_id, code: 'LESS400', total_amount: total } });
  assert.equal((await bookingOf(world, id)).advance_amount, total, 'all in advance');
  const kept = await asOwner(world, 'desk_change_quote', {
    ...{ booking_id: id, room_category_id: ids.family, num_rooms: 1, num_adults: 2, num_children: 3, pricing: 'kept' },
    ...{ check_in_date: dayFromToday(30), check_out_date: dayFromToday(33) },
  });
  // The new night has the percent of the plan alone: ₹7,200 and ₹2,700.
  assert.equal(kept.total_amount, total + 756_000 + 283_500 + 220_500);
  assert.deepEqual((await open(world, token)).offered_extras, [], 'all have breakfast');
  const more = { token, extras: [{ id: extra_id, quantity: 7 }], total_amount: total + 441_000 };
  assert.equal((await ask(world, 'add_guest_extras', more)).code, 'invalid_extras');
  assert.equal((await drop(world, token, ids.deluxe)).ok, true);
  const left = await bookingOf(world, id);
  assert.deepEqual([left.total_amount, left.advance_amount], [2 * 745_500 + 315_000, 2 * 745_500 + 315_000]);
});

test('an offer has one room type, in its quote as in its booking', async (world) => {
  const ids = await onSale(world);
  const dates = { check_in_date: dayFromToday(10), check_out_date: dayFromToday(12) };
  const { more_rooms, ...first } = asked(ids, familyAndDouble);
  const { offer } = await asOwner(world, 'hold_rooms', {
    ...{ ...first, ...dates, guest_name: 'Asha Kamat', guest_phone: '+91 98200 77777', total_amount: 1_888_000 },
  });
  assert.equal(
    (await quoteOf(world, ids, 2, familyAndDouble, { offer, more_rooms: [] })).quote.total_amount,
    1_888_000,
  );
  assert.equal((await quoteOf(world, ids, 2, familyAndDouble, { offer })).code, 'invalid_rooms');
  assert.equal((await book(world, { ...first, ...dates, more_rooms, offer })).code, 'invalid_rooms');
});

test('nobody books room types that are absurd, foreign, too many or too small', async (world) => {
  const ids = await onSale(world);
  const one = (name: TypeName, change: object = {}) => ({
    room_category_id: ids[name],
    num_rooms: 1,
    num_adults: 1,
    ...change,
  });
  const { inactiveRoom } = world.hotelOf('owner A');
  const cases: [unknown, string][] = [
    ...[1, {}, [1], [null], [{}], [one('deluxe'), one('deluxe')], [one('garden')]].map((bad): [unknown, string] => [
      bad,
      'invalid_rooms',
    ]),
    ...[0, -1, 1.5, null, '9'.repeat(30), 'x'].map((num_rooms): [unknown, string] => [
      [one('deluxe', { num_rooms })],
      'invalid_rooms',
    ]),
    [[one('deluxe', { num_adults: 0 })], 'invalid_rooms'],
    [[one('deluxe', { num_children: -1 })], 'invalid_rooms'],
    [[one('deluxe'), one('cottage'), one('family'), one('suite'), one('villa')], 'invalid_rooms'],
    [Array.from({ length: 5000 }, () => one('deluxe')), 'invalid_rooms'],
    ...[world.hotelOf('owner B').room, inactiveRoom, randomUUID()].map((id): [unknown, string] => [
      [one('deluxe', { room_category_id: id })],
      'room_not_found',
    ]),
    [[one('deluxe', { num_rooms: 6 })], 'too_many_rooms'],
    [[one('deluxe', { num_adults: 3, num_children: 1 })], 'too_many_guests'],
  ];
  for (const [more_rooms, code] of cases) {
    const words = JSON.stringify(more_rooms).slice(0, 90);
    assert.equal((await quoteOf(world, ids, 2, [['garden', 1, 1, 0]], { more_rooms })).code, code, words);
    assert.equal((await book(world, { ...one('garden'), more_rooms })).code, code, words);
  }
  await world.sql('update private.rate_plans set min_nights = 3 where room_category_id = $1', [ids.villa]);
  const short: Asked[] = [
    ['garden', 1, 1, 0],
    ['villa', 1, 2, 0],
  ];
  assert.match((await quoteOf(world, ids, 2, short)).dates_error, /^villa: Minimum stay 3 nights/);
  assert.equal((await book(world, asked(ids, short))).code, 'min_nights');
  assert.equal((await world.sql('select from public.bookings where parts is not null')).length, 0);
});

test('a full room type refuses the whole booking and is named, and a lost answer can be asked for again', async (world) => {
  const ids = await onSale(world);
  await asOwner(world, 'block_rooms', {
    room_category_id: ids.deluxe,
    first_night: dayFromToday(11),
    end_date: dayFromToday(12),
    rooms: 5,
  });
  const wanted = { ...asked(ids, familyAndDouble), total_amount: 2_518_000, idempotency_key: randomUUID() };
  const refused = await book(world, wanted);
  assert.deepEqual([refused.code, refused.room_name, refused.rooms_free], ['sold_out', 'deluxe', 0]);
  assert.equal((await quoteOf(world, ids, 2, familyAndDouble)).quote.full_room, 'deluxe');
  assert.equal(await freeOf(world, ids.family, 10), 5);
  await world.sql('delete from private.room_blocks');
  const made = await book(world, wanted);
  assert.equal(made.ok, true, JSON.stringify(made));
  const again = await book(world, wanted);
  assert.deepEqual(again, { ...made, stay_token: again.stay_token, replayed: true });
  assert.equal((await book(world, { ...wanted, more_rooms: [] })).code, 'key_reused');
  const older = { ...request(world), num_adults: 2, idempotency_key: randomUUID() };
  assert.equal((await book(world, older)).ok, true);
  assert.equal((await book(world, older)).replayed, true);
  await countersAgree(world);
});

test('a cancelled booking gives all its rooms back, and a confirmed one takes them all again or none', async (world) => {
  const ids = await onSale(world);
  const made = await booked(world, ids);
  const free = async () => [await freeOf(world, ids.family), await freeOf(world, ids.deluxe)];
  assert.deepEqual(await free(), [4, 4]);
  const { total_amount } = await open(world, made.token);
  assert.equal(total_amount, 2_518_000);
  await change(world, made.id, `booking_status = 'cancelled'`);
  assert.deepEqual(await free(), [5, 5]);
  await asOwner(world, 'block_rooms', {
    room_category_id: ids.deluxe,
    first_night: dayFromToday(31),
    end_date: dayFromToday(32),
    rooms: 5,
  });
  await assert.rejects(change(world, made.id, `booking_status = 'confirmed'`), /sold_out/);
  assert.deepEqual(await free(), [5, 0]);
  await countersAgree(world);
});

test('a guest drops one room type in time without a charge, and gets too much money back', async (world) => {
  const ids = await onSale(world);
  const made = await booked(world, ids, { args: {} });
  await change(world, made.id, `refund_percent = 100, refund_hours = 24, cancellation_policy = 'flexible'`);
  await paid(world, made.id, 2_518_000);
  const quote = await ask(world, 'guest_drop_quote', { token: made.token, room_category_id: ids.deluxe });
  assert.deepEqual([quote.before, quote.total_amount, quote.kept, quote.refund], [2_518_000, 1_888_000, 0, 630_000]);
  assert.equal((await drop(world, made.token, ids.deluxe)).ok, true);
  const stay = await open(world, made.token);
  assert.deepEqual(
    [stay.room_name, stay.total_amount, stay.tax_amount, stay.parts],
    ['family', 1_888_000, 288_000, null],
  );
  assert.deepEqual([stay.paid_amount, stay.refund_due, stay.balance_due], [2_518_000, 630_000, 0]);
  assert.deepEqual([await freeOf(world, ids.family), await freeOf(world, ids.deluxe)], [4, 5]);
  assert.equal((await drop(world, made.token, ids.family)).code, 'invalid_rooms');
  await countersAgree(world);
});

test('a guest who drops the first room type late still pays the policy’s part of it', async (world) => {
  const ids = await onSale(world);
  const made = await booked(world, ids);
  await change(world, made.id, `refund_percent = 50, refund_hours = 168, cancellation_policy = 'strict'`);
  await paid(world, made.id, 2_518_000);
  // Its share of the payment is ₹18,880. The policy refunds half.
  const quote = await ask(world, 'guest_drop_quote', { token: made.token, room_category_id: ids.family });
  assert.deepEqual([quote.total_amount, quote.kept, quote.refund], [1_574_000, 944_000, 944_000]);
  assert.equal((await drop(world, made.token, ids.family)).ok, true);
  const stay = await open(world, made.token);
  const [gone] = stay.parts;
  assert.deepEqual(
    [stay.room_name, stay.total_amount, stay.refund_due, stay.balance_due],
    ['deluxe', 1_574_000, 944_000, 0],
  );
  assert.deepEqual([gone.name, gone.num_rooms, gone.total_amount, gone.tax_amount], ['family', 0, 944_000, 144_000]);
  assert.deepEqual([await freeOf(world, ids.family), await freeOf(world, ids.deluxe)], [5, 4]);
  const invoiced = await world.sql<{ lines: { what: string; amount: number }[] }>(
    `select private.invoice_lines(b, 'deluxe', true) as lines from public.bookings as b where id = $1`,
    [made.id],
  );
  assert.deepEqual(
    invoiced[0]?.lines.map(({ what, amount }) => [what, amount]),
    [
      ['deluxe', 630_000],
      ['family (cancelled)', 944_000],
    ],
  );
  await countersAgree(world);
});

test('room types that a guest drops one after another cost their shares of the payment, in any order', async (world) => {
  const ids = await onSale(world);
  const three: Asked[] = [
    ['garden', 1, 2, 0],
    ['deluxe', 1, 2, 0],
    ['cottage', 1, 2, 0],
  ];
  for (const [from, order] of [
    [30, [ids.deluxe, ids.cottage]],
    [40, [ids.cottage, ids.deluxe]],
  ] as const) {
    const { id, token } = await bookAsGuest(world, from, { ...asked(ids, three), total_amount: 1_260_000 });
    await change(world, id, `cancellation_policy = 'strict'`);
    await change(world, id, 'refund_percent = 0');
    await paid(world, id, 126_000);
    for (const type of order) assert.equal((await drop(world, token, type)).ok, true);
    // A tenth of ₹12,600 is paid, and of ₹6,300 and ₹4,200 a tenth is kept.
    assert.equal((await open(world, token)).total_amount, 210_000 + 63_000 + 42_000);
  }
});

test('extras that a guest adds raise no refund of a dropped or cheaper room type', async (world) => {
  const ids = await onSale(world);
  const { bed } = await putExtrasOnSale(world);
  const { id, token } = await booked(world, ids);
  await change(world, id, `refund_percent = 50, refund_hours = 168, cancellation_policy = 'strict'`);
  await paid(world, id, 2_518_000);
  const added = { token, extras: [{ id: bed, quantity: 50 }], total_amount: 2_518_000 + 2 * 50 * 105_000 };
  assert.deepEqual(await ask(world, 'add_guest_extras', added), { ok: true });
  const quote = await ask(world, 'guest_drop_quote', { token, room_category_id: ids.family });
  assert.deepEqual([quote.kept, quote.refund], [944_000, 0]);
  await change(world, id, `refund_percent = 0`);
  const cheaper = { room_category_id: ids.cottage, num_rooms: 1, num_adults: 2, num_children: 2 };
  const longer = { check_in_date: dayFromToday(30), check_out_date: dayFromToday(33) };
  assert.equal((await ask(world, 'guest_change_quote', { token, ...cheaper, ...longer })).code, 'terms_bind');
});

test('a discount for a longer stay binds each type that has it, and a code does not', async (world) => {
  const ids = await onSale(world);
  await asOwner(world, 'add_code', { hotel_id: hotel_id(world), code: 'GOA10', percent: 10 });
  const shortened = async (from: number, rooms: readonly Asked[], nights: number, args: object = {}) => {
    const { more_rooms, ...first } = asked(ids, rooms);
    const { token } = await bookAsGuest(world, from, {
      ...{ ...first, more_rooms, ...args, check_out_date: dayFromToday(from + 7), total_amount: null },
    });
    const shorter = { check_in_date: dayFromToday(from), check_out_date: dayFromToday(from + nights) };
    return ask(world, 'guest_change_quote', { token, ...first, ...shorter });
  };
  const garden: Asked = ['garden', 1, 2, 0];
  assert.equal((await shortened(30, [garden, ['villa', 1, 2, 0]], 1)).code, 'long_stay');
  assert.equal((await shortened(40, [garden], 6, { code: 'GOA10' })).ok, true);
});

test('the front desk drops a room type, and only its own property’s', async (world) => {
  const ids = await onSale(world);
  const made = await booked(world, ids);
  const args = async () => ({ booking_id: made.id, seen: {}, room_category_id: ids.family });
  assert.equal((await ask(world, 'drop_rooms', await args(), 'owner B')).code, 'not_found');
  assert.equal((await world.rpc('anon', 'drop_rooms', await args())).status, 401);
  assert.equal(
    (await asOwner(world, 'drop_rooms', { ...(await args()), room_category_id: ids.suite })).code,
    'invalid_rooms',
  );
  assert.equal((await asOwner(world, 'drop_rooms', await args())).ok, true);
  const left = await bookingOf(world, made.id);
  assert.deepEqual(
    [left.room_name, left.num_rooms, left.num_adults, left.total_amount, left.parts],
    ['deluxe', 1, 2, 630_000, null],
  );
  assert.equal(
    (await asOwner(world, 'drop_rooms', { ...(await args()), room_category_id: ids.deluxe })).code,
    'invalid_rooms',
  );
  await countersAgree(world);
});

test('the front desk adds a room type at the price quoted, on all nights or none', async (world) => {
  const ids = await onSale(world);
  const made = await booked(world, ids);
  const add = async (of: object, actor: Actor = 'desk') =>
    ask(
      world,
      'add_type',
      {
        booking_id: made.id,
        seen: {},
        room_category_id: ids.suite,
        num_rooms: 1,
        num_adults: 2,
        num_children: 0,
        ...of,
      },
      actor,
    );
  const before = await bookingOf(world, made.id);
  const suite = await quoteOf(world, ids, 2, [['suite', 1, 2, 0]]);
  const { total_amount, difference } = await add({});
  assert.deepEqual(
    [difference, total_amount],
    [suite.quote.total_amount, before.total_amount + suite.quote.total_amount],
  );
  assert.deepEqual(await bookingOf(world, made.id), before, 'a quote writes nothing');
  for (const [change, code] of [
    [{ room_category_id: ids.family }, 'invalid_rooms'],
    [{ room_category_id: ids.deluxe }, 'invalid_rooms'],
    [{ room_category_id: world.hotelOf('owner B').room }, 'room_not_found'],
    [{ room_category_id: null }, 'room_not_found'],
    [{ num_rooms: 99 }, 'too_many_rooms'],
    [{ num_rooms: 0 }, 'invalid_guests'],
    [{ num_adults: 99 }, 'too_many_guests'],
    [{ total_amount: total_amount - 100 }, 'price_changed'],
    [{ seen: { total_amount: 1 } }, 'changed_meanwhile'],
  ] as const)
    assert.equal((await add({ total_amount, ...change })).code, code, JSON.stringify(change));
  assert.equal((await add({ total_amount }, 'owner B')).code, 'not_found');
  await world.sql(
    `insert into private.room_blocks (room_category_id, first_night, end_date, rooms, reason)
     select $1, private.today() + 31, private.today() + 32, total_rooms, 'Paint' from public.room_categories where id = $1`,
    [ids.suite],
  );
  assert.partialDeepStrictEqual(await add({ total_amount }), { code: 'sold_out', room_name: 'suite' });
  await world.sql('delete from private.room_blocks');
  assert.equal((await add({ total_amount })).ok, true);
  const after = await bookingOf(world, made.id);
  assert.deepEqual(
    [after.total_amount, after.advance_amount, after.parts.map((part: { name: string }) => part.name)],
    [total_amount, before.advance_amount, ['deluxe', 'suite']],
  );
  assert.equal(
    (await asOwner(world, 'drop_rooms', { booking_id: made.id, seen: {}, room_category_id: ids.suite })).ok,
    true,
  );
  assert.equal((await bookingOf(world, made.id)).total_amount, before.total_amount);
  await countersAgree(world);
});

test('other dates move all rooms of a booking or none, and keep the price of the booked nights', async (world) => {
  const ids = await onSale(world);
  const made = await booked(world, ids);
  await change(world, made.id, `refund_percent = 100, refund_hours = 24, cancellation_policy = 'flexible'`);
  await world.sql('update public.room_categories set base_price = 2 * base_price where id = $1', [ids.deluxe]);
  const stay = { num_rooms: 1, num_adults: 2, num_children: 3, token: made.token };
  const dates = { check_in_date: dayFromToday(30), check_out_date: dayFromToday(33) };
  // The new night costs ₹9,440 and twice ₹3,150.
  const total_amount = 2_518_000 + 944_000 + 630_000;
  assert.equal((await ask(world, 'guest_change_quote', { ...stay, ...dates })).total_amount, total_amount);
  await asOwner(world, 'block_rooms', {
    room_category_id: ids.deluxe,
    first_night: dayFromToday(32),
    end_date: dayFromToday(33),
    rooms: 5,
  });
  const full = await ask(world, 'change_by_guest', { ...stay, ...dates, seen: {}, total_amount });
  assert.deepEqual([full.code, full.room_name], ['sold_out', 'deluxe']);
  assert.equal((await open(world, made.token)).total_amount, 2_518_000);
  await world.sql('delete from private.room_blocks');
  assert.equal((await ask(world, 'change_by_guest', { ...stay, ...dates, seen: {}, total_amount })).ok, true);
  const after = await open(world, made.token);
  assert.deepEqual([after.nights, after.total_amount, after.parts[0].total_amount], [3, total_amount, 1_260_000]);
  assert.deepEqual([await freeOf(world, ids.family, 31), await freeOf(world, ids.deluxe, 31)], [4, 4]);
  await countersAgree(world);
  const other = await asOwner(world, 'desk_change_quote', {
    ...{ booking_id: made.id, room_category_id: ids.deluxe, num_rooms: 1, num_adults: 2 },
    ...dates,
  });
  assert.equal(other.code, 'invalid_rooms');
  const own = await asOwner(world, 'desk_change_quote', {
    ...{ booking_id: made.id, room_category_id: ids.family, num_rooms: 1, num_adults: 2, num_children: 3 },
    ...{ ...dates, night_price: 500_000 },
  });
  assert.equal(own.code, 'price_of_several');
});

test('other dates of several room types are refused where too many rooms of one of them are unpaid', async (world) => {
  const ids = await onSale(world);
  await world.sql('update public.room_categories set total_rooms = 2 where id = $1', [ids.deluxe]);
  const dates = { check_in_date: dayFromToday(60), check_out_date: dayFromToday(62) };
  await bookAsGuest(world, 60, { ...asked(ids, [['deluxe', 1, 2, 0]]), total_amount: 630_000 });
  const [unpaid, payer] = [await booked(world, ids, { from: 70 }), await booked(world, ids, { from: 80 })];
  await change(world, payer.id, `refund_percent = 100, refund_hours = 24, cancellation_policy = 'flexible'`);
  await paid(world, payer.id, 755_400);
  const stay = { num_rooms: 1, num_adults: 2, num_children: 3 };
  const move = async (token: string, change: object = {}) => {
    const wanted = { token, ...stay, ...dates, ...change };
    const { total_amount, due_now } = await ask(world, 'guest_change_quote', wanted);
    return ask(world, 'change_by_guest', { ...wanted, seen: {}, total_amount, due_now });
  };
  const longer = { check_out_date: dayFromToday(63) };
  const refused = { ok: false, code: 'held_unpaid', rooms_left: 0, room_name: 'deluxe' };
  assert.deepEqual(await move(unpaid.token), refused);
  assert.deepEqual(await move(payer.token, longer), refused, 'a change that waits for its payment');
  await world.sql('update public.room_categories set total_rooms = 4 where id = $1', [ids.deluxe]);
  assert.deepEqual(await move(unpaid.token), { ok: true });
  await asOwner(world, 'block_rooms', {
    ...{ room_category_id: ids.deluxe, first_night: dayFromToday(62), end_date: dayFromToday(63), rooms: 4 },
  });
  assert.partialDeepStrictEqual(await move(payer.token, longer), { code: 'sold_out', room_name: 'deluxe' });
  await world.sql('delete from private.room_blocks');
  assert.equal((await move(payer.token, longer)).change?.state, 'waiting');
  await countersAgree(world);
});

test('a change counts the nights of all room types towards the limit of a client', async (world) => {
  const ids = await onSale(world);
  const made = await booked(world, ids);
  await change(world, made.id, `refund_percent = 100, refund_hours = 24, cancellation_policy = 'flexible'`);
  await world.sql('update private.limits set room_nights_per_client_a_day = 3');
  await world.sql('delete from private.rate_hits');
  const longer = async (until: number) => {
    const stay = { token: made.token, num_rooms: 1, num_adults: 2, num_children: 3 };
    const wanted = { ...stay, check_in_date: dayFromToday(30), check_out_date: dayFromToday(until) };
    const { total_amount, due_now } = await ask(world, 'guest_change_quote', wanted);
    return ask(world, 'change_by_guest', { ...wanted, seen: {}, total_amount, due_now });
  };
  assert.equal((await longer(34)).code, 'rate_limited');
  await world.sql('delete from private.rate_hits');
  assert.deepEqual(await longer(33), { ok: true });
});

test('a longer stay that waits for its payment holds the nights of all room types', async (world) => {
  const ids = await onSale(world);
  const made = await booked(world, ids);
  await change(world, made.id, `refund_percent = 100, refund_hours = 24, cancellation_policy = 'flexible'`);
  await paid(world, made.id, 755_400);
  const stay = { num_rooms: 1, num_adults: 2, num_children: 3, token: made.token };
  const longer = { ...stay, check_in_date: dayFromToday(30), check_out_date: dayFromToday(33) };
  const { total_amount, due_now } = await ask(world, 'guest_change_quote', longer);
  assert.deepEqual([total_amount, due_now], [3_777_000, 377_700]);
  const asked = await ask(world, 'change_by_guest', { ...longer, seen: {}, total_amount, due_now });
  assert.equal(asked.change?.state, 'waiting', JSON.stringify(asked));
  const words = changedStay(v.parse(PendingChangeSchema, asked.change));
  assert.match(words, /, family, deluxe, 2 rooms, 4 adults, 3 children$/);
  const left = async () => [await freeOf(world, ids.family, 32), await freeOf(world, ids.deluxe, 32)];
  assert.deepEqual(await left(), [4, 4]);
  assert.equal((await drop(world, made.token, ids.deluxe)).code, 'change_waits');
  assert.equal((await ask(world, 'withdraw_change', { token: made.token })).ok, true);
  assert.deepEqual(await left(), [5, 5]);
  const again = await ask(world, 'change_by_guest', { ...longer, seen: {}, total_amount, due_now });
  await world.sql(
    `select private.write_payment(b, jsonb_populate_record(null::private.payments, jsonb_build_object(
       'holder', 'site', 'state', 'received', 'amount', 377700, 'method', 'upi', 'change_id', $2::text))) from public.bookings as b where b.id = $1`,
    [made.id, again.change.id],
  );
  const after = await open(world, made.token);
  assert.deepEqual([after.nights, after.total_amount, after.parts[0].total_amount], [3, 3_777_000, 945_000]);
  assert.deepEqual(await left(), [4, 4]);
  await countersAgree(world);
});

test('breakfast is for the guests of all rooms, and follows them when a room is dropped', async (world) => {
  const ids = await onSale(world);
  const made = await asOwner(world, 'save_extra', {
    ...{
      hotel_id: hotel_id(world),
      kind: 'meal',
      name: 'Breakfast',
      per: 'person_night',
      net_price: 30_000,
      tax_rate: 5,
      for_guests: true,
    },
  });
  const extras = [{ id: made.extra_id, quantity: 7 }];
  const { quote } = await quoteOf(world, ids, 2, familyAndDouble, { extras });
  assert.equal(quote.total_amount, 2_518_000 + 7 * 2 * 31_500);
  const { token } = await booked(world, ids, { args: { extras, total_amount: quote.total_amount } });
  assert.equal((await drop(world, token, ids.deluxe)).ok, true);
  assert.equal((await open(world, token)).total_amount, 1_888_000 + 5 * 2 * 31_500);
});

test('a no-show keeps all its rooms until the morning, and gives them back', async (world) => {
  const ids = await onSale(world);
  const made = await booked(world, ids);
  await change(
    world,
    made.id,
    'check_in_date = private.today(), check_out_date = private.today() + 2, terms_date = private.today()',
  );
  await change(world, made.id, `booking_status = 'cancelled', is_no_show = true`);
  await world.sql('select private.hold_no_show($1)', [made.id]);
  assert.deepEqual(await world.sql('select rooms from private.holds where booking_id = $1', [made.id]), [
    { rooms: 1 },
    { rooms: 1 },
  ]);
  assert.deepEqual([await freeOf(world, ids.family, 0), await freeOf(world, ids.deluxe, 0)], [4, 4]);
  await change(world, made.id, `booking_status = 'confirmed'`);
  assert.deepEqual(await world.sql('select from private.holds where booking_id = $1', [made.id]), []);
  assert.deepEqual([await freeOf(world, ids.family, 0), await freeOf(world, ids.deluxe, 0)], [4, 4]);
  await countersAgree(world);
});

test('the calendar has a bar for each room type, and each gets its own numbered rooms', async (world) => {
  const ids = await onSale(world);
  const made = await booked(world, ids, { from: 5 });
  const calendar = await asOwner(world, 'desk_calendar', {
    hotel_id: hotel_id(world),
    first_night: dayFromToday(4),
    nights: 14,
  });
  const bars = calendar.stays.filter(({ id }: { id: string }) => id === made.id);
  assert.deepEqual(
    bars.map((bar: { room_category_id: string }) => bar.room_category_id).sort(),
    [ids.family, ids.deluxe].sort(),
  );
  for (const [type, names] of [
    [ids.family, ['F1', 'F2']],
    [ids.deluxe, ['D1', 'D2']],
  ] as const)
    assert.equal((await asOwner(world, 'add_rooms', { room_category_id: type, names })).ok, true);
  const offered = await asOwner(world, 'stay_rooms', { booking_id: made.id });
  const rooms: { id: string; name: string; room_name: string; is_suggested: boolean }[] = offered.rooms;
  const idOf = (name: string) => rooms.find((room) => room.name === name)?.id ?? '';
  assert.equal(offered.num_rooms, 2);
  assert.deepEqual(
    rooms
      .filter(({ is_suggested }) => is_suggested)
      .map(({ name, room_name }) => [room_name, name])
      .sort(),
    [
      ['deluxe', 'D1'],
      ['family', 'F1'],
    ],
  );
  const give = (...names: string[]) => asOwner(world, 'give_rooms', { booking_id: made.id, room_ids: names.map(idOf) });
  assert.equal((await give('D1', 'D2')).code, 'room_not_booked');
  assert.equal((await give('D1', 'F1', 'F2')).code, 'room_not_booked');
  assert.equal((await give('D1', 'F2')).ok, true);
  assert.equal((await drop(world, made.token, ids.deluxe)).ok, true);
  const left: { name: string }[] = (await bookingOf(world, made.id)).rooms;
  assert.deepEqual(
    left.map(({ name }) => name),
    ['F2'],
  );
});

test('screens and emails read all room types, and say what changed when one is dropped', async (world) => {
  const ids = await onSale(world);
  const quote = v.parse(BookingQuoteSchema, await quoteOf(world, ids, 2, familyAndDouble));
  assert.deepEqual(quote.other_rooms?.map(({ name }) => name).sort(), [
    'Garden Room',
    'cottage',
    'deluxe',
    'garden',
    'suite',
    'villa',
  ]);
  const made = await booked(world, ids);
  const page = v.parse(OpenStaySchema, await openPage(world, made.token));
  assert.equal(page.is_shared, false);
  const letter = async (kind: string) => {
    const [mail] = await world.sql<{ facts: unknown }>(
      `select private.mail_facts(kind, data, recipient) as facts from private.outbox where kind = $1 and data ->> 'booking_id' = $2 order by id desc limit 1`,
      [kind, made.id],
    );
    return writeMail(kind, mail?.facts, 'https://susegad.example').text;
  };
  for (const kind of ['booking_guest', 'booking_hotel']) assert.match(await letter(kind), /family, deluxe/);
  assert.match(await letter('booking_guest'), /Rooms:\s+family, deluxe/);
  assert.equal((await drop(world, made.token, ids.deluxe)).ok, true);
  for (const kind of ['changed_guest', 'changed_hotel']) assert.match(await letter(kind), /family\b.*family, deluxe/s);
  const desk = v.parse(DeskBookingSchema, (await asOwner(world, 'desk_booking', { booking_id: made.id })).booking);
  const changes = desk.history.flatMap((event) => eventWords(event, desk));
  assert.match(JSON.stringify(changes), /1 × deluxe/);
});

test('a review and a cancellation charge name the rooms and guests of all types', async (world) => {
  const rooms: Asked[] = [
    ['garden', 1, 1, 0],
    ['deluxe', 2, 2, 0],
  ];
  const made = await bookAsGuest(world, 30, { ...asked(await onSale(world), rooms), total_amount: 1_470_000 });
  const [said] = await world.sql(
    `select private.types_of(b) as types, private.party_of(b) as party, l.lines #>> '{0,what}' as what, l.lines #>> '{0,num_rooms}' as rooms
     from public.bookings as b cross join lateral private.charge_lines(b, 'garden', true, 10000) as l (lines) where b.id = $1`,
    [made.id],
  );
  assert.deepEqual(said, { types: 'garden, 2 × deluxe', party: 'group', what: 'garden, 2 × deluxe', rooms: '3' });
});

test('reports count rooms and revenue by type, and the booking once', async (world) => {
  const ids = await onSale(world);
  await booked(world, ids);
  const report = await asOwner(world, 'desk_report', { hotel_id: hotel_id(world), first_month: dayFromToday(30) });
  const sold = (id: string) => {
    const rows: Record<'room_nights' | 'revenue' | 'tax' | 'stays', number>[] = report.sold.filter(
      (row: { room_category_id: string }) => row.room_category_id === id,
    );
    const sum = (of: 'room_nights' | 'revenue' | 'tax' | 'stays') => rows.reduce((all, row) => all + row[of], 0);
    return [sum('room_nights'), sum('revenue'), sum('tax'), sum('stays')];
  };
  assert.deepEqual(sold(ids.family), [2, 1_888_000, 288_000, 1]);
  assert.deepEqual(sold(ids.deluxe), [2, 630_000, 30_000, 0]);
});
