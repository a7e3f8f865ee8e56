import { expect, test } from 'vitest';
import { differenceWords, notOffered, saidOfSeveral } from '#src/domain/booking/roomChoice.ts';

const room = {
  max_occupancy: 2,
  total_rooms: 3,
  rooms_free: 2,
  total_amount: 900_000,
  difference: 0,
  code: null,
  error: null,
};

test.each([
  [{}, 1, null],
  [{}, 2, null],
  [{}, 3, 'Only 2 left for these nights'],
  [{ rooms_free: 0 }, 1, 'Sold out for these nights'],
  [{ code: 'too_many_guests' }, 1, 'Takes up to 2 guests a room'],
  [{ code: 'too_many_guests', max_occupancy: 1 }, 1, 'Takes up to 1 guest a room'],
  [{ code: 'too_many_rooms' }, 4, 'Only 3 rooms of this type'],
  [{ code: 'too_many_rooms', total_rooms: 1 }, 2, 'Only 1 room of this type'],
  [{ code: 'min_nights', error: 'At least 3 nights, please.' }, 1, 'At least 3 nights, please.'],
  [{ code: 'room_not_found' }, 1, 'Not available for this booking'],
] as const)('of %o, when %i are wanted, is said: %s', (change, wanted, words) => {
  expect(notOffered({ ...room, ...change }, wanted)).toBe(words);
});

test.each([
  [0, 'Same price'],
  [null, 'Same price'],
  [200_000, '₹2,000.00 more'],
  [-150_050, '₹1,500.50 less'],
])('%s paise are told as "%s"', (difference, words) => {
  expect(differenceWords({ difference })).toBe(words);
});

test('what several rooms are refused with is said once, and names them unless it is about all', () => {
  const sentence = 'We are looking for the payment.';
  const of = (...errors: (string | null)[]) =>
    saidOfSeveral(errors.map((error, at) => ({ name: `Room ${at}`, error })));
  expect(of(null, sentence, 'At least 3 nights.', sentence, sentence)).toEqual([
    { names: 'Room 1, Room 3, Room 4', sentence },
  ]);
  expect(of(sentence, sentence)).toEqual([{ names: '', sentence }]);
  expect(of(null, sentence, null)).toEqual([]);
});
