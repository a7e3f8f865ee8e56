import { type BookingEvent, bookingStatuses, paymentStatuses } from '#src/domain/booking/adminBookings.ts';
import { bookedByWords } from '#src/domain/booking/source.ts';
import type { AdminBooking } from '#src/domain/desk/adminBooking.ts';
import { eventWords } from '#src/domain/desk/eventWords.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { differencesOf, whoOf } from '#src/domain/office/audit.ts';
import * as say from '#src/words/staff/adminBooking.ts';

const words: Record<string, string> = { ...bookingStatuses, ...paymentStatuses };

function whatHappened(entry: BookingEvent): string {
  if (entry.action === 'insert') return entry.actor ? say.bookedOutsideSite : say.bookedByAdmin;
  return differencesOf(entry)
    .map(({ field, before, after }) =>
      before === '–'
        ? `${field}: ${words[after] ?? after}`
        : `${field}: ${words[before] ?? before} → ${words[after] ?? after}`,
    )
    .join(', ');
}

export function BookingHistory({ booking }: { booking: AdminBooking }) {
  const byOthers = booking.history.some(({ action }) => action === 'insert');
  return (
    <section className="mt-6">
      <h3 className="mb-2 font-semibold">{say.history}</h3>
      {booking.events.length > 0 && (
        <ol className="admin-events">
          {booking.events.map((event) => (
            <li key={event.id}>
              <span className="wrap-anywhere">
                {[...eventWords(event, booking), ...(event.note ? [`“${event.note}”`] : [])].join(' · ')}
              </span>
              <span className="admin-soft">
                {event.by}, {formatMoment(event.at)}
              </span>
            </li>
          ))}
        </ol>
      )}
      {booking.events.length > 0 && <h4 className="mt-4 mb-2 font-semibold">{say.logOfAdminsAndJobs}</h4>}
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
            <span>{bookedByWords[booking.source]}</span>
            <span className="admin-soft">{formatMoment(booking.created_at)}</span>
          </li>
        )}
      </ol>
    </section>
  );
}
