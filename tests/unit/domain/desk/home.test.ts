import { expect, test } from 'vitest';
import {
  type ComingNight,
  type DeskHome,
  type Help,
  type HomeHouse,
  homeOf,
  nextArrivals,
  occupancyOf,
  sellableOf,
  sumEarnings,
  type Todo,
  toCollect,
} from '#src/domain/desk/home.ts';
import {
  collectWords,
  comparedWords,
  helpWords,
  nightWords,
  owingWords,
  todayWords,
  todoWords,
  untilWords,
} from '#src/domain/desk/homeWords.ts';
import type { LedgerEntry } from '#src/domain/desk/ledger.ts';
import { deskBooking } from './stay.ts';

const today = '2027-01-15';
const of = { hotel_id: 'h', hotel_name: 'Casa', due_at: '2027-01-15 13:00:00+00' };
const booking = deskBooking();
const payment: LedgerEntry = {
  ...{
    id: 'p',
    thing: 'payment',
    state: 'reported',
    holder: 'property',
    amount: 40_000,
    method: 'upi',
    reference: '4023',
  },
  ...{ note: null, at: '2027-01-14 08:00:00+00', by_name: 'You', by_guest: false, for_change: false, due_on: null },
  ...{ ended_at: null, ended_by: null, end_reason: null, may: ['receive', 'reject'] },
};
const refund = (due_on: string): LedgerEntry => ({ ...payment, thing: 'refund', state: 'due', method: null, due_on });
const span = { first_night: '2027-01-20', end_date: '2027-01-22' };

test.each<[Todo, RegExp, RegExp]>([
  [
    { kind: 'pending', ...of, booking },
    /^Confirm the booking of .+\?$/,
    /^Garden Room, .*until you confirm\. To decline, open the booking\.$/,
  ],
  [{ kind: 'unsaid', ...of, booking }, /^Did .+ arrive\?$/, /^Expected Fri 15 Jan: Garden Room, .*due in all\.$/],
  [
    { kind: 'short', ...of, booking, due: 150_000 },
    /^₹1,500\.00 of the advance from .+ is due$/,
    /^They changed to a more expensive booking after they paid\. .*or cancel the booking\. Garden Room/,
  ],
  [
    {
      ...{ kind: 'filled', ...of, room_name: 'Loft', nights: ['2027-01-20', '2027-01-21'] },
      bookings: [
        { booking_reference: 'K7QM', check_in_date: '2027-01-20', check_out_date: '2027-01-22', num_rooms: 2 },
      ],
    },
    /^Unpaid bookings fill Loft$/,
    /^Wed, 20 Jan 2027 and 1 more night are sold out\. .*: K7QM \(2 rooms\)\. Call the guests/,
  ],
  [{ kind: 'advance', ...of, booking }, /is due$/, / by 6:30 PM IST today, or the booking expires\./],
  [{ kind: 'advance', ...of, due_at: '2027-01-16T03:00:00+00:00', booking }, /is due$/, / by 8:30 AM IST tomorrow, or/],
  [
    { kind: 'reported', ...of, booking, payment },
    /reported a payment of ₹400\.00$/,
    /^They say that they paid your property: UPI, UTR 4023\. Check whether/,
  ],
  [
    { kind: 'reported', ...of, booking, payment: { ...payment, reference: null } },
    /₹400/,
    /^They say that they paid your property: UPI\. Check whether/,
  ],
  [
    { kind: 'refund', ...of, booking, payment: refund('2027-01-15') },
    /^Refund ₹400\.00 to /,
    /^Due by Fri, 15 Jan 2027\. Your property has received this money\. Pay the guest, then/,
  ],
  [{ kind: 'refund', ...of, booking, payment: refund('2027-01-14') }, /^Refund/, /^Overdue since Thu, 14 Jan 2027\. /],
  [
    {
      kind: 'hold',
      ...of,
      ...span,
      due_at: '2027-01-18 04:30:00+00',
      room_name: 'Loft',
      guest_name: 'Ravi',
      num_rooms: 2,
    },
    /^On hold for Ravi until 10:00 AM IST on Mon 18 Jan$/,
    /^2 × Loft, Wed 20 Jan – Fri 22 Jan\. After that, guests can book again\.$/,
  ],
  [
    { kind: 'conflict', ...of, ...span, room_name: 'Loft', channel: 'Airbnb', is_free: true, stays: [] },
    /^Loft: a room is available again$/,
    /^Wed 20 Jan – Fri 22 Jan: we block it for the booking from Airbnb/,
  ],
  [
    { kind: 'broken', ...of, booking, room: '3', broken: 'The tap drips', night: '2027-01-16' },
    /^Room 3 has a problem: The tap drips$/,
    / has this room on the night of Sat 16 Jan\. Change the room, or /,
  ],
  [
    { kind: 'problem', ...of, room: '3', broken: 'AC leaks' },
    /^Room 3 has a problem: AC leaks$/,
    /^Select Repaired in Housekeeping/,
  ],
  [{ kind: 'roomless', ...of, booking, count: 4 }, /^4 bookings in house have no room number$/, /^Next: /],
  [
    { kind: 'conflict', ...of, ...span, room_name: 'Loft', channel: 'Airbnb', is_free: false, stays: [] },
    /^Sold twice: booking from Airbnb$/,
    /^Loft, Wed 20 Jan – Fri 22 Jan\. Booked on Airbnb, but no room is available here\.$/,
  ],
  [
    {
      ...{ kind: 'conflict', ...of, ...span, room_name: 'Loft', channel: 'Airbnb', is_free: false },
      stays: [{ id: 'b', booking_reference: 'K7QM', guest_name: 'Asha Kamat' }],
    },
    /^Loft is sold twice$/,
    /^Wed 20 Jan – Fri 22 Jan: a booking on Airbnb, and here Asha Kamat \(K7QM\)\. Move one/,
  ],
  [
    { kind: 'visa', ...of, booking, visa_until: '2027-01-15' },
    /^A visa ends before check-out: /,
    /^Valid until Fri 15 Jan\. Ask the guest for an extension, or change the check-out\. Garden Room/,
  ],
  [
    { kind: 'feed', ...of, room_name: 'Loft', channel: 'Airbnb', read_at: '2027-01-15 04:00:00+00' },
    /^We cannot read the Airbnb calendar$/,
    /^Loft: last read 9:30 AM IST today\./,
  ],
  [{ kind: 'feed', ...of, room_name: 'Loft', channel: 'Vrbo', read_at: null }, /Vrbo calendar$/, /never read/],
  [
    { kind: 'disputed', ...of, booking },
    /says that they stayed with you$/,
    /^You recorded a no-show\. .*tell us what happened\. Garden Room/,
  ],
  [
    { kind: 'form_c', ...of, booking, missing: 2 },
    /^Report 2 foreign guests: /,
    /^Form C is due at the FRRO by 6:30 PM IST today\. /,
  ],
  [
    { kind: 'form_c', ...of, due_at: '2027-01-14T03:00:00+00:00', booking, missing: 1 },
    /^Report 1 foreign guest: /,
    /^Form C was due at the FRRO by 8:30 AM IST on Thu 14 Jan\. /,
  ],
  [
    { kind: 'abroad', ...of, booking },
    /^Is .+ a foreign guest\?$/,
    /^The phone number is not an Indian one\. .*Garden Room/,
  ],
  [
    { kind: 'reviews', ...of, count: 1, newest: '2027-01-14T03:00:00+00:00' },
    /^Reply to 1 review from the last 90 days$/,
    /^The newest is from Thu 14 Jan\./,
  ],
  [{ kind: 'rejected', ...of, property_id: 'p', reason: 'Blurred.' }, /^Your listing needs changes$/, /^Blurred\.$/],
])('%# what waits is said', (todo, title, text) => {
  const words = todoWords(todo, today);
  expect(words.title).toMatch(title);
  expect(words.text).toMatch(text);
});

test.each<[Help, RegExp]>([
  [{ help: 'photos', count: 1 }, /Guests see 1 photo of your property/],
  [{ help: 'room_photos', rooms: ['Loft', 'Attic', 'Garden'] }, /^No photos yet: Loft, Attic and Garden\./],
  [
    { help: 'season', first_night: '2026-12-20', end_date: '2027-01-06' },
    /from Sun 20 Dec to Tue 5 Jan have the same rates/,
  ],
  [{ help: 'answers', missing: ['house_rules', 'something_new'] }, /yet: house rules \(.+\) and something_new\./],
  [{ help: 'description', count: 120 }, /has 120 characters\./],
  [{ help: 'photo_words', count: 2 }, /^2 photos without a description/],
  [{ help: 'calendars' }, /rooms booked here are blocked there/],
  [{ help: 'people' }, /does not see payout details/],
  [{ help: 'two_factor' }, /A code from your phone/],
])('%# what would help is said', (help, text) => expect(helpWords(help).text).toMatch(text));

test('a day, a stay and a night in words', () => {
  expect(todayWords(today)).toBe('Today, Fri 15 Jan');
  expect(untilWords({ check_in_date: '2027-01-15', check_out_date: '2027-01-16' })).toBe('1 night, until Sat 16 Jan');
  const night: ComingNight = { night: today, rooms: 8, sold: 4, blocked: 0, held: 0, arrivals: 1 };
  expect(nightWords(night, 'Casa')).toBe('Casa, Fri 15 Jan: 4 of 8 rooms sold, 50%, 1 arrival');
  expect(nightWords({ ...night, held: 1, blocked: 2 }, 'Casa')).toBe(
    'Casa, Fri 15 Jan: 4 of 6 rooms sold, 67%, 1 on hold, 2 blocked, 1 arrival',
  );
  expect(occupancyOf({ rooms: 3, blocked: 3, sold: 0 })).toBeNull();
  expect(sellableOf({ rooms: 3, blocked: 2 })).toBe(1);
});

const month = { month: '2027-01-01', so_far: 300, expected: 900, before: 700, before_so_far: 200 };

test('months of several houses are added, and compared until the same night', () => {
  expect(sumEarnings([{ earnings: null }, { earnings: month }, { earnings: { ...month, so_far: 100 } }])).toEqual({
    ...{ month: '2027-01-01', so_far: 400, expected: 1800, before: 1400, before_so_far: 400 },
  });
  expect(sumEarnings([{ earnings: null }])).toBeNull();
  expect(comparedWords(month)).toBe('50% more than December by this date');
  expect(comparedWords({ ...month, so_far: 150 })).toBe('25% less than December by this date');
  expect(comparedWords({ ...month, so_far: 200 })).toBe('Same as December by this date');
  expect(comparedWords({ ...month, before_so_far: 0 })).toBe('');
});

test('what there is to collect today is said by list, and nothing of an empty one', () => {
  const collect = { arriving: 420_000, arrivals: 2, leaving: 0, departures: 0 };
  expect(collectWords(collect)).toEqual([{ list: 'arriving', words: '₹4,200.00 from 2 arrivals' }]);
  expect(collectWords({ ...collect, leaving: 100_000, departures: 1 })[1]?.words).toBe('₹1,000.00 from 1 check-out');
});

test('who left with a balance due is told by the day, with what is reported', () => {
  const owing = { ...booking, list: 'past' as const, reason: null };
  expect(owingWords(owing)).toBe('Left Mon 18 Jan');
  expect(owingWords({ ...owing, checked_out_at: '2027-01-17T05:00:00Z', reported_amount: 50_000 })).toBe(
    'Checked out Sun 17 Jan · ₹500.00 reported',
  );
});

test('who comes next, of several houses', () => {
  const next = (day: string, stays: number) => ({ next: { day, stays } });
  expect(nextArrivals([next('2027-01-18', 2), { next: null }, next('2027-01-17', 1), next('2027-01-17', 3)])).toEqual({
    ...{ day: '2027-01-17', stays: 4 },
  });
  expect(nextArrivals([{ next: null }])).toBeNull();
});

const houseOf = (id: string) =>
  ({ id, collect: { arriving: 100, arrivals: 1, leaving: 50, departures: 1 } }) as HomeHouse;
const at = (hotel_id: string, change: object = {}) => ({ ...booking, hotel_id, ...change });
const home: DeskHome = {
  ...{ today, houses: [houseOf('h'), houseOf('other')], todo_total: 101 },
  arriving: [at('h', { balance: 100 }), at('other', { balance: 0 })],
  leaving: [at('other', { balance: 50 })],
  staying: [at('h', { check_in_date: today, balance: 10 }), at('h', { check_in_date: '2027-01-10', balance: 10 })],
  owing: [{ ...at('other', { balance: 7 }), reason: null }],
  todo: [
    {
      kind: 'conflict',
      ...of,
      ...span,
      due_at: '2027-02-01 00:00:00+00',
      room_name: 'Loft',
      channel: 'Vrbo',
      is_free: false,
      stays: [],
    },
    {
      ...{ kind: 'hold', ...of, ...span, hotel_id: 'other', due_at: '2027-01-14 05:00:00+00' },
      ...{ room_name: 'Loft', guest_name: 'Asha Kamat', num_rooms: 1 },
    },
    { kind: 'pending', ...of, booking },
    { kind: 'rejected', ...of, hotel_id: 'other', due_at: null, property_id: 'p', reason: '' },
  ],
  visas: [
    { kind: 'problem', ...of, hotel_id: 'other', due_at: '2027-01-14 06:00:00+00', room: '3', broken: 'AC leaks' },
    { kind: 'visa', ...of, due_at: '2027-01-15 06:00:00+00', booking, visa_until: today },
  ],
};

test('a room sold twice comes first, then deadlines of money and law, and a hold last', () => {
  const kinds = (hotel: string) => homeOf(home, hotel).todo.map(({ kind }) => kind);
  expect(kinds('')).toEqual(['conflict', 'visa', 'pending', 'problem', 'rejected', 'hold']);
  expect(kinds('h')).toEqual(['conflict', 'visa', 'pending']);
  expect([homeOf(home, '').todo_total, homeOf(home, 'h').todo_total]).toEqual([103, 3]);
});

test('who owes is listed once, guests who left first, for all properties or one', () => {
  const balances = (hotel: string) => toCollect(homeOf(home, hotel)).rows.map(({ balance }) => balance);
  expect([balances(''), balances('h')]).toEqual([
    [7, 50, 100, 10],
    [100, 10],
  ]);
  expect(toCollect(homeOf(home, ''))).toMatchObject({ count: 5, amount: 307 });
  expect(toCollect(homeOf(home, 'h'))).toMatchObject({ count: 2, amount: 150 });
});
