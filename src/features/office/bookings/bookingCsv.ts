import {
  type BookingExport,
  bookingStatuses,
  guestEmail,
  noGuestEmail,
  paymentNames,
} from '#src/domain/booking/adminBookings.ts';
import { guestNotes } from '#src/domain/booking/bookingFacts.ts';
import { headingOf, partyOf } from '#src/domain/booking/parts.ts';
import { planWords } from '#src/domain/booking/pricePlan.ts';
import { sourceWords } from '#src/domain/booking/source.ts';
import { guestStatus } from '#src/domain/booking/status.ts';
import { stayStateWords } from '#src/domain/desk/bookings.ts';
import { decimal } from '#src/domain/money.ts';
import { csvHead, csvLines } from '#src/lib/csv.ts';

const columns: Record<string, (row: BookingExport) => string | number> = {
  Reference: (row) => row.booking_reference,
  Property: (row) => row.hotel_name,
  'Room type': (row) => headingOf(row.room_name, row),
  Guest: (row) => row.guest_name,
  Email: (row) => guestEmail(row) ?? noGuestEmail(row),
  Phone: (row) => row.guest_phone ?? '',
  'Check-in': (row) => row.check_in_date,
  'Check-out': (row) => row.check_out_date,
  Nights: (row) => row.nights,
  Rooms: (row) => partyOf(row).rooms,
  Adults: (row) => partyOf(row).adults,
  Children: (row) => row.num_children,
  'Price a night (₹)': (row) => decimal(row.base_price),
  'Rate plan': (row) => planWords(row.plan),
  'Discount code': (row) => row.code?.code ?? '',
  'Extras (₹)': (row) => decimal((row.extras ?? []).reduce((sum, { amount }) => sum + amount, 0)),
  'Total (₹)': (row) => decimal(row.total_amount),
  'GST (%)': (row) => row.tax_rate,
  'GST in total (₹)': (row) => decimal(row.tax_amount),
  'Advance (₹)': (row) => decimal(row.advance_amount),
  'Received (₹)': (row) => decimal(row.paid_amount + row.refunded_amount),
  'Refunded (₹)': (row) => decimal(row.refunded_amount),
  'Refund due (₹)': (row) => decimal(row.refund_due),
  // A number, because text that begins with a minus is quoted for spreadsheets.
  'Balance due (₹)': (row) => Number(decimal(row.balance_due)),
  Payment: (row) => paymentNames(row)[row.payment_status],
  Status: (row) => bookingStatuses[row.booking_status],
  'Front desk': (row) => stayStateWords[row.stay_state],
  'Guests see': (row) => guestStatus(row).words,
  ...Object.fromEntries(guestNotes.map(({ name, words }) => [name, (row: BookingExport) => words(row)])),
  Booked: (row) => row.created_at,
  'Booked by': (row) => sourceWords[row.source],
};

export const bookingCsvHead = csvHead(Object.keys(columns));

export const bookingCsvLines = (rows: readonly BookingExport[]) =>
  csvLines(rows.map((row) => Object.values(columns).map((cell) => cell(row))));
