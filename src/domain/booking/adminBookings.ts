import * as v from 'valibot';
import * as admin from '../../words/staff/adminBookings.ts';
import * as say from '../../words/staff/bookings.ts';
import { formatDate, isIsoDate } from '../stay.ts';
import { readUuid } from '../uuid.ts';
import { BookingAtHotelSchema, type BookingFacts, BookingFactsSchema, OpenFactsSchema } from './bookingFacts.ts';
import { bookingSources } from './source.ts';
import { isPartlyRefunded } from './status.ts';
import { stayStates } from './stayState.ts';

export const bookingStatuses: Record<BookingFacts['booking_status'], string> = say.bookingStatuses;
export const paymentStatuses: Record<BookingFacts['payment_status'], string> = say.paymentStatuses;

export const paymentNames = (booking: Pick<BookingRow, 'payment_status' | 'paid_amount'>) =>
  isPartlyRefunded(booking) ? { ...paymentStatuses, refunded: say.partlyRefunded } : paymentStatuses;

const money = v.pick(BookingAtHotelSchema, ['paid_amount', 'refunded_amount', 'refund_due', 'balance_due']).entries;

const adminFacts = {
  id: v.string(),
  source: v.picklist(bookingSources),
  stay_state: v.picklist(stayStates),
  ...money,
};

export const BookingExportSchema = v.object({ ...BookingFactsSchema.entries, ...adminFacts });
export type BookingExport = v.InferOutput<typeof BookingExportSchema>;

const { guest_name, guest_email } = BookingFactsSchema.entries;
export const BookingRowSchema = v.object({ ...OpenFactsSchema.entries, guest_name, guest_email, ...adminFacts });
export type BookingRow = v.InferOutput<typeof BookingRowSchema>;

export type BookingFilters = {
  search: string;
  /** A booking status, or `active`: all but cancelled. */
  status: string;
  /** A payment status, or `unpaid`: an advance that is pending or failed. */
  payment: string;
  hotel: string;
  dates: string;
  from: string;
  to: string;
};
export const noBookingFilters: BookingFilters = {
  search: '',
  status: '',
  payment: '',
  hotel: '',
  dates: 'arrival',
  from: '',
  to: '',
};

/** Names the filters that are set, without search and property: "Arrivals, Tue, 1 Dec 2026 · Not cancelled". Returns '' if none is. */
export function filterWords({ status, payment, dates, from, to }: BookingFilters): string {
  const [first, last] = [from, to].map((date) => (isIsoDate(date) ? formatDate(date) : ''));
  const days =
    first === last
      ? first
      : first && last
        ? admin.fromTo(first, last)
        : first
          ? admin.since(first)
          : admin.until(last ?? '');
  return [
    days && `${dates === 'departure' ? admin.departures : admin.arrivals}, ${days}`,
    status === 'active' ? admin.notCancelled : bookingStatuses[status as keyof typeof bookingStatuses],
    payment === 'unpaid' ? admin.notPaid : paymentStatuses[payment as keyof typeof paymentStatuses],
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Returns the filters as `admin_bookings` takes them. Invalid values, which an edited address can have, are left out. */
export function bookingArguments({ search, status, payment, hotel, dates, from, to }: BookingFilters) {
  const date = (text: string) => (isIsoDate(text) ? text : null);
  const [arrival, departure] = dates === 'departure' ? [null, { from, to }] : [{ from, to }, null];
  return {
    search: search || null,
    status: status in bookingStatuses || status === 'active' ? status : null,
    payment: payment in paymentStatuses || payment === 'unpaid' ? payment : null,
    hotel_id: readUuid(hotel),
    arrival_from: date(arrival?.from ?? ''),
    arrival_to: date(arrival?.to ?? ''),
    departure_from: date(departure?.from ?? ''),
    departure_to: date(departure?.to ?? ''),
  };
}

export const ReasonSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(say.enterReason),
  v.maxLength(300, say.enterUpTo300Characters),
);

/** Fixed values of a test booking. The domain is reserved, so no email is delivered. */
export const testBooking = {
  guest_name: 'Test booking (no guest)',
  guest_email: 'test.booking@example.com',
  num_adults: 1,
  num_children: 0,
  num_rooms: 1,
  special_requests: 'A test by an admin. No guest arrives.',
} as const;
export const isTestBooking = ({ guest_email }: Pick<BookingRow, 'guest_email'>) =>
  guest_email === testBooking.guest_email;

/** The address that private.erase_guests writes for an erased guest. No email is delivered to it. */
const erasedEmail = 'erased@guest.invalid';
/** Returns null if the guest gave no email or is erased. */
export const guestEmail = ({ guest_email }: Pick<BookingRow, 'guest_email'>) =>
  guest_email === erasedEmail ? null : guest_email;
export const noGuestEmail = ({ guest_email }: Pick<BookingRow, 'guest_email'>) =>
  guest_email === null ? say.noEmail : say.emailErased;
