import { expect, test } from 'vitest';
import { advanceReasonWords, bookButtonWords } from '#src/domain/booking/advance.ts';
import { isMonthDay } from '#src/domain/stay.ts';

const half = { advance_percent: 50, advance_amount: 100 };

test.each([
  [{ rooms: 3 }, 'Groups of 3 rooms or more pay 50% in advance.'],
  [{ from: '12-20', to: '01-05' }, 'Stays with a night from 20 December to 5 January pay 50% in advance.'],
  [
    { rooms: 4, from: '12-20', to: '01-05' },
    'Groups of 4 rooms or more and stays with a night from 20 December to 5 January pay 50% in advance.',
  ],
  [null, null],
])('why the advance is another: %j', (advance_reason, words) => {
  expect(advanceReasonWords({ ...half, advance_reason })).toBe(words);
  expect(advanceReasonWords({ advance_percent: 0, advance_amount: 0, advance_reason })).toBeNull();
});

const begin = 'You book with this button and pay nothing yet.';
test.each([
  [
    { total_amount: 840_000, advance_amount: 252_000, advance_hours: 48 },
    ' Pay us the advance of ₹2,520.00 within 48 hours. The next page shows how.',
  ],
  [
    { total_amount: 840_000, advance_amount: 252_000, advance_hours: null },
    ' The next page shows how to pay us the advance of ₹2,520.00.',
  ],
  [
    { total_amount: 252_000, advance_amount: 252_000, advance_hours: 48 },
    ' Pay us the whole price of ₹2,520.00 within 48 hours. The next page shows how.',
  ],
  [{ total_amount: 840_000, advance_amount: 0, advance_hours: null }, ' You pay at the hotel when you check in.'],
  [null, ' The next page shows how much to pay, and by when.'],
])('what follows the button: %j', (price, words) => expect(bookButtonWords(price)).toBe(`${begin}${words}`));

test.each(['12-20', '01-05', '02-29', '04-30'])('%s is a day of a year', (text) => expect(isMonthDay(text)).toBe(true));
test.each(['', '1-5', '13-01', '00-10', '02-30', '04-31', '12-32', '12-20 ', '2026-12-20'])(
  '"%s" is no day of a year',
  (text) => expect(isMonthDay(text)).toBe(false),
);
