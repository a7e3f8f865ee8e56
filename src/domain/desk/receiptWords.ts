import type { GuestPayment, GuestStay } from '../booking/guestStay.ts';
import { readMoment } from '../moment.ts';
import { formatRupees } from '../money.ts';
import { counted, todayInKolkata } from '../stay.ts';
import type { Invoice } from './invoice.ts';
import type { InvoiceText } from './invoiceWords.ts';
import { paperDate, paperMoment } from './paperDates.ts';
import { rupeeWords } from './rupeeWords.ts';

const plain = (paise: number) => formatRupees(paise).replace('₹', '');
const sumOf = (entries: readonly { amount: number }[]) => entries.reduce((sum, { amount }) => sum + amount, 0);

/** What has come of a stay or gone back: what its receipt lists. */
export const receiptEntries = ({ payments }: Pick<GuestStay, 'payments'>) =>
  payments.filter(({ kind }) => kind !== 'refund_owed');

const ways = {
  cash: ' in cash',
  card: ' by card',
  upi: ' by UPI',
  bank: ' by bank transfer',
  other: '',
  site: ' to us',
};

/** `paymentLine` in the language of papers. */
function lineOf({ kind, method }: Pick<GuestPayment, 'kind' | 'method'>): string {
  if (kind === 'refunded' && method === 'site') return 'Given back by us';
  return `${kind === 'refunded' ? 'Given back' : 'Paid'}${method ? ways[method] : ''}`;
}

/**
 * The words of the receipt for what a guest has paid, as of a moment: each entry of the ledger that counts. `seller`: as the house has named itself
 * on an invoice of this stay, the only place where its guest is told its GSTIN; null where there is none.
 */
export function receiptText(stay: GuestStay, at: string, seller: Invoice['seller'] | null): InvoiceText {
  const { hotel, booking_reference, total_amount, booking_status } = stay;
  const entries = receiptEntries(stay);
  const received = sumOf(entries.filter(({ kind }) => kind === 'received'));
  const refunded = sumOf(entries.filter(({ kind }) => kind === 'refunded'));
  const owed = stay.payments.filter(({ kind }) => kind === 'refund_owed').reduce((sum, { open }) => sum + open, 0);
  const net = received - refunded;
  return {
    title: 'Receipt',
    number: booking_reference,
    facts: [
      ['Booking', booking_reference],
      ['As of', paperMoment(at)],
      ['Stay', `${paperDate(stay.check_in_date)} – ${paperDate(stay.check_out_date)}`],
      ['Room', `${stay.room.name}, ${counted(stay.num_rooms, 'room')}`],
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
      `${entry.kind === 'refunded' ? '−' : ''}${plain(entry.amount)}`,
    ]),
    sums: [
      ...(refunded > 0
        ? ([
            ['Paid', formatRupees(received)],
            ['Given back', formatRupees(refunded)],
          ] as [string, string][])
        : []),
      ['Total', formatRupees(net)],
      ...(owed > 0 ? [['Still comes back', formatRupees(owed)] as [string, string]] : []),
      ...(booking_status === 'cancelled'
        ? []
        : ([
            ['Price of the stay', formatRupees(total_amount)],
            ['Left to pay', formatRupees(Math.max(total_amount - net, 0))],
          ] as [string, string][])),
    ],
    words: rupeeWords(net),
    notes: [
      'This says what was paid. It is no tax invoice and no bill of supply: those come from the hotel.',
      ...(entries.some(({ method }) => method === 'site')
        ? ['What was paid to us, Susegad Stays, we have taken for the hotel.']
        : []),
      'Made by computer: valid without a signature.',
    ],
  };
}
