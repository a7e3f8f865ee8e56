import type { GuestPayment, GuestStay } from '../booking/guestStay.ts';
import { typesWords } from '../booking/parts.ts';
import { readMoment } from '../moment.ts';
import { formatRupees, rupeeFigure } from '../money.ts';
import { counted, todayInKolkata } from '../stay.ts';
import type { Invoice } from './invoice.ts';
import type { InvoiceText } from './invoiceWords.ts';
import { paperDate, paperMoment } from './paperDates.ts';
import { rupeeWords } from './rupeeWords.ts';

const sumOf = (entries: readonly { amount: number }[]) => entries.reduce((sum, { amount }) => sum + amount, 0);

export const receiptEntries = ({ payments }: Pick<GuestStay, 'payments'>) =>
  payments.filter(({ state }) => state === 'received' || state === 'done');

const ways = {
  cash: ' in cash',
  card: ' by card',
  upi: ' by UPI',
  bank: ' by bank transfer',
  other: '',
  online: ' online',
};

function lineOf({ state, holder, method }: Pick<GuestPayment, 'state' | 'holder' | 'method'>): string {
  if (state === 'done' && holder === 'site') return 'Refunded by us';
  const what = state === 'done' ? 'Refunded by the hotel' : holder === 'site' ? 'Paid to us' : 'Paid at the hotel';
  return `${what}${method ? ways[method] : ''}`;
}

/** The words of a receipt. `seller` is the property as on an invoice of this booking, which has its GSTIN; null if none. */
export function receiptText(stay: GuestStay, at: string, seller: Invoice['seller'] | null): InvoiceText {
  const { hotel, booking_reference, total_amount, booking_status, refund_due, balance_due, no_show_fee } = stay;
  const entries = receiptEntries(stay);
  const received = sumOf(entries.filter(({ state }) => state === 'received'));
  const refunded = sumOf(entries.filter(({ state }) => state === 'done'));
  const net = received - refunded;
  return {
    title: 'Receipt',
    number: booking_reference,
    facts: [
      ['Booking', booking_reference],
      ['As of', paperMoment(at)],
      ['Stay', `${paperDate(stay.check_in_date)} – ${paperDate(stay.check_out_date)}`],
      [
        'Room',
        stay.parts?.length
          ? typesWords({ ...stay, room_name: stay.room.name })
          : `${stay.room.name}, ${counted(stay.num_rooms, 'room')}`,
      ],
    ],
    seller: [
      ...(seller ? [seller.trade_name, seller.legal_name, seller.address] : [hotel.name, hotel.address || hotel.city]),
      seller?.gstin && `GSTIN ${seller.gstin}`,
    ].filter((line): line is string => Boolean(line)),
    buyer: [stay.guest_name],
    columns: ['Payment', 'Date', 'Amount ₹'],
    rows: entries.map((entry) => [
      [lineOf(entry), entry.reference].filter(Boolean).join(', '),
      paperDate(todayInKolkata(readMoment(entry.at))),
      `${entry.state === 'done' ? '−' : ''}${rupeeFigure(entry.amount)}`,
    ]),
    sums: [
      ...(refunded > 0
        ? ([
            ['Paid', formatRupees(received)],
            ['Refunded', formatRupees(refunded)],
          ] as [string, string][])
        : []),
      ['Total', formatRupees(net)],
      ...(refund_due > 0 ? [['Refund due', formatRupees(refund_due)] as [string, string]] : []),
      ...(booking_status === 'cancelled' && no_show_fee === null
        ? []
        : ([
            no_show_fee === null
              ? ['Price of the booking', formatRupees(total_amount)]
              : ['No-show fee', formatRupees(no_show_fee)],
            ['Balance due', formatRupees(Math.max(balance_due, 0))],
          ] as [string, string][])),
    ],
    words: rupeeWords(net),
    notes: [
      'This is a receipt, not a tax invoice or bill of supply. The hotel issues those.',
      ...(entries.some(({ holder }) => holder === 'site')
        ? ['We, Susegad Stays, received the payments to us on behalf of the hotel.']
        : []),
      'Made by computer: valid without a signature.',
    ],
  };
}
