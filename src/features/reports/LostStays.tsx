import type { Report } from '#src/domain/desk/report.ts';
import { formatRupees } from '#src/domain/money.ts';
import { counted } from '#src/domain/stay.ts';

interface Props {
  report: Report;
  /** One month, or empty for all. */
  month: string;
  when: string;
}

/** What was booked and did not come to be. */
export function LostStays({ report, month, when }: Props) {
  const rows = report.lost.filter((row) => !month || row.month === month);
  const sum = (of: 'cancelled' | 'no_shows' | 'room_nights' | 'kept') =>
    rows.reduce((total, row) => total + row[of], 0);
  return (
    <section aria-labelledby="report-lost">
      <h2 id="report-lost">Cancelled and not come, {when}</h2>
      {rows.length === 0 ? (
        <p className="text-ink-soft">Nobody cancelled, and everybody came.</p>
      ) : (
        <p className="max-w-[60ch]">
          {counted(sum('cancelled'), 'booking was', 'bookings were')} cancelled and{' '}
          {counted(sum('no_shows'), 'no-show')}: {counted(sum('room_nights'), 'room night')} in all. Of what was paid
          for them, {formatRupees(sum('kept'))} stay with the house.
        </p>
      )}
    </section>
  );
}
