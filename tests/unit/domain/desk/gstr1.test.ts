import { parse } from 'papaparse';
import { expect, test } from 'vitest';
import { type Gstr1, gstr1Checks, gstr1Files } from '#src/domain/desk/gstr1.ts';
import { csvPlain, formula } from '#src/lib/csv.ts';

const sums = { taxable: 250_000, cgst: 6250, sgst: 6250 };
const paper = {
  ...{ invoice_id: 'i', kind: 'invoice' as const, number: 'INV/26-27/00007', issued_on: '2026-11-03' },
  ...{ total_amount: 262_500, gstin: '27AAPFU0939F1ZV', name: 'Kamat’s Café, Fort', rates: [{ rate: 5, ...sums }] },
};
const gstr1: Gstr1 = {
  ...{ gstin: '30AAPFU0939F1Z8', invoices: 2, credit_notes: 1, amount: 262_500, ...sums, by_site: 0 },
  business: [paper, { ...paper, kind: 'credit_note', number: 'CRN/26-27/00001', name: 'कामत', total_amount: 5 }],
  consumers: [
    { rate: 0, taxable: 90_000, cgst: 0, sgst: 0 },
    { rate: 18, taxable: -10_050, cgst: -905, sgst: -905 },
  ],
  codes: [
    { to_business: true, code: '996311', rate: 5, amount: 262_500, ...sums },
    { to_business: false, code: '996331', rate: 18, amount: -11_860, taxable: -10_050, cgst: -905, sgst: -905 },
  ],
  advances: [{ rate: 5, received: 100_000, adjusted: 50 }],
  series: [{ kind: 'invoice', from: 'INV/26-27/00007', to: 'INV/26-27/00008', count: 2 }],
  ...{ places: ['Goa'], checks: [] },
};

test('no cell of the files begins a formula, whatever separates the cells', () => {
  const business = ['=1+1', 'A;=1+1', 'A\t=1+1', 'A"\t=1+1', 'A,=1+1'].map((name) => ({ ...paper, name }));
  const [b2b] = gstr1Files({ ...gstr1, business }, '2026-11');
  for (const text of [csvPlain(b2b?.rows ?? []), csvPlain(business.map(({ name }) => [1, name]))])
    for (const delimiter of [',', ';', '\t'])
      expect(
        parse<string[]>(text, { delimiter })
          .data.flat()
          .filter((cell) => formula.test(cell)),
      ).toEqual([]);
});

test('the files are what the offline tool imports: its headings without quotes or byte order mark, its dates, places and names', () => {
  const files = Object.fromEntries(gstr1Files(gstr1, '2026-11').map(({ name, rows }) => [name, csvPlain(rows)]));
  const hsn =
    'HSN,Description,Description as per HSN Code,UQC,Total Quantity,Total Value,Rate,Taxable Value,Integrated Tax Amount,Central Tax Amount,State/UT Tax Amount,Cess Amount';
  const lines = (...of: string[]) => of.map((line) => `${line}\r\n`).join('');
  expect(files).toEqual({
    'gstr1-2026-11-b2b.csv': lines(
      'GSTIN/UIN of Recipient,Receiver Name,Invoice Number,Invoice date,Invoice Value,Place Of Supply,Reverse Charge,Applicable % of Tax Rate,Invoice Type,E-Commerce GSTIN,Rate,Taxable Value,Cess Amount',
      `27AAPFU0939F1ZV,"Kamat's Cafe, Fort",INV/26-27/00007,03-Nov-2026,2625,30-Goa,N,,Regular B2B,,5,2500,0`,
    ),
    'gstr1-2026-11-b2cs.csv': lines(
      'Type,Place Of Supply,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount,E-Commerce GSTIN',
      'OE,30-Goa,,18,-100.5,0,',
    ),
    'gstr1-2026-11-cdnr.csv': lines(
      'GSTIN/UIN of Recipient,Receiver Name,Note Number,Note Date,Note Type,Place Of Supply,Reverse Charge,Note Supply Type,Note Value,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount',
      '27AAPFU0939F1ZV,,CRN/26-27/00001,03-Nov-2026,C,30-Goa,N,Regular B2B,0.05,,5,2500,0',
    ),
    'gstr1-2026-11-at.csv': lines(
      'Place Of Supply,Applicable % of Tax Rate,Rate,Gross Advance Received,Cess Amount',
      '30-Goa,,5,1000,0',
    ),
    'gstr1-2026-11-atadj.csv': lines(
      'Place Of Supply,Applicable % of Tax Rate,Rate,Gross Advance Adjusted,Cess Amount',
      '30-Goa,,5,0.5,0',
    ),
    'gstr1-2026-11-exemp.csv': lines(
      'Description,Nil Rated Supplies,Exempted(other than nil rated/non GST supply),Non-GST Supplies',
      'Intra-State supplies to unregistered persons,0,900,0',
    ),
    'hsn(b2b).csv': lines(
      hsn,
      '996311,,"Room or unit accommodation services provided by Hotels, INN, Guest House, Club etc",NA,0,2625,5,2500,0,62.5,62.5,0',
    ),
    'hsn(b2c).csv': lines(hsn, '996331,,,NA,0,-118.6,18,-100.5,0,-9.05,-9.05,0'),
    'gstr1-2026-11-docs.csv': lines(
      'Nature of Document,Sr. No. From,Sr. No. To,Total Number,Cancelled',
      'Invoices for outward supply,INV/26-27/00007,INV/26-27/00008,2,0',
    ),
  });
});

test('what the portal would reject or not ask for is named', () => {
  const [odd] = gstr1.codes;
  if (!odd) throw new Error('No code');
  const words = (change: Partial<Gstr1>) => gstr1Checks({ ...gstr1, ...change }).map((check) => check.words);
  expect(words({})).toEqual([]);
  expect(words({ codes: [{ ...odd, rate: 7 }], places: ['Goa', 'Kerala'], by_site: 100 })).toEqual([
    expect.stringContaining('Kerala as the place of supply'),
    expect.stringContaining('no rate of 7%'),
    expect.stringContaining('₹1.00 before tax was booked on this site'),
  ]);
});
