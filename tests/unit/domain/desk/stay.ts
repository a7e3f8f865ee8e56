import type { DeskBooking } from '#src/domain/desk/bookings.ts';
import type { Ledger } from '#src/domain/desk/ledger.ts';
import { sampleMails } from '../../../../supabase/functions/send-mails/samples.ts';

/** A booking as its desk reads it. */
export const deskBooking = (change: Partial<DeskBooking> = {}): DeskBooking => ({
  ...sampleMails.booking_guest,
  language: 'en',
  source: 'site',
  stay_state: 'confirmed',
  checked_in_at: null,
  checked_out_at: null,
  cancel_reason: null,
  erased_at: null,
  is_masked: false,
  by_admin: false,
  list: 'upcoming',
  balance: 1_102_659,
  refund_due: 0,
  external_reference: null,
  price_reason: null,
  is_email_fixed: true,
  booked_by_name: null,
  max_occupancy: 3,
  total_rooms: 3,
  refund_by_policy: 330_798,
  cancel: { least: 330_798, most: 330_798, by_site: 0 },
  terms: { percent: 100, until: '2027-01-14T08:30:00+00:00' },
  charge: null,
  no_show_default: null,
  voucher_amount: 0,
  buyer: null,
  moves: [],
  waive_refund: 0,
  history: [],
  mails: [],
  payments: ledger(330_798, 0),
  invoices: [],
  change: null,
  form_c: null,
  perhaps_abroad: false,
  rooms: [],
  has_numbers: false,
  has_register: false,
  ...change,
});

/** The ledger of a booking of ₹14,334.57, with amounts received and refunded in paise. */
export const ledger = (received: number, refunded: number): Ledger => ({
  received,
  refunded,
  refund_due: 0,
  reported: 0,
  at_site: 0,
  site_due: 0,
  pays_site: true,
  balance: 1_433_457 - received + refunded,
  entries: [],
});
