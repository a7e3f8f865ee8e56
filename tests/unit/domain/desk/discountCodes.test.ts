import { expect, test } from 'vitest';
import { codeErrors } from '#src/domain/desk/discountCodes.ts';

const code = { code: 'GOA10', kind: 'percent', value: '10', most_uses: '', who: 'all', email: '' };
const nights = { first_day: '', last_day: '', first_night: '2026-12-01', last_night: '2026-12-24' };

test('a code takes dates or none, in order, and says which one it cannot read', () => {
  expect(codeErrors({ ...code, ...nights })).toEqual({});
  expect(Object.keys(codeErrors({ ...code, ...nights, last_night: '2026-11-30', first_day: 'soon' }))).toEqual([
    'last_night',
    'first_day',
  ]);
});
