import {
  type BookingDetail,
  type BookingEvent,
  bookingStatuses,
  paymentStatuses,
} from '#src/domain/booking/adminBookings.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { differencesOf, whoOf } from '#src/domain/office/audit.ts';

const words: Record<string, string> = { ...bookingStatuses, ...paymentStatuses };

function whatHappened(entry: BookingEvent): string {
  if (entry.action === 'insert') return entry.actor ? 'Booked past the site' : 'Booked by an admin';
  return differencesOf(entry)
    .map(({ field, before, after }) =>
      before === '–'
        ? `${field}: ${words[after] ?? after}`
        : `${field}: ${words[before] ?? before} → ${words[after] ?? after}`,
    )
    .join(', ');
}

/** What was done to a booking by others than its guest, newest first, down to when it was made. */
export function BookingHistory({ booking }: { booking: BookingDetail }) {
  const byOthers = booking.history.some(({ action }) => action === 'insert');
  return (
    <section className="mt-6">
      <h3 className="mb-2 font-semibold">History</h3>
      <ol className="admin-history">
        {booking.history.map((entry) => (
          <li key={entry.id}>
            <span>{whatHappened(entry)}</span>
            <span className="admin-soft">
              {whoOf(entry)}, {formatMoment(entry.at)}
            </span>
          </li>
        ))}
        {!byOthers && (
          <li>
            <span>Booked by the guest</span>
            <span className="admin-soft">{formatMoment(booking.created_at)}</span>
          </li>
        )}
      </ol>
    </section>
  );
}
