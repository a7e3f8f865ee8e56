import * as v from 'valibot';
import * as say from '../../words/staff/bookings.ts';
import { AuditEntrySchema } from '../office/audit.ts';
import { formatDate, isIsoDate } from '../stay.ts';
import { readUuid } from '../uuid.ts';
import { BookingAtHotelSchema, type BookingFacts, BookingFactsSchema, OpenFactsSchema } from './bookingFacts.ts';
import { bookingSources } from './source.ts';
import { isPartlyRefunded } from './status.ts';
import { stayStates } from './stayState.ts';

type BookingStatus = BookingFacts['booking_status'];
export const bookingStatuses: Record<BookingStatus, string> = say.bookingStatuses;
type PaymentStatus = BookingFacts['payment_status'];
export const paymentStatuses: Record<PaymentStatus, string> = say.paymentStatuses;

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

const HistoryEntrySchema = v.omit(AuditEntrySchema, ['undoable']);
export type BookingEvent = v.InferOutput<typeof HistoryEntrySchema>;

export const BookingDetailSchema = v.object({
  ...BookingExportSchema.entries,
  history: v.array(HistoryEntrySchema),
});

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

export type BookingState = 'booking_status' | 'payment_status';
export type BookingStates = Pick<BookingRow, BookingState | keyof typeof money>;

/** The payment statuses to choose from, including the current one. Only a received payment can be refunded. */
export const paymentChoices = ({ payment_status, paid_amount }: Pick<BookingRow, 'payment_status' | 'paid_amount'>) =>
  (Object.keys(paymentStatuses) as PaymentStatus[]).filter(
    (status) => status !== 'refunded' || payment_status === status || paid_amount > 0,
  );

type Dates = Pick<BookingRow, 'check_in_date' | 'check_out_date'>;

/** Says how a status contradicts the dates of a booking; null if it does not. The same rule as `private.needs_reason`. */
export function contradictsDates({ check_in_date, check_out_date }: Dates, status: BookingStatus, today: string) {
  if (status === 'completed' && today < check_out_date) return say.checkOutIsLater(formatDate(check_out_date));
  if (status === 'confirmed' && today > check_out_date) return say.checkOutHasPassed(formatDate(check_out_date));
  if (status === 'pending' && today > check_in_date) return say.checkInHasPassed(formatDate(check_in_date));
  return null;
}

export function askedFirst(
  booking: Dates & Pick<BookingRow, 'paid_amount'>,
  next: BookingStatus | PaymentStatus,
  state: BookingState,
  today: string,
): 'cancel' | 'reason' | 'record' | 'reverse' | null {
  if (state === 'payment_status') {
    if (next === 'paid' || next === 'refunded') return 'record';
    return booking.paid_amount > 0 ? 'reverse' : null;
  }
  if (next === 'cancelled') return 'cancel';
  return contradictsDates(booking, next as BookingStatus, today) ? 'reason' : null;
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
