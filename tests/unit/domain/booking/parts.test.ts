import { expect, test } from 'vitest';
import {
  droppable,
  headingOf,
  partyOf,
  readMore,
  spreadGuests,
  typesWords,
  writeMore,
} from '#src/domain/booking/parts.ts';
import { guestPrice, priceLines } from '#src/domain/booking/price.ts';
import { roomTakes } from '#src/words/hi/moreRooms.ts';

const id = (last: string) => `00000000-0000-4000-8000-00000000000${last}`;
const part = (last: string, name: string, num_rooms = 1, total_amount = 630_000) => ({
  ...{ room_category_id: id(last), name, num_rooms, num_adults: 2, num_children: 1, total_amount },
  price_lines: [{ first_night: '2027-01-15', nights: 2, num_rooms, full_price: 315_000 }],
});
const stay = {
  ...{ room_category_id: id('1'), room_name: 'Family', num_rooms: 2, num_adults: 4, num_children: 0 },
  parts: [part('2', 'Deluxe'), part('3', 'Suite', 0, 94_400)],
};

test('guests and rooms of all types are counted together, without those that were removed', () => {
  expect(partyOf(stay)).toEqual({ adults: 6, children: 1, rooms: 3 });
  expect(typesWords(stay)).toBe('2 × Family, Deluxe');
  expect(headingOf('Family', stay)).toBe('2 × Family, Deluxe');
  expect(headingOf('Family', { num_rooms: 2, parts: null })).toBe('Family');
  expect(droppable(stay).map(({ name }) => name)).toEqual(['Family', 'Deluxe']);
  expect(droppable({ ...stay, parts: [part('3', 'Suite', 0)] })).toEqual([]);
});

test('an address keeps further room types, and loses what nobody can book', () => {
  const more = [
    { room_category_id: id('2'), num_rooms: 1, num_adults: 2, num_children: 0 },
    { room_category_id: id('3'), num_rooms: 2, num_adults: 3, num_children: 1 },
  ];
  expect(readMore(writeMore(more))).toEqual(more);
  for (const text of [
    null,
    '',
    '~',
    'x.1.1.0',
    `${id('2')}.0.1.0`,
    `${id('2')}.1.0.0`,
    `${id('2')}.1`,
    `${id('2')}.9999.1.0`,
  ])
    expect(readMore(text)).toEqual([]);
  const many = [1, 1, 2, 3, 4, 5].map((last) => `${id(String(last))}.1.1.0`).join('~');
  expect(readMore(many).map(({ room_category_id }) => room_category_id)).toEqual(['1', '2', '3', '4'].map(id));
});

test.each([
  [
    { adults: 2, children: 0, rooms: 1 },
    [
      [1, 0],
      [1, 0],
    ],
  ],
  [
    { adults: 4, children: 3, rooms: 1 },
    [
      [3, 2],
      [1, 1],
    ],
  ],
  [
    { adults: 1, children: 0, rooms: 1 },
    [
      [1, 0],
      [1, 0],
    ],
  ],
  [
    { adults: 20, children: 5, rooms: 1 },
    [
      [5, 0],
      [2, 0],
    ],
  ],
])('%o in a family room and a double', (party, places) => {
  const rooms = [
    { id: id('1'), max_occupancy: 5 },
    { id: id('2'), max_occupancy: 2 },
  ];
  expect(spreadGuests(party, rooms).map((one) => [one.num_adults, one.num_children])).toEqual(places);
});

test('the lines of a price name each room type and what was removed', () => {
  const price = {
    ...{ nights: 2, num_rooms: 1, base_price: 944_000, total_amount: 2_612_400, currency: 'INR', tax_rate: 18 },
    ...{ tax_amount: 0, taxes: [], advance_percent: 30, advance_amount: 0, advance_reason: null, extras: null },
    price_lines: [{ first_night: '2027-01-15', nights: 2, num_rooms: 1, full_price: 944_000 }],
    parts: stay.parts,
    room_name: 'Family',
  };
  expect(priceLines(price, guestPrice).map(({ label, amount }) => [label, amount])).toEqual([
    ['Family: ₹9,440.00 × 2 nights × 1 room', 1_888_000],
    ['Deluxe: ₹3,150.00 × 2 nights × 1 room', 630_000],
    ['Suite: cancellation charge', 94_400],
    ['Total', 2_612_400],
    ['Balance due at the hotel', 2_612_400],
  ]);
});

test('the price of a room type to add is in good Hindi for one night and for more', () =>
  expect([1, 3].map((nights) => roomTakes('2 मेहमान', '₹9,000', nights))).toEqual([
    '2 मेहमान तक · 1 रात के लिए ₹9,000',
    '2 मेहमान तक · 3 रातों के लिए ₹9,000',
  ]));
