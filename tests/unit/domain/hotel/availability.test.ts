import { expect, test } from 'vitest';
import { blockRefusal } from '#src/domain/hotel/availability.ts';
import { moveInGrid } from '#src/features/nights/gridKeys.ts';

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
