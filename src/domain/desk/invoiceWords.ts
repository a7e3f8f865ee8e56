import type { ExtraPer } from '../booking/extras.ts';
import { type InvoiceKind, leftOf } from '../booking/invoiceRow.ts';
import { formatRupees, rupeeFigure } from '../money.ts';
import { counted } from '../stay.ts';
import { accommodationCode, type Invoice } from './invoice.ts';
import { paperDate } from './paperDates.ts';
import { rupeeWords } from './rupeeWords.ts';

/** The words of an invoice. Page and file both use them, so they cannot differ. */
export interface InvoiceText {
  title: string;
  number: string;
  facts: [string, string][];
  seller: string[];
  buyer: string[];
  columns: string[];
  /** Column widths in points, without the first, if they differ from an invoice. */
  widths?: readonly number[];
  rows: string[][];
  sums: [string, string][];
  /** The label of the largest sum, if not Total. */
  total?: string;
  words: string;
  notes: string[];
}

const percent = (rate: number) => `${Number(rate.toFixed(2))}%`;
const lines = (...texts: (string | null | false | undefined)[]) =>
  texts.filter((text): text is string => Boolean(text));

/** Legal documents are in English, in every language of the screens. */
const titles: Record<InvoiceKind, string> = {
  invoice: 'Tax invoice',
  bill_of_supply: 'Bill of supply',
  credit_note: 'Credit note',
  receipt_voucher: 'Receipt voucher',
  refund_voucher: 'Refund voucher',
};

const charges = { cancellation: 'Cancellation charge', no_show: 'No-show charge' } as const;

/** How much of an extra; the law asks for the quantity (CGST Rules 2017, rule 46(h)). */
const countWords: Record<ExtraPer, (quantity: number, nights: number) => string> = {
  booking: () => 'once',
  night: (n, nights) => `${n} × ${counted(nights, 'night')}`,
  person: (n) => counted(n, 'guest'),
  person_night: (n, nights) => `${counted(n, 'guest')} × ${counted(nights, 'night')}`,
  piece: (n) => counted(n, 'piece'),
};

/** Labels from CGST Rules 2017, rules 50(f) and 51(g). */
const totals: Partial<Record<InvoiceKind, string>> = {
  receipt_voucher: 'Advance received',
  refund_voucher: 'Amount refunded',
};

export function invoiceText(invoice: Invoice): InvoiceText {
  const { kind, seller, buyer, stay, taxable, cgst, sgst, total_amount, paid, charge, vouchers } = invoice;
  const total = totals[kind];
  const adjusted = vouchers.reduce((sum, { amount }) => sum + amount, 0);
  const isTaxed = seller.gstin !== null;
  const stateCode = seller.gstin?.slice(0, 2);
  const what = invoice.lines.some(({ per }) => per) ? 'Description' : 'Room';
  return {
    title: titles[kind],
    number: invoice.number,
    facts: [
      ['Number', invoice.number],
      ['Date', paperDate(invoice.issued_on)],
      ...(invoice.credits && invoice.credits_on
        ? [
            [
              total ? 'Receipt voucher' : invoice.is_part ? 'Credits part of' : 'Cancels',
              `${invoice.credits} of ${paperDate(invoice.credits_on)}`,
            ] as [string, string],
          ]
        : []),
      ['Booking', stay.booking_reference],
      ['Stay', `${paperDate(stay.check_in_date)} – ${paperDate(stay.check_out_date)}`],
      ['Place of supply', lines(invoice.place_of_supply, stateCode && `(${stateCode})`).join(' ')],
      ...(isTaxed ? [['Reverse charge', 'No'] as [string, string]] : []),
    ],
    seller: lines(
      seller.trade_name,
      seller.legal_name,
      seller.address,
      isTaxed ? `GSTIN ${seller.gstin}` : 'Not registered for GST',
    ),
    buyer: buyer
      ? lines(
          buyer.company,
          buyer.name,
          ...(buyer.address?.split('\n') ?? []),
          buyer.gstin ? `GSTIN ${buyer.gstin}` : 'Not registered for GST',
        )
      : ['Deleted: the period for keeping it is over.'],
    columns: isTaxed ? [what, 'SAC', 'Taxable value ₹', 'CGST ₹', 'SGST ₹', 'Amount ₹'] : [what, 'SAC', 'Amount ₹'],
    total,
    rows: invoice.lines.map((line) => [
      line.per
        ? `${line.what}: ${countWords[line.per](line.num_rooms, line.nights)}${line.price === null ? '' : ` at ${formatRupees(line.price)}`}`
        : `${total ? 'Advance: ' : charge ? `${charges[charge]}: ` : ''}${line.what}, from ${paperDate(line.first_night)}${line.num_rooms === 0 ? '' : `: ${counted(line.nights, 'night')} × ${counted(line.num_rooms, 'room')}`}${line.price === null ? '' : ` at ${formatRupees(line.price)}`}`,
      line.sac ?? accommodationCode,
      ...(isTaxed
        ? [
            rupeeFigure(line.taxable),
            `${rupeeFigure(line.cgst)} (${percent(line.tax_rate / 2)})`,
            `${rupeeFigure(line.sgst)} (${percent(line.tax_rate / 2)})`,
          ]
        : []),
      rupeeFigure(line.amount),
    ]),
    sums: [
      ...(isTaxed
        ? ([
            ['Taxable value', formatRupees(taxable)],
            ['Central tax (CGST)', formatRupees(cgst)],
            ['State tax (SGST)', formatRupees(sgst)],
          ] as [string, string][])
        : []),
      [total ?? 'Total', formatRupees(total_amount)],
      ...(invoice.credits || total
        ? []
        : ([
            ['Paid to date', formatRupees(paid)],
            ...(adjusted > 0 ? [['Of this, advance adjusted', formatRupees(adjusted)]] : []),
            ['Balance due', formatRupees(Math.max(total_amount - paid, 0))],
          ] as [string, string][])),
    ],
    words: rupeeWords(total_amount),
    notes: lines(
      invoice.reason && `Reason: ${invoice.reason}`,
      !isTaxed && 'No tax is charged on this supply.',
      !isTaxed &&
        stay.is_by_site &&
        'It was booked through a site, which pays the tax on it (CGST Act 2017, section 9(5)).',
      ...vouchers.map(
        ({ number, issued_on, amount }) =>
          `Advance adjusted: ${formatRupees(amount)} of receipt voucher ${number} of ${paperDate(issued_on)}.`,
      ),
      kind === 'receipt_voucher' && 'This is not a tax invoice. The tax invoice adjusts the advance.',
      invoice.is_credited && `Cancelled in full by a ${total ? 'refund voucher' : 'credit note'}.`,
      !invoice.credits &&
        !invoice.is_credited &&
        leftOf(invoice) < total_amount &&
        `Credited in part: ${formatRupees(leftOf(invoice))} of it remains.`,
      'Made by computer: valid without a signature.',
    ),
  };
}
