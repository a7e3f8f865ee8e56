import { expect, test } from 'vitest';
import type { GuestPayment, GuestStay } from '#src/domain/booking/guestStay.ts';
import { receiptEntries, receiptText } from '#src/domain/desk/receiptWords.ts';
import { sampleMails } from '../../../../supabase/functions/send-mails/samples.ts';

const entry = (change: Partial<GuestPayment>): GuestPayment => ({
  at: '2027-01-02T20:00:00+00:00',
  state: 'received',
  holder: 'site',
  amount: 330_798,
  method: 'upi',
  reference: null,
  due_on: null,
  online: null,
  ...change,
});
const { booking_guest } = sampleMails;
const stay: GuestStay = {
  ...booking_guest,
  booked_by_guest: true,
  stay_state: 'confirmed',
  max_occupancy: 3,
  total_rooms: 2,
  offered_extras: [],
  may_tell: true,
  may_review: false,
  no_review: 'not_stayed_yet',
  language: 'en',
  is_shared_with: false,
  cancelling: null,
  change: null,
  terms: { percent: null, until: null },
  may_change: false,
  report: null,
  invoices: [],
  paid_amount: 430_848,
  balance_due: 671_811,
  hotel: { ...booking_guest.hotel, place_id: null, latitude: null, longitude: null, is_approximate: false },
  room: { id: '1', name: 'Garden Room', bed_type: 'Double', photos: [] },
  payments: [
    entry({ reference: '426700112233' }),
    entry({ holder: 'property', amount: 100_050, method: 'cash', at: '2027-01-16T04:00:00Z' }),
  ],
};
const at = '2027-01-16T04:30:00+00:00';

test('a receipt lists each payment with its day, way, number and sum, and is no tax invoice', () => {
  const text = receiptText(stay, at, null);
  expect(text).toMatchObject({
    title: 'Receipt',
    number: 'K7QM-4XWP-9RTA-2HSD',
    seller: ['Casa Susegad', '12 Fontainhas Lane, Panjim, Goa 403001'],
    buyer: ['Asha Kamat'],
    rows: [
      ['Paid to us by UPI, 426700112233', 'Sun, 3 Jan 2027', '3,307.98'],
      ['Paid at the hotel in cash', 'Sat, 16 Jan 2027', '1,000.50'],
    ],
    sums: [
      ['Total', '₹4,308.48'],
      ['Price of the booking', '₹11,026.59'],
      ['Balance due', '₹6,718.11'],
    ],
    words: 'Rupees four thousand three hundred eight and paise forty-eight only',
  });
  expect(text.facts).toContainEqual(['As of', '16 Jan 2027, 10:00 AM IST']);
  expect(text.notes.join(' ')).toMatch(/not a tax invoice/);
  expect(text.notes.join(' ')).toMatch(/on behalf of the hotel/);
  expect(receiptText({ ...stay, payments: stay.payments.slice(1) }, at, null).notes.join(' ')).not.toMatch(/Susegad/);
});

test('a refund is subtracted, and a refund that is due is no entry', () => {
  const payments = [
    ...stay.payments,
    entry({ state: 'done', amount: 330_798, reference: 'R1' }),
    entry({ state: 'sent', amount: 50_050, method: null, due_on: '2027-01-20' }),
    entry({ state: 'due', holder: 'property', amount: 50_000, method: null, due_on: '2027-01-20' }),
  ];
  const cancelled: GuestStay = { ...stay, booking_status: 'cancelled', payments, refund_due: 100_050, balance_due: 0 };
  const text = receiptText(cancelled, at, null);
  expect(text.rows.at(-1)).toEqual(['Refunded by us, R1', 'Sun, 3 Jan 2027', '−3,307.98']);
  expect(text.rows).toHaveLength(3);
  expect(text.sums).toEqual([
    ['Paid', '₹4,308.48'],
    ['Refunded', '₹3,307.98'],
    ['Total', '₹1,000.50'],
    ['Refund due', '₹1,000.50'],
  ]);
  expect(receiptEntries({ payments: [] })).toEqual([]);
});

test('a house is named as on its invoice, where it has issued one', () => {
  const seller = { trade_name: 'Casa', legal_name: 'Maria', address: 'Panjim, Goa', gstin: '30AAPFU0939F1ZV' };
  expect(receiptText(stay, at, seller).seller).toEqual(['Casa', 'Maria', 'Panjim, Goa', 'GSTIN 30AAPFU0939F1ZV']);
  expect(receiptText(stay, at, { ...seller, legal_name: null, gstin: null }).seller).toEqual(['Casa', 'Panjim, Goa']);
});
