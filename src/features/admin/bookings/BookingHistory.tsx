import { type BookingDetail, bookingStatuses, type HistoryEntry, paymentStatuses } from '#src/domain/adminBookings.ts';
import { differencesOf } from '#src/domain/audit.ts';
import { formatMoment } from '#src/domain/moment.ts';

const words: Record<string, string> = { ...bookingStatuses, ...paymentStatuses };

function whatHappened(entry: HistoryEntry): string {
  if (entry.action === 'insert') return 'Booked by an admin';
  return differencesOf(entry)
    .map(({ field, before, after }) => `${field}: ${words[before] ?? before} → ${words[after] ?? after}`)
    .join(', ');
}

/** What admins and jobs did to a booking, newest first, down to when it was made. */
export function BookingHistory({ booking }: { booking: BookingDetail }) {
  const byAdmin = booking.history.some(({ action }) => action === 'insert');
  return (
    <section className="mt-6">
      <h3 className="mb-2 font-semibold">History</h3>
      <ol className="admin-history">
        {booking.history.map((entry) => (
          <li key={entry.id}>
            <span>{whatHappened(entry)}</span>
            <span className="admin-soft">
              {entry.job ? `Job: ${entry.job}` : entry.actor_email}, {formatMoment(entry.at)}
            </span>
          </li>
        ))}
        {!byAdmin && (
          <li>
            <span>Booked by the guest</span>
            <span className="admin-soft">{formatMoment(booking.created_at)}</span>
          </li>
        )}
      </ol>
    </section>
  );
}
