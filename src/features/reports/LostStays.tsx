import type { Report } from '#src/domain/desk/report.ts';
import { formatRupees } from '#src/domain/money.ts';
import { counted } from '#src/domain/stay.ts';

interface Props {
  report: Report;
  /** One month, or empty for all. */
  month: string;
  when: string;
}

/** Cancellations and no-shows. */
export function LostStays({ report, month, when }: Props) {
  const rows = report.lost.filter((row) => !month || row.month === month);
  const sum = (of: 'cancelled' | 'no_shows' | 'room_nights' | 'kept') =>
    rows.reduce((total, row) => total + row[of], 0);
  return (
    <section aria-labelledby="report-lost">
      <h2 id="report-lost">Cancellations and no-shows, {when}</h2>
      {rows.length === 0 ? (
        <p className="text-ink-soft">No cancellations or no-shows.</p>
      ) : (
        <p className="max-w-[60ch]">
          {counted(sum('cancelled'), 'cancellation')} and {counted(sum('no_shows'), 'no-show')}, with{' '}
          {counted(sum('room_nights'), 'room night')} in total. The property keeps {formatRupees(sum('kept'))} of what
          guests paid for them.
        </p>
      )}
    </section>
  );
}
