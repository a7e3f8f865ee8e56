import { expect, test } from 'vitest';
import {
  extrasSold,
  figuresOf,
  financialYearOf,
  monthsOf,
  plansOf,
  type Report,
  reportCells,
  yearWords,
} from '#src/domain/desk/report.ts';

const garden = { room_category_id: 'a', plan: '' };
const phone = { room_nights: 5, revenue: 630_000, tax: 30_000, stays: 1, plan: 'Saver' };
const report: Report = {
  hotel: 'Casa Susegad',
  live_on: '2026-10-05',
  first_month: '2026-11-01',
  months: 3,
  categories: [
    { month: '2026-11-01', id: 'a', name: 'Garden', capacity: 60, blocked: 10 },
    { month: '2026-11-01', id: 'b', name: 'Sea', capacity: 30, blocked: 30 },
    { month: '2026-12-01', id: 'a', name: 'Garden', capacity: 62, blocked: 0 },
  ],
  sold: [
    { ...garden, month: '2026-11-01', source: 'site', room_nights: 20, revenue: 2_100_000, tax: 100_000, stays: 5 },
    { ...garden, month: '2026-11-01', source: 'phone', ...phone },
    { ...garden, month: '2026-12-01', source: 'site', room_nights: 31, revenue: 3_720_000, tax: 120_000, stays: 9 },
  ],
  lost: [],
  extras: [
    { month: '2026-11-01', kind: 'laundry', units: 3, revenue: 35_400, tax: 5_400 },
    { month: '2026-12-01', kind: 'laundry', units: 1, revenue: 11_800, tax: 1_800 },
    { month: '2026-12-01', kind: 'meal', units: 6, revenue: 189_000, tax: 9_000 },
  ],
};

test('occupancy, ADR and RevPAR are of the rooms on sale and of revenue before tax', () => {
  expect(figuresOf(report, { month: '2026-11-01' })).toEqual({
    ...{ available: 50, room_nights: 25, stays: 6, revenue: 2_730_000, tax: 130_000 },
    ...{ occupancy: 0.5, adr: 104_000, revpar: 52_000 },
  });
  expect(figuresOf(report)).toMatchObject({ available: 112, room_nights: 56, occupancy: 0.5 });
});

test('what was not on sale has no occupancy, what sold nothing no rate, and a source no rooms', () => {
  expect(figuresOf(report, { category: 'b' })).toMatchObject({
    available: 0,
    occupancy: null,
    adr: null,
    revpar: null,
  });
  expect(figuresOf(report, { month: '2027-01-01' })).toMatchObject({ available: 0, occupancy: null, adr: null });
  expect(plansOf(report)).toEqual(['', 'Saver']);
  expect(figuresOf(report, { plan: 'Saver' })).toMatchObject({ occupancy: null, revenue: 630_000, room_nights: 5 });
  expect(figuresOf(report, { source: 'site' })).toMatchObject({ occupancy: null, room_nights: 51, revpar: null });
});

test('months go over the year, and a financial year begins in April', () => {
  expect(monthsOf(report)).toEqual(['2026-11-01', '2026-12-01', '2027-01-01']);
  expect(monthsOf({ ...report, live_on: '2026-12-05' })).toEqual(['2026-12-01', '2027-01-01']);
  expect(['2026-03-31', '2026-04-01', '2027-01-01'].map(financialYearOf)).toEqual([
    '2025-04-01',
    '2026-04-01',
    '2026-04-01',
  ]);
  expect(['2026-04-01', '1999-04-01'].map(yearWords)).toEqual(['2026–27', '1999–00']);
});

test('a file has a line for each month and category, with what each source brought', () => {
  const [head, first, , laundry, december] = reportCells(report);
  expect(head).toHaveLength(first?.length ?? 0);
  expect(first).toEqual([
    ...['2026-11', 'Garden', 50, 25, 6, '50.0', '1040.00', '520.00', '27300.00', '1300.00'],
    ...['21000.00', '6300.00', '0.00', '0.00', '0.00', '0.00'],
  ]);
  expect(laundry?.slice(0, 10)).toEqual(['2026-11', 'Laundry', '', '', '', '', '', '', '354.00', '54.00']);
  expect(december?.slice(0, 4)).toEqual(['2026-12', 'Garden', 62, 31]);
});

test('extras are added up by kind, and no figure of rooms has them', () => {
  const { rows, total } = extrasSold(report, '');
  expect(rows.map(({ kind, units, revenue }) => [kind, units, revenue])).toEqual([
    ['meal', 6, 189_000],
    ['laundry', 4, 47_200],
  ]);
  expect([total.revenue, total.tax]).toEqual([236_200, 16_200]);
  expect(extrasSold(report, '2026-11-01').total.revenue).toBe(35_400);
  expect(figuresOf(report).revenue).toBe(6_450_000);
});

test('the guests of the property are in the first line of each month, and empty where they are not known', () => {
  const counts = { has_register: false, months: [{ month: '2026-11-01', guests: 9, foreign: 2 }] };
  const last = (from: typeof counts | object) =>
    reportCells(report, { ...counts, ...from }).map((cells) => cells.slice(-2));
  expect(last({})[1]).toEqual([7, 2]);
  const known = last({})
    .slice(1)
    .filter((cells) => cells.some((cell) => cell !== ''));
  expect(known).toEqual([
    [7, 2],
    [0, 0],
    [0, 0],
  ]);
  expect(last({ months: [{ month: '2026-11-01', guests: 9, foreign: null }] })[1]).toEqual(['', '']);
});
