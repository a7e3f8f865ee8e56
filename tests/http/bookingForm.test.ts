import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { book, refuses, request, setSettings } from './given.ts';
import { leaveReview } from './leaveReview.ts';
import { dayFromToday, roomCount, roomOccupancy } from './world.ts';
import { test } from './worldTest.ts';

const nights = (from: number, to: number) => ({ check_in_date: dayFromToday(from), check_out_date: dayFromToday(to) });

for (const [title, change, code] of [
  ['a check-in before today', nights(-1, 1), 'past_dates'],
  ['a check-out before check-in', nights(6, 5), 'invalid_dates'],
  ['a stay of no night', nights(5, 5), 'invalid_dates'],
  ['31 nights', nights(5, 36), 'too_many_nights'],
  ['a check-out more than 540 days ahead', nights(540, 541), 'too_far_ahead'],
  ['a check-out that is not a date', { ...nights(1, 2), check_out_date: 'infinity' }, 'invalid_dates'],
  ['more adults than a room sleeps', { num_adults: roomOccupancy + 1 }, 'too_many_guests'],
  ['children beyond what a room sleeps', { num_children: roomOccupancy }, 'too_many_guests'],
  ['more rooms than the hotel has', { num_rooms: roomCount + 1 }, 'too_many_rooms'],
  ['more guests than two rooms sleep', { num_rooms: 2, num_adults: 2 * roomOccupancy + 1 }, 'too_many_guests'],
  ['1001 adults', { num_adults: 1001 }, 'invalid_guests'],
  ['more guests than a number holds', { num_adults: 2 ** 31 - 1, num_children: 2 ** 31 - 1 }, 'invalid_guests'],
  ['no room', { num_rooms: 0 }, 'invalid_guests'],
  ['an unknown room type', { room_category_id: randomUUID() }, 'room_not_found'],
  ['an unknown hotel', { hotel_id: randomUUID() }, 'room_not_found'],
  ['no adult', { num_adults: 0 }, 'invalid_guests'],
  ['a negative number of children', { num_children: -1 }, 'invalid_guests'],
  ['a blank name', { guest_name: ' ' }, 'invalid_guest'],
  ['an email without a full domain', { guest_email: 'a@b' }, 'invalid_guest'],
  ['a phone number of two digits', { guest_phone: '12' }, 'invalid_guest'],
  ['requests of 1001 characters', { special_requests: 'x'.repeat(1001) }, 'invalid_guest'],
  ['a name with a character that turns text around', { guest_name: 'Asha\u202e' }, 'invalid_guest'],
  ['a name with markup', { guest_name: '<b>' }, 'invalid_guest'],
  ['requests with a control character', { special_requests: 'A\u0007' }, 'invalid_guest'],
] as const)
  test(`rejects ${title}`, (world) => refuses(world, change, code));

test('books 30 nights from today, or the last ones that can be booked', async (world) => {
  for (const [from, to] of [
    [0, 30],
    [510, 540],
    [539, 540],
  ] as const)
    assert.equal((await book(world, nights(from, to))).ok, true, `${from} to ${to}`);
});

test('the dearest stay there can be is booked', async (world) => {
  await world.sql(
    'update public.room_categories set base_price = 100000000, total_rooms = 1000, max_occupancy = 1 where id = $1',
    [world.hotelOf('owner A').room],
  );
  const total_amount = 100_000_000 * 30 * 1000;
  const stay = request(world, { ...nights(10, 40), num_rooms: 1000, num_adults: 1000, total_amount });
  // Booked inside the database, because the API limits how many rooms may be held unpaid.
  const names = Object.keys(stay).map((name, index) => `${name} => $${index + 1}`);
  const answer = await world.value(`select public.create_booking_tx(${names}) as answer`, Object.values(stay));
  assert.deepEqual([answer.ok, answer.total_amount], [true, total_amount]);
});

for (const [field, value] of [
  ['guest_name', null],
  ['guest_email', 'a@b.example\nbcc: other@c.example'],
  ['guest_phone', '98200 00000 ext'],
  ['special_requests', 'Late\u2028arrival'],
] as const)
  test(`names the field ${field} that it rejects`, async (world) => {
    assert.deepEqual(await book(world, { [field]: value }), { ok: false, code: 'invalid_guest', field });
  });

test('keeps names and requests as they were typed', async (world) => {
  await setSettings(world, { advance_percent: 0 });
  for (const typed of [
    '😀 Ünïcødé कामत',
    "Robert'); drop table bookings;--",
    '=HYPERLINK("x")',
    '__proto__',
    '%s \\',
  ]) {
    const { booking_reference } = await book(world, { guest_name: typed, special_requests: typed });
    const [kept] = await world.sql(
      'select guest_name, special_requests from public.bookings where booking_reference = $1',
      [booking_reference],
    );
    assert.deepEqual(kept, { guest_name: typed, special_requests: typed });
  }
});

test('rejects a room type of another hotel', async (world) => {
  await refuses(world, { room_category_id: world.hotelOf('owner B').room }, 'room_not_found');
  await refuses(world, { hotel_id: world.hotelOf('owner B').hotel }, 'room_not_found');
});

test('rejects a room type that is not sold', async (world) => {
  const { inactiveHotel, inactiveRoom, roomOfInactiveHotel } = world.hotelOf('owner A');
  await refuses(world, { room_category_id: inactiveRoom }, 'room_not_found');
  await refuses(world, { hotel_id: inactiveHotel, room_category_id: roomOfInactiveHotel }, 'room_not_found');
});

test('quotes no room type that is not sold', async (world) => {
  const { inactiveRoom, roomOfInactiveHotel } = world.hotelOf('owner A');
  for (const room_category_id of [inactiveRoom, roomOfInactiveHotel])
    assert.equal((await world.rpc('anon', 'booking_quote', { room_category_id })).json.code, 'room_not_found');
});

test('shows no hotel that is closed', async (world) => {
  const { inactiveHotel } = world.hotelOf('owner A');
  assert.equal((await world.rpc('anon', 'hotel_details', { hotel_id: inactiveHotel })).json.code, 'hotel_not_found');
});

test('keeps the data of a guest tidy', async (world) => {
  const { booking_reference } = await book(world, {
    guest_name: ' Jose\u0301 \u3000',
    guest_email: ' jose@guest.example ',
    guest_phone: '\u00a0+91 98200 00000 ',
    special_requests: '\n One\n\tTwo \n',
  });
  const kept = await world.row(
    'select guest_name, guest_email, guest_phone, special_requests from public.bookings where booking_reference = $1',
    [booking_reference],
  );
  const tidy = ['Jos\u00e9', 'jose@guest.example', '+91 98200 00000', 'One\n\tTwo'];
  assert.deepEqual(Object.values(kept ?? {}), tidy);
});

test('rejects a review with a character that turns text around', async (world) => {
  const review = await leaveReview(world, world.referenceOf('owner A', 'ended'), { comment: 'Quiet\u202e' });
  assert.equal(review.code, 'invalid_review');
});

test('removes hidden characters from names that an owner pastes', async (world) => {
  const draft = world.propertyId('owner A', 'draft');
  const { hotel } = world.hotelOf('owner A');
  for (const [column, where] of [
    ['name', `properties where id = '${draft}'`],
    ['name', `property_rooms where property_id = '${draft}'`],
    ['alt_text', `property_images where property_id = '${draft}'`],
    ['name', `hotels where id = '${hotel}'`],
    ['name', `room_categories where hotel_id = '${hotel}' and is_active`],
  ] as const) {
    const statement = `update public.${where.replace(' where', ` set ${column} = $1 where`)} returning ${column} as made`;
    const [row] = await world.sql(statement, [' Casa\u202e\tSusegad\n']);
    assert.deepEqual(row, { made: 'Casa Susegad' }, where);
  }
});
