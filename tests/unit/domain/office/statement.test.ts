import { describe, expect, test } from 'vitest';
import type { Sought } from '#src/domain/office/advances.ts';
import { findAdvances, findUnmatched, readDate } from '#src/domain/office/statement.ts';
import { decodeText } from '#src/domain/sheet/decodeText.ts';
import { readStatement } from '#src/features/office/payments/readStatement.ts';

const whose = {
  guest_name: 'Asha',
  hotel_name: 'Casa',
  check_in_date: '2027-01-15',
  booking_status: 'confirmed',
} as const;
const reported = (
  id: string,
  reference: string | null,
  amount: number,
  booking_reference = `AAAA-AAAA-AAAA-${id}`,
) => ({
  ...{ ...whose, id, booking_id: `of ${id}`, reference, amount, booking_reference },
  ...{ at: '2027-01-01T10:00:00+00:00', method: 'upi', utr_elsewhere: [], for_change: false },
});
const awaited = (booking_id: string, due: number, booking_reference: string) => ({
  ...{ ...whose, booking_id, due, booking_reference, advance_due_at: null },
});
const findIn = (sought: Sought, text: string) => findAdvances(sought, readStatement(text).credits);
const list: Sought = {
  reported: [
    reported('found', '426700112233', 252_000),
    reported('less', '426700112244', 252_000),
    reported('typo', '426700119999', 1_026_05),
    reported('gone', '426700110000', 77_700),
    reported('none', null, 88_800, 'K7QM-4XWP-9RTA-2HSD'),
  ],
  awaited: [awaited('noted', 330_798, 'B7QM-4XWP-9RTA-2HSD'), awaited('still', 100, 'C7QM-4XWP-9RTA-2HSD')],
};

test('a statement in UTF-16 with the digits of Hindi says what was received', () => {
  const text = 'Date,Narration,Withdrawal,Deposit\n०२/०१/२०२७,UPI/४२६७००११२२३३/ASHA,,२५२०.००\n';
  const file = new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
  expect(readStatement(decodeText(file)).credits).toMatchObject([
    { date: '2027-01-02', amount: 252_000, utrs: ['426700112233'] },
  ]);
});

const statements = {
  'money in and out in columns of their own, the number among zeros': `Account Name,SUSEGAD STAYS
Statement from,01/01/2027

Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance
02/01/27,UPI-ASHA KAMAT-ASHA@YBL-YESB0000001-426700112233-AAAA,0000426700112233,02/01/27,,"2,520.00","12,520.00"
02/01/27,UPI-B-b@okaxis-426700112244-x,0000426700112244,02/01/27,,"2,500.00","15,020.00"
02/01/27,UPI-C-c@okaxis-426700115555-x,0000426700115555,02/01/27,,1026.05,"16,046.05"
02/01/27,UPI-D-d@okaxis-426700116666-K7QM4XWP9RTA2HSD,0000426700116666,02/01/27,,888.00,"16,934.05"
02/01/27,UPI-E-e@okaxis-426700117777-B7QM-4XWP-9RTA-2HSD,0000426700117777,02/01/27,,"3,307.98","20,242.03"
03/01/27,UPI-OUT-PAID-426700110000-x,0000426700110000,03/01/27,777.00,,"19,465.03"`,
  'one amount, said to be Cr or Dr beside it, tabs between': [
    ['Transaction Date', 'Description', 'Amount', 'Dr / Cr', 'Balance'],
    ['02-01-2027', 'UPI/CR/426700112233/ASHA/YESB/asha@ybl/AAAA', '2520.00', 'CR', '12520.00'],
    ['02-01-2027', 'UPI/CR/426700112244/B', '2500.00', 'CR', '15020.00'],
    ['02-01-2027', 'UPI/CR/426700115555/C', '1,026.05', 'CR', '16046.05'],
    ['02-01-2027', 'UPI/CR/426700116666/D/K7QM 4XWP 9RTA 2HSD', '888', 'CR', '16934.05'],
    ['02-01-2027', 'UPI/CR/426700117777/E/B7QM-4XWP-9RTA-2HSD', '3307.98', 'CR', '20242.03'],
    ['03-01-2027', 'UPI/DR/426700110000/OUT', '777.00', 'DR', '19465.03'],
  ]
    .map((row) => row.join('\t'))
    .join('\n'),
};

test('amounts and notes may have the marks of other files', () => {
  const text =
    'Date\tNote\tDeposit\tBalance\nx\tUPI|426700112233|a|b|c\t2,520.00\t12,520.00\nx\tUPI, x; y\t1,000.00\t13,520.00';
  expect(findIn(list, text).get('found')).toMatchObject({ kind: 'agrees' });
});

describe.each(Object.entries(statements))('%s', (_, text) => {
  const found = findIn(list, text);
  test.each([
    ['found', { kind: 'agrees', amount: 252_000, utr: '426700112233' }],
    ['less', { kind: 'other_amount', amount: 250_000, utr: '426700112244' }],
    ['typo', { kind: 'same_amount', amount: 102_605, utr: null }],
    ['none', { kind: 'other_utr', amount: 88_800, utr: '426700116666' }],
    ['noted', { kind: 'agrees', amount: 330_798, utr: '426700117777' }],
    ['gone', { kind: 'missing', amount: null, utr: null }],
    ['still', { kind: 'missing', amount: null, utr: null }],
  ] as const)('%s: %o', (id, finding) => expect(found.get(id)).toMatchObject(finding));
});

test('a line is one booking’s: what names another, or fits several, is proposed to none', () => {
  const line = (note: string, utr: string, amount = '5.00') => `x,UPI-${utr}-${note},${amount}`;
  const two: Sought = {
    reported: [
      reported('a', '426700110001', 500, 'A7QM-4XWP-9RTA-2HSD'),
      reported('b', '426700110002', 700, 'B7QM-4XWP-9RTA-2HSD'),
    ],
    awaited: [awaited('c', 500, 'C7QM-4XWP-9RTA-2HSD')],
  };
  const kinds = (...lines: string[]) =>
    [...findIn(two, ['Date,Narration,Credit', ...lines].join('\n')).values()].map(({ kind }) => kind);
  // The line names another booking, so it matches only that one.
  expect(kinds(line('C7QM4XWP9RTA2HSD', '426700119999'))).toEqual(['missing', 'missing', 'agrees']);
  // With references of two bookings, or a UTR and a reference that differ, a person decides.
  expect(kinds(line('C7QM4XWP9RTA2HSD A7QM4XWP9RTA2HSD', '426700119999'))).toEqual(['conflict', 'missing', 'conflict']);
  // Two lines with the same amount are ambiguous.
  expect(kinds(line('RENT', '426700119998'), line('RENT', '426700119999'))).toEqual(['missing', 'missing', 'missing']);
  expect(kinds(line('RENT', '426700119998'))).toEqual(['missing', 'missing', 'missing']);
  expect(kinds(line('RENT', '426700119998', '7.00'))).toEqual(['missing', 'same_amount', 'missing']);
  expect(kinds(line('C7QM4XWP9RTA2HSD', '426700110002', '7.00'))).toEqual(['missing', 'conflict', 'conflict']);
  expect(kinds(line('B7QM4XWP9RTA2HSD', '426700110002', '7.00'))).toEqual(['missing', 'agrees', 'missing']);
});

test.each([
  ['no head, so that nothing says what is money in', 'x,UPI-ASHA-426700112233,2520.00,12520.00'],
  ['no head, and the balance has the amount', 'x,UPI-426700112233-x,,1.00,2520.00'],
  ['a column too many', 'Date,Note,Debit,Credit,Balance\nx,UPI-426700112233-hi,,2520.00,,1.00,5000.00'],
  ['an amount that nobody calls in or out', 'Date,Note,Amount\nx,UPI-426700112233,2520.00'],
  ['two numbers that can be the UTR', 'Date,Note,Credit\nx,UPI-999999999999@ybl-426700112233,2520.00'],
])('%s: a person looks', (_, text) =>
  expect(findIn(list, text).get('found')).toMatchObject({ kind: 'unclear', amount: null, utr: null }),
);

test.each(['DR', 'Debit', 'D', 'Dr.', 'DB', 'W', 'Withdrawal', 'Paid', '-', ''])(
  'money out as "%s" is no money in',
  (out) => {
    for (const head of ['Txn Type', 'Credit/Debit', 'Cr / Dr', 'Type', 'DR/CR Indicator', 'Transaction Type']) {
      const text = (kind: string) => `Date,Narration,Amount,${head}\nx,UPI-REFUND-426700112233,2520.00,${kind}`;
      expect(findIn(list, text(out)).get('found'), head).toMatchObject({ kind: 'missing' });
      for (const kind of ['CR', 'Credit', 'C', 'Cr.', 'Deposit'])
        expect(findIn(list, text(kind)).get('found'), head).toMatchObject({ kind: 'agrees' });
    }
  },
);

test.each(['', 'no money here', '1\n2\n3', '"an open quote', '\uFEFFDate,Credit\n,'])('%j has no money in', (text) =>
  expect(readStatement(text)).toEqual({ credits: [], unread: [] }),
);

test('a number within a longer one is no UTR, and one payment is not found twice', () => {
  const [credit] = readStatement('Date,Narration,Credit\n1/1/27,UPI 94267001122331,2520.00').credits;
  expect(credit?.utrs).toEqual([]);
  const twice: Sought = {
    reported: [reported('a', '426700112233', 5_00), reported('b', '426700118888', 5_00)],
    awaited: [],
  };
  const found = findIn(twice, 'Date,Narration,Credit\nx,UPI 426700112233,5');
  expect([...found.values()].map(({ kind }) => kind)).toEqual(['agrees', 'missing']);
});

const statement = (...lines: string[]) => ['Date,Narration,Debit,Credit', ...lines].join('\n');

describe('lines that match no booking', () => {
  const sought = {
    reported: [reported('a', '426700110001', 500, 'A7QM-4XWP-9RTA-2HSD')],
    awaited: [awaited('b', 700, 'B7QM-4XWP-9RTA-2HSD'), awaited('c', 700, 'C7QM-4XWP-9RTA-2HSD')],
    recorded_utrs: ['426700110009'],
  };
  const unmatched = (...lines: string[]) => {
    const read = readStatement(statement(...lines));
    return findUnmatched(sought, read, findAdvances(sought, read.credits));
  };

  test('are listed with line, date, amount and how many advances have their amount', () => {
    const { unmatched: rest, recorded } = unmatched(
      '01/01/27,UPI-426700110001-A,,5.00',
      '02-Jan-2027,NEFT FROM RENT,,7.00',
      '03/01/27,UPI-426700110009,,9.00',
      '03/01/27,UPI OUT 426700110010,9.00,',
      '04/01/27,UPI-426700110011,,"1,250.50"',
    );
    expect(rest).toMatchObject([
      { credit: { line: 3, date: '2027-01-02', amount: 700, utrs: [] }, candidates: 2 },
      { credit: { line: 6, date: '2027-01-04', amount: 125_050, utrs: ['426700110011'] }, candidates: 0 },
    ]);
    expect(rest[0]?.credit.text).toBe('02-Jan-2027, NEFT FROM RENT, 7.00');
    expect(recorded).toBe(1);
  });

  test('an amount alone matches none: its line is listed too', () => {
    expect(unmatched('01/01/27,UPI-426700110012,,5.00').unmatched).toMatchObject([{ candidates: 1 }]);
  });

  test('a second payment with the reference of a booking is listed', () => {
    const lines = [
      '01/01/27,UPI-426700110021-B7QM4XWP9RTA2HSD,,7.00',
      '02/01/27,UPI-426700110022-B7QM4XWP9RTA2HSD,,7.00',
    ];
    expect(unmatched(...lines).unmatched).toMatchObject([{ credit: { line: 3 }, candidates: 1 }]);
  });
});

test.each([
  ['a quote that never ends', '02/01/27,"UPI-426700110002-B,,7.00', [3], [2, 4]],
  ['a quote in a note', '02/01/27,UPI 6" PIPE 426700110002,,7.00', [], [2, 3, 4]],
  ['an amount that is none', '02/01/27,UPI-426700110002,,seven', [3], [2, 4]],
  ['too few columns', '02/01/27,UPI-426700110002', [3], [2, 4]],
  ['a sum of the bank', 'Total,,7.00,19.00', [], [2, 4]],
  ['nothing', '', [], [2, 4]],
  ['a wrapped note', '02/01/27,"UPI\n426700110002\nB",,7.00', [], [2, 3, 6]],
])('%s in a line stops no other line', (_, bad, unread, lines) => {
  const read = readStatement(statement('01/01/27,UPI-426700110001,,5.00', bad, '03/01/27,"UPI, 426700110003",,7.00'));
  expect(read.unread).toEqual(unread);
  expect(read.credits.map(({ line }) => line)).toEqual(lines);
});

test.each([
  ['02/01/27', '2027-01-02'],
  ['2-1-2027', '2027-01-02'],
  ['02 Jan 2027', '2027-01-02'],
  ['2-Jan-27', '2027-01-02'],
  ['2027-01-02 10:15:00', '2027-01-02'],
  ['02 January 2027', '2027-01-02'],
  ['31/02/27', null],
  ['01/13/27', null],
  ['426700112233', null],
  ['UPI 02/01/27', null],
  ['1,250.50', null],
  ['', null],
])('the date %j is %s', (cell, date) => expect(readDate(cell)).toBe(date));

test('a statement of 12,000 lines is read whole', () => {
  const lines = Array.from(
    { length: 12_000 },
    (_, at) => `01/01/27,"UPI-${426_700_000_000 + at}-NOTE",,"1,${100 + (at % 900)}.00"`,
  );
  expect(readStatement(statement(...lines)).credits).toHaveLength(12_000);
});
