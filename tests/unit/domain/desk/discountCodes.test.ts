import { expect, test } from 'vitest';
import { codeErrors } from '#src/domain/desk/discountCodes.ts';
import { planErrors, planRefusal } from '#src/domain/desk/ratePlans.ts';

const code = { code: 'GOA10', kind: 'percent', value: '10', most_uses: '', who: 'all', email: '' };
const nights = { first_day: '', last_day: '', first_night: '2026-12-01', last_night: '2026-12-24' };

test('a code takes dates or none, in order, and says which one it cannot read', () => {
  expect(codeErrors({ ...code, ...nights })).toEqual({});
  expect(Object.keys(codeErrors({ ...code, ...nights, last_night: '2026-11-30', first_day: 'soon' }))).toEqual([
    'last_night',
    'first_day',
  ]);
});

test('no percentage of a code or rate plan loses its decimals', () => {
  expect(codeErrors({ ...code, ...nights, value: '15.5' })).toEqual({ value: 'Enter a whole number from 1 to 50.' });
  const saver = { name: 'Saver', percent_off: '15.5', extra_id: '' };
  expect(planErrors(saver, true)).toEqual({ percent_off: 'Enter a whole number from 0 to 50.' });
});

test('an owner reads which rate plan is in the way of a name or of removing an extra', () => {
  const saver = { name: 'saver ', percent_off: '10', extra_id: '' };
  expect(planErrors(saver, true, ['Early'])).toEqual({});
  expect(planErrors(saver, true, ['Early', 'Saver'])).toEqual({
    name: 'You already have a rate plan with this name. Enter another name.',
  });
  expect(planRefusal({ code: 'extra_in_plan', plan: 'Saver' })).toBe(
    'Your rate plan “Saver” includes this extra. Choose another meal in the rate plan, or remove the plan.',
  );
});
