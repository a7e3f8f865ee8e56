import { expect, test } from 'vitest';
import {
  type AvailabilityRow,
  blockRefusal,
  describeNight,
  extremesOf,
  refuseBlockDates,
  spanOf,
  withBlock,
} from '#src/domain/hotel/availability.ts';
import { moveInGrid } from '#src/features/nights/gridKeys.ts';

const row: AvailabilityRow = {
  id: 'a',
  name: 'Premium Room',
  hotel_id: 'h',
  hotel_name: 'Hotel X',
  city: 'Majorda',
  is_active: true,
  total_rooms: 5,
  booked: [0, 1, 0, 2],
  blocked: [0, 1, 2, 0],
  free: [5, 3, 3, 3],
};

test('a cell is told with its room, its night and its figures', () => {
  expect(describeNight(row, '2025-12-04', 1)).toBe(
    'Premium Room, Hotel X, Fri 5 Dec: 3 of 5 available, 1 booked, 1 blocked',
  );
});

test('a block and a release show at once as the database will count them', () => {
  expect(withBlock(row, [1, 3], 'block', 2)).toMatchObject({ blocked: [0, 3, 4, 0], free: [5, 1, 1, 3] });
  expect(withBlock(row, [0, 4], 'release', 1)).toMatchObject({ blocked: [0, 0, 1, 0], free: [5, 4, 4, 3] });
  expect(withBlock(row, [0, 4], 'release', null)).toMatchObject({ blocked: [0, 0, 0, 0], free: [5, 4, 5, 3] });
  expect(extremesOf(row, [0, 3])).toEqual({ leastFree: 3, mostBlocked: 2 });
});

test('nights outside the grid are cut off', () => {
  expect(spanOf('2026-12-01', 30, '2026-12-05', '2026-12-08')).toEqual([4, 7]);
  expect(spanOf('2026-12-01', 30, '2026-11-20', '2027-03-01')).toEqual([0, 30]);
});

test.each([
  ['2026-11-21', '2026-11-22', null],
  ['2026-11-21', '2027-11-22', null],
  ['2026-11-20', '2026-11-22', 'past'],
  ['2026-11-21', '2026-11-21', 'before the first'],
  ['2026-11-21', '2027-11-23', 'up to 366 nights'],
  ['2028-05-10', '2028-05-16', 'ahead'],
  ['', '2026-11-22', 'Choose the first'],
] as const)('nights from %s to %s: %s', (first, end, told) => {
  const refusal = refuseBlockDates(first, end, '2026-11-21');
  if (told === null) expect(refusal).toBeNull();
  else expect(refusal).toMatch(told === 'past' ? /before today/ : new RegExp(told));
});

test('what the kernel refuses has a sentence', () => {
  expect(blockRefusal({ ok: false, code: 'sold_out', rooms_free: 1 })).toContain('Only 1 room is available');
  expect(blockRefusal({ ok: false, code: 'sold_out', rooms_free: 0 })).toContain('No room is available');
  expect(blockRefusal({ ok: false, code: 'too_many_rooms', max_rooms: 5 })).toBe('This room type has only 5 rooms.');
  expect(blockRefusal({ ok: false, code: 'busy' })).toContain('Try again');
  expect(blockRefusal({ ok: false, code: 'new' })).toBe(
    'We could not make this change. Reload the page and try again.',
  );
});

test.each([
  ['ArrowLeft', false, { row: 5, col: 2 }],
  ['ArrowRight', false, { row: 5, col: 4 }],
  ['ArrowUp', false, { row: 4, col: 3 }],
  ['ArrowDown', false, { row: 6, col: 3 }],
  ['Home', false, { row: 5, col: 0 }],
  ['End', false, { row: 5, col: 29 }],
  ['Home', true, { row: 0, col: 0 }],
  ['End', true, { row: 9, col: 29 }],
  ['PageUp', false, { row: 0, col: 3 }],
  ['PageDown', false, { row: 9, col: 3 }],
  ['a', false, null],
] as const)('%s (ctrl %s) leads to %o', (key, ctrl, to) => {
  expect(moveInGrid({ row: 5, col: 3 }, key, ctrl, { rows: 10, cols: 30, page: 8 })).toEqual(to);
});
