import { describe, expect, test } from 'vitest';
import {
  balanceWords,
  feeWords,
  type Move,
  movedOf,
  type PayoutAccount,
  payoutRefusal,
  type Share,
  sumShares,
} from '#src/domain/desk/payouts.ts';
import { statementCells, statementText } from '#src/domain/desk/statementPaper.ts';

const share: Share = {
  ...{ booking_id: 'a', booking_reference: 'AAAA-BBBB-CCCC-DDDD', guest_name: 'Asha Kamat' },
  ...{ check_in_date: '2026-12-12', check_out_date: '2026-12-14', stay_state: 'completed', on: '2026-12-12' },
  ...{ is_change: false, received: 300_000, refunded: 0, fee: 25_000, tax: 0, amount: 275_000 },
  ...{ fee_percent: 2.5, paid_on: '2026-12-20' },
};
const change: Share = {
  ...share,
  ...{ on: '2026-12-22', is_change: true, received: 0, refunded: 100_000, fee: -5000, amount: -95_000, paid_on: null },
};
const payout: Move = {
  ...{ id: 'p', paid_on: '2026-12-20', on: '2026-12-20', amount: 325_050, counts: -325_050, reference: '426700112233' },
  ...{ note: null, recorded_at: '2026-12-20T10:00:00+00:00', by_name: 'Susegad Stays' },
  ...{ reversed_on: null, reversed_by: null, reverse_reason: null },
};
const account: PayoutAccount = {
  ...{ today: '2027-01-05', hotel: { id: 'h', name: 'Casa Susegad' }, month: '2026-12-01', fee_percent: 2.5 },
  ...{ opening: 50_050, closing: -95_000, due: -95_000, entries: [share, change], payouts: [payout], later: [] },
};

describe('The statement', () => {
  test('goes from the opening to the closing balance', () => {
    expect(account.opening + sumShares(account.entries, 'amount') + movedOf(account.payouts)).toBe(account.closing);
    const { rows, sums, title, number } = statementText(account);
    expect([title, number]).toEqual(['Payout statement', 'Dec 2026']);
    expect(sums).toEqual([
      ['Opening balance', '₹500.50'],
      ['Bookings', '₹1,800.00'],
      ['Payouts', '-₹3,250.50'],
      ['Closing balance', '-₹950.00'],
    ]);
    expect(rows.map((row) => row.slice(1))).toEqual([
      ['12 Dec', '3,000.00', '0.00', '-250.00', '2,750.00'],
      ['22 Dec', '0.00', '-1,000.00', '50.00', '-950.00'],
      ['20 Dec', '', '', '', '-3,250.50'],
    ]);
    expect(rows[0]?.[0]).toContain('paid 20 Dec 2026');
    expect(rows[1]?.[0]).toContain('Changed later; fee 2.5%; outstanding');
  });

  test('has the same figures as a file for a spreadsheet', () => {
    const [head, ...rows] = statementCells(account);
    expect(rows.map((row) => row.length)).toEqual(rows.map(() => head?.length));
    expect(rows.map((row) => row.at(-1))).toEqual([500.5, 2750, -950, -3250.5, -950]);
    expect(rows.slice(0, -1).reduce((sum, row) => sum + Number(row.at(-1)), 0)).toBe(-950);
  });

  test('has a column for the GST that the site pays, where it pays any', () => {
    const taxed = statementText({ ...account, entries: [{ ...share, tax: 14_286, amount: 260_714 }] });
    expect(taxed.columns.at(-2)).toBe('GST ₹');
    expect(taxed.rows.map((row) => row.length)).toEqual([7, 7]);
    expect(taxed.rows[0]?.at(-2)).toBe('-142.86');
    expect(taxed.widths).toHaveLength(6);
    expect(statementText(account).columns).not.toContain('GST ₹');
  });

  test('of a month that is not over ends with the balance of today', () => {
    expect(statementText({ ...account, today: '2026-12-24' }).sums.at(-1)?.[0]).toBe('Balance today');
  });
});

test('says what the fee is, and who owes whom', () => {
  expect(feeWords(0)).toBe('We take no fee.');
  expect(feeWords(12.5)).toContain('Our fee is 12.5% of the price of each booking');
  expect(balanceWords(95_000, 'Hotel Lotus')).toBe('We owe Hotel Lotus ₹950.00.');
  expect(balanceWords(-95_000, 'Hotel Lotus')).toBe(
    'Refunds to guests and our fee were ₹950.00 more than we held for Hotel Lotus. The next payout is less by this amount.',
  );
  expect(balanceWords(0, 'Hotel Lotus')).toBe('Nothing is outstanding.');
  expect(payoutRefusal({ code: 'changed', amount: 420_000 })).toContain('₹4,200.00 was due on that day');
  expect(payoutRefusal({ code: 'invalid_payout', field: 'reference' })).toContain('UTR');
});
