import { expect, test } from 'vitest';
import { bookedMessage, bookingMessage } from '#src/words/en/chat.ts';
import { petsAt, petWords } from '#src/words/en/hotel.ts';
import { chatUrl, maxChatText, phoneDigits } from '../../../src/domain/chat.ts';

test.each([
  ['+91 98765-43210', '919876543210'],
  ['(0832) 247 00 00', '08322470000'],
  ['javascript:alert(1)', '1'],
  ['', ''],
] as const)('the digits of %s are %s', (phone, digits) => expect(phoneDigits(phone)).toBe(digits));

const textOf = (url: string) => new URL(url).searchParams.get('text');

test('a text arrives as it was written, however odd', () => {
  const text = 'Rooms & rates? 100% #1 + "sea"\n<b> ₹';
  const url = chatUrl('+91 1', text);
  expect(new URL(url).origin).toBe('https://wa.me');
  expect(textOf(url)).toBe(text);
});

test('hidden characters and length cannot be abused', () => {
  expect(textOf(chatUrl('1', 'a\u202eb\u0000c\u2066d'))).toBe('a b c d');
  expect(textOf(chatUrl('1', 'x'.repeat(5000)))).toHaveLength(maxChatText);
});

test('a character cut in half does not break the link', () => {
  expect(textOf(chatUrl('1', `${'x'.repeat(maxChatText - 1)}😀`))).toBe(`${'x'.repeat(maxChatText - 1)} `);
  expect(textOf(chatUrl('1', 'a\ud83d b 😀'))).toBe('a  b 😀');
});

test('the booking message says interest, rates, the advance and pets', () => {
  const pets = petWords(['Parking', 'Pet Friendly']);
  const text = bookingMessage({
    hotel: 'Casa De Patio',
    room: 'Classic',
    stay: '3 nights',
    party: '2 adults',
    pets,
  });
  for (const part of [
    'Classic at Casa De Patio (3 nights, 2 adults)',
    'availability and rates',
    '30% advance',
    'pets are allowed.',
  ]) {
    expect(text).toContain(part);
  }
  expect(bookingMessage()).toContain('booking a stay.');
  expect(bookingMessage()).not.toContain('pets');
  expect(bookedMessage('AAAA-BBBB-CCCC-DDDD', 'Hotel Lotus')).toContain('AAAA-BBBB-CCCC-DDDD');
});

test('what is said of pets follows the amenities of the place, or names the places that take them', () => {
  expect(petWords(['Parking'])).toBe('pets cannot stay');
  const [lotus, casa] = [
    { name: 'Hotel Lotus', amenities: ['Parking'] },
    { name: 'Casa De Patio', amenities: ['Pet Friendly'] },
  ];
  expect(petsAt([lotus, casa])).toBe('pets are welcome at Casa De Patio');
  expect(petsAt([lotus])).toBe('pets cannot stay');
});
