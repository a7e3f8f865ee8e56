import { decimal, formatRupees, rupeeFigure } from '../money.ts';
import type { InvoiceText } from './invoiceWords.ts';
import { paperDate } from './paperDates.ts';
import {
  balanceWords,
  closingWords,
  hasTax,
  movedOf,
  moveWords,
  type PayoutAccount,
  percentWords,
  type Share,
  shareNote,
  sumShares,
} from './payouts.ts';

const day = (date: string) => paperDate(date).replace(/^\w+, /, '');
const shortDay = (date: string) => day(date).replace(/ \d{4}$/, '');
const monthYear = (month: string) => day(month).replace(/^\d+ /, '');

const whatOf = (share: Share) =>
  [
    `${share.booking_reference}, ${share.guest_name}, ${day(share.check_in_date)} – ${day(share.check_out_date)}`,
    shareNote(share),
    share.fee_percent > 0 && `fee ${percentWords(share.fee_percent)}`,
    share.paid_on ? `paid ${day(share.paid_on)}` : 'outstanding',
  ]
    .filter(Boolean)
    .join('; ');

export function statementText(account: PayoutAccount): InvoiceText {
  const { entries, payouts, opening, closing, hotel, month, today } = account;
  const isTaxed = hasTax(entries);
  const total = (amount: number) => [...Array(isTaxed ? 4 : 3).fill(''), rupeeFigure(amount)];
  const closes = closingWords(account);
  return {
    title: 'Payout statement',
    number: monthYear(month),
    facts: [
      ['Month', monthYear(month)],
      ['Figures of', day(today)],
    ],
    seller: ['Susegad Stays'],
    buyer: [hotel.name],
    columns: ['Booking', 'Day', 'Received ₹', 'Refunds ₹', 'Fee ₹', ...(isTaxed ? ['GST ₹'] : []), 'Amount ₹'],
    widths: [46, 66, 62, 54, ...(isTaxed ? [54] : []), 70],
    rows: [
      ...entries.map((share) => [
        whatOf(share),
        shortDay(share.on),
        rupeeFigure(share.received),
        rupeeFigure(-share.refunded),
        rupeeFigure(-share.fee),
        ...(isTaxed ? [rupeeFigure(-share.tax)] : []),
        rupeeFigure(share.amount),
      ]),
      ...payouts.map((move) => [moveWords(move), shortDay(move.on), ...total(move.counts)]),
    ],
    sums: [
      ['Opening balance', formatRupees(opening)],
      ['Bookings', formatRupees(sumShares(entries, 'amount'))],
      ['Payouts', formatRupees(movedOf(payouts))],
      [closes, formatRupees(closing)],
    ],
    total: closes,
    words: balanceWords(closing, hotel.name),
    notes: [
      'Received and refunded by Susegad Stays. Money that the property received itself is not included.',
      ...(isTaxed
        ? ['GST: Susegad Stays pays it for a property that is not registered (CGST Act 2017, section 9(5)).']
        : []),
      'Made by computer: valid without a signature.',
    ],
  };
}

/** Returns the statement as cells. Money paid out is negative. */
export function statementCells({
  entries,
  payouts,
  opening,
  closing,
  month,
  today,
}: PayoutAccount): (string | number)[][] {
  const number = (paise: number) => Number(decimal(paise));
  const empty = ['', '', '', '', ''];
  return [
    [
      'Day',
      'What',
      'Booking',
      'Guest',
      'Check-in',
      'Check-out',
      'Note',
      'Paid out on',
      'Received',
      'Refunds',
      'Fee',
      'GST',
      'Amount',
    ],
    [month, 'Opening balance', ...empty, '', '', '', '', '', number(opening)],
    ...entries.map((share) => [
      ...[share.on, 'Booking', share.booking_reference, share.guest_name, share.check_in_date, share.check_out_date],
      ...[shareNote(share), share.paid_on ?? ''],
      ...[share.received, -share.refunded, -share.fee, -share.tax, share.amount].map(number),
    ]),
    ...payouts.map((move) => [
      ...[move.on, moveWords(move), '', '', '', '', move.counts > 0 ? (move.reverse_reason ?? '') : (move.note ?? '')],
      ...['', '', '', '', '', number(move.counts)],
    ]),
    ['', closingWords({ month, today }), ...empty, '', '', '', '', '', number(closing)],
  ];
}
