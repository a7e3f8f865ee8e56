import { expect, test } from 'vitest';
import type { Till } from '#src/domain/desk/ledger.ts';
import { tillRows } from '#src/features/bookings/money/tillCsv.ts';

const entry = {
  ...{ id: 'c', note: 'Vegetables', expected: null, at: '2027-01-15 04:00:00+00', by_name: 'You', may: [] },
  ...{ ended_at: null, ended_by: null, end_reason: null },
};

test('the amounts of a day add up: a reversed expense has a row of its own, and counted cash another column', () => {
  const entries = [
    { ...entry, kind: 'count', amount: 5000, expected: 5000, at: '2027-01-15 16:00:00+00' },
    {
      ...{ ...entry, kind: 'expense', amount: 2000 },
      ...{ ended_at: '2027-01-15 05:00:00+00', ended_by: 'Ravi', end_reason: 'Typed twice' },
    },
  ];
  const rows = tillRows({ entries: [], cash: { entries } } as unknown as Till, 'Maria Fernandes');
  expect(rows.map(([, ...row]) => row)).toEqual([
    ['Expense', -20, '', 'Cash', '', 'Vegetables', '', '', 'Maria Fernandes', ''],
    ['Expense reversed', 20, '', 'Cash', '', 'Vegetables', '', '', 'Ravi', 'Typed twice'],
    ['Cash counted', '', 50, 'Cash', '', 'Vegetables', '', '', 'Maria Fernandes', ''],
  ]);
});
