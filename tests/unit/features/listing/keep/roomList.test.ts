import { expect, test } from 'vitest';
import { newRoom } from '#src/domain/listing/listing.ts';
import { computeGuestPrice, duplicateRoom, putRoomBack } from '#src/features/listing/keep/roomList.ts';

test.each([
  ['3500.50', '5', { allIn: 367600, tax: 17504, lawful: 5, isLawful: true }],
  ['3500.5', '12', { allIn: 392100, tax: 42010, lawful: 5, isLawful: false }],
  ['7500', '12', { allIn: 840000, tax: 90000, lawful: 5, isLawful: false }],
  ['7500.01', '18', { allIn: 885000, tax: 135000, lawful: 18, isLawful: true }],
  [' 9000 ', ' 12.5 ', { allIn: 1012500, tax: 112500, lawful: 18, isLawful: false }],
  ['100', '0', { allIn: 10000, tax: 0, lawful: 5, isLawful: false }],
] as const)('₹%s and %s %%', (base_price, tax_rate, expected) => {
  expect(computeGuestPrice({ base_price, tax_rate })).toEqual(expected);
});

test.each([
  ['', '12'],
  ['0', '12'],
  ['12,00', '12'],
  ['-5', '12'],
  ['1e3', '12'],
  ['100', ''],
  ['100', '31'],
  ['100', 'five'],
])('nobody can say what ₹%s and %s %% come to', (base_price, tax_rate) =>
  expect(computeGuestPrice({ base_price, tax_rate })).toBeNull(),
);

const room = (id: string) => ({ ...newRoom(id), name: `Room ${id}`, amenities: ['TV'] });

test('a duplicate stands behind its original and shares nothing with it', () => {
  const rooms = [room('a'), room('b')];
  const next = duplicateRoom(rooms, 'a', 'c');
  expect(next.map(({ id, name }) => [id, name])).toEqual([
    ['a', 'Room a'],
    ['c', 'Room a (copy)'],
    ['b', 'Room b'],
  ]);
  next[1]?.amenities.push('Safe');
  expect(next[0]?.amenities).toEqual(['TV']);
});

test('a room without a name has a duplicate without a name', () =>
  expect(duplicateRoom([newRoom('a')], 'a', 'b')[1]?.name).toBe(''));

test('a removed room goes back to its place, once', () => {
  const [a, b, c] = [room('a'), room('b'), room('c')];
  expect(putRoomBack([a, c], b, 1)).toEqual([a, b, c]);
  expect(putRoomBack([a], c, 2)).toEqual([a, c]);
  expect(putRoomBack([a, b, c], b, 0)).toEqual([a, b, c]);
});
