import { expect, test } from 'vitest';
import type { HotelDetails } from '#src/domain/hotel/hotel.ts';
import { cutText, hotelDescription, hotelTitle, lowestPrice } from '#src/domain/hotel/hotelWords.ts';

const details = (name: string, prices: readonly number[], description = 'A house by the sea.') =>
  ({
    hotel: { name, city: 'Candolim', description },
    rooms: prices.map((base_price) => ({ base_price })),
  }) as HotelDetails;

test.each([
  ['short', 10, 'short'],
  ['two\n\n lines ', 20, 'two lines'],
  ['cut after a word', 12, 'cut after a…'],
  ['one, two, three', 9, 'one…'],
  ['a'.repeat(30), 10, `${'a'.repeat(9)}…`],
])('%j in %i characters is %j', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
  expect(cutText(text, most).length).toBeLessThanOrEqual(most);
});

test.each([
  ['Hotel Lotus', 'Hotel Lotus, Candolim: rooms and prices'],
  ['The Guest House behind the Church', 'The Guest House behind the Church, Candolim'],
  ['The Old Guest House behind the Church of all', 'The Old Guest House behind the Church of all'],
  ['The Old Guest House behind the Church of all Saints', 'The Old Guest House behind the Church of…'],
])('the title of %j', (name, title) => {
  expect(hotelTitle(details(name, []), 44)).toBe(title);
});

test('a description names the price and what the house says, in the length that results pages show', () => {
  expect(hotelDescription(details('Hotel Lotus', [450_000, 420_000]))).toBe(
    'Hotel Lotus, Candolim: 2 room types, from ₹4,200 a night, taxes included. A house by the sea.',
  );
  expect(hotelDescription(details('Hotel Lotus', []))).toBe('Hotel Lotus, Candolim. A house by the sea.');
  expect(hotelDescription(details('Hotel Lotus', [1], 'words '.repeat(900))).length).toBeLessThanOrEqual(160);
  expect(lowestPrice(details('', []))).toBeNull();
});
