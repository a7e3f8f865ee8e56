import { readFile } from 'node:fs/promises';
import { decodePDFRawStream, PDFDocument, PDFHexString, PDFRawStream } from '@cantoo/pdf-lib';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Invoice } from '#src/domain/desk/invoice.ts';
import { invoiceText } from '#src/domain/desk/invoiceWords.ts';
import { invoicePdf } from '#src/features/desk/invoicePdf.ts';

beforeAll(() => {
  vi.stubGlobal('fetch', async (url: string) => new Response(await readFile(url.replace(/^\/(?=node_modules)/, ''))));
});
afterAll(() => vi.unstubAllGlobals());

const invoice: Invoice = {
  id: 'a',
  booking_id: 'b',
  hotel_id: 'c',
  kind: 'invoice',
  number: 'INV/26-27/00042',
  issued_on: '2026-12-24',
  total_amount: 1_575_001,
  credits: null,
  credits_on: null,
  reason: null,
  is_credited: false,
  differs: false,
  seller: {
    trade_name: 'Casa do Sossego',
    legal_name: 'Nuno Çedilha',
    address: 'Rua, Panaji, Goa 403001',
    gstin: '30AAPFU0939F1ZV',
  },
  buyer: { name: 'आशा कामत', company: 'Łódź & Søn', gstin: '27AAPFU0939F1ZV', address: 'Nguyễn Huệ\nΑθήνα 403001' },
  stay: {
    booking_reference: 'ABCD-EFGH-JKLM-NPQR',
    check_in_date: '2026-12-22',
    check_out_date: '2026-12-25',
    is_by_site: true,
  },
  place_of_supply: 'Goa',
  charge: null,
  lines: [
    {
      what: 'Garden Room',
      first_night: '2026-12-22',
      nights: 3,
      num_rooms: 1,
      price: 525_000,
      amount: 1_575_001,
      tax_rate: 5,
      taxable: 1_500_001,
      cgst: 37_500,
      sgst: 37_500,
    },
  ],
  taxable: 1_500_001,
  cgst: 37_500,
  sgst: 37_500,
  vouchers: [],
  paid: 500_000,
};

async function read(text: ReturnType<typeof invoiceText>) {
  const { bytes, missing } = await invoicePdf(text);
  expect(missing).toEqual([]);
  const file = await getDocumentProxy(bytes);
  const { totalPages, text: words } = await extractText(file, { mergePages: true });
  return { totalPages, words: words.replace(/\s+/g, ' ') };
}

const everyWord = (text: ReturnType<typeof invoiceText>) =>
  [
    text.title,
    text.number,
    text.words,
    ...[text.seller, text.buyer, text.columns, text.notes, ...text.facts, ...text.rows, ...text.sums].flat(),
  ]
    .flatMap((line) => line.split(/\s+/))
    .filter(Boolean);

test('the file says what the page says, in every script of its names', async () => {
  const text = invoiceText(invoice);
  const { totalPages, words } = await read(text);
  expect(totalPages).toBe(1);
  const said = new Set(words.split(' '));
  expect(everyWord(text).filter((word) => !said.has(word))).toEqual([]);
  expect(words).toContain('Garden Room, from Tue, 22 Dec 2026: 3 nights × 1 room at ₹5,250.00 996311 15,000.01');
  expect(words).toContain('To Casa do Sossego');
  for (const name of ['आशा कामत', 'Łódź & Søn', 'Nguyễn Huệ', 'Αθήνα']) expect(words).toContain(name);
  expect(words).toContain('Total ₹15,750.01');
});

test('a name in Devanagari is copied as it is spelt, not in the order in which its signs are drawn', async () => {
  const buyer = { name: 'मीरा शर्मा', company: null, gstin: null, address: 'कीर्ति मार्ग, Panaji' };
  const { bytes } = await invoicePdf(invoiceText({ ...invoice, buyer }));
  const drawn = (await PDFDocument.load(bytes)).context
    .enumerateIndirectObjects()
    .flatMap(([, one]) =>
      one instanceof PDFRawStream ? [new TextDecoder().decode(decodePDFRawStream(one).decode())] : [],
    )
    .join('\n');
  const spans = [...drawn.matchAll(/\/Span <<\/ActualText <([0-9A-F]+)>>> BDC\n.*? Tj\n.*?EMC/gs)];
  expect(spans.map(([, hex = '']) => PDFHexString.of(hex).decodeText())).toEqual(['मीरा', 'शर्मा', 'कीर्ति', 'मार्ग']);
});

test('a long one goes on, on further pages, and breaks what is too wide', async () => {
  const line = invoice.lines[0];
  if (!line) throw new Error('no line');
  const long = {
    ...invoice,
    buyer: { name: 'x'.repeat(120), company: 'W'.repeat(120), gstin: null, address: 'Road '.repeat(60).trim() },
    lines: Array.from({ length: 30 }, (_, index) => ({ ...line, what: `Room with a view of the sea ${index + 1}` })),
  };
  const { totalPages, words } = await read(invoiceText(long));
  expect(totalPages).toBe(3);
  expect(words).toContain('Page 3 of 3');
  for (let index = 1; index <= 30; index += 1) expect(words).toContain(`sea ${index}, from`);
  expect(words.match(/W/g)).toHaveLength(120);
});

test('of letters that no font here has the file tells, and is none', async () => {
  const { bytes, missing } = await invoicePdf(
    invoiceText({ ...invoice, buyer: { name: '渡辺 Asha 🙂', company: null, gstin: null, address: null } }),
  );
  expect(missing).toEqual(['渡', '辺', '🙂']);
  expect(bytes).toHaveLength(0);
});

const voucher: Invoice = { ...invoice, kind: 'receipt_voucher', number: 'RCV/26-27/00007', paid: 1_575_001 };

test('a receipt voucher says what rule 50 asks for, and that it is no tax invoice', () => {
  const text = invoiceText(voucher);
  expect([text.title, text.number, text.total]).toEqual(['Receipt voucher', 'RCV/26-27/00007', 'Advance received']);
  expect(text.seller).toEqual([
    ...['Casa do Sossego', 'Nuno Çedilha', 'Rua, Panaji, Goa 403001', 'GSTIN 30AAPFU0939F1ZV'],
  ]);
  expect(text.buyer).toEqual(['Łódź & Søn', 'आशा कामत', 'Nguyễn Huệ', 'Αθήνα 403001', 'GSTIN 27AAPFU0939F1ZV']);
  expect(text.facts).toEqual([
    ['Number', 'RCV/26-27/00007'],
    ['Date', 'Thu, 24 Dec 2026'],
    ['Booking', 'ABCD-EFGH-JKLM-NPQR'],
    ['Stay', 'Tue, 22 Dec 2026 – Fri, 25 Dec 2026'],
    ['Place of supply', 'Goa (30)'],
    ['Reverse charge', 'No'],
  ]);
  expect(text.rows[0]?.[0]).toMatch(/^Advance: Garden Room, /);
  expect(text.rows[0]?.slice(2)).toEqual(['15,000.01', '375.00 (2.5%)', '375.00 (2.5%)', '15,750.01']);
  expect(text.sums.at(-1)).toEqual(['Advance received', '₹15,750.01']);
  expect(text.notes).toEqual([
    'This is not a tax invoice. The tax invoice adjusts the advance.',
    'Made by computer: valid without a signature.',
  ]);
});

test('a refund voucher names its receipt voucher, and an invoice the vouchers that it adjusts', () => {
  const credits = { credits: 'RCV/26-27/00007', credits_on: '2026-12-24', reason: 'The advance was refunded' };
  const refund = invoiceText({ ...voucher, ...credits, kind: 'refund_voucher', number: 'RFV/26-27/00001' });
  expect(refund.title).toBe('Refund voucher');
  expect(refund.facts).toContainEqual(['Receipt voucher', 'RCV/26-27/00007 of Thu, 24 Dec 2026']);
  expect(refund.sums.at(-1)).toEqual(['Amount refunded', '₹15,750.01']);
  const vouchers = [{ number: 'RCV/26-27/00007', issued_on: '2026-12-01', amount: 400_000 }];
  const adjusting = invoiceText({ ...invoice, vouchers });
  expect(adjusting.sums.slice(-2)).toEqual([
    ['Of this, advance adjusted', '₹4,000.00'],
    ['Balance due', '₹10,750.01'],
  ]);
  expect(adjusting.notes).toContain(
    'Advance adjusted: ₹4,000.00 of receipt voucher RCV/26-27/00007 of Tue, 1 Dec 2026.',
  );
});

test('a bill of supply charges no tax and says who pays it; a credit note says what it cancels', () => {
  const bill = invoiceText({
    ...invoice,
    kind: 'bill_of_supply',
    number: 'BOS/26-27/00001',
    seller: { ...invoice.seller, gstin: null },
    taxable: invoice.total_amount,
    cgst: 0,
    sgst: 0,
  });
  expect(bill.title).toBe('Bill of supply');
  expect(bill.columns).toEqual(['Room', 'SAC', 'Amount ₹']);
  expect(bill.rows.map((row) => row.length)).toEqual([3]);
  expect(bill.sums.map(([what]) => what)).toEqual(['Total', 'Paid to date', 'Balance due']);
  expect(bill.notes.join(' ')).toContain(
    'No tax is charged on this supply. It was booked through a site, which pays the tax',
  );
  const credit = invoiceText({
    ...invoice,
    kind: 'credit_note',
    number: 'CRN/26-27/00001',
    credits: invoice.number,
    credits_on: '2026-12-24',
    reason: 'Wrong company',
  });
  expect(credit.facts).toContainEqual(['Cancels', 'INV/26-27/00042 of Thu, 24 Dec 2026']);
  expect(credit.sums.at(-1)?.[0]).toBe('Total');
  expect(credit.notes).toContain('Reason: Wrong company');
  expect(invoiceText({ ...invoice, buyer: null }).buyer).toEqual(['Deleted: the period for keeping it is over.']);
});
