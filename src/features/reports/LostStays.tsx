import type { Report } from '#src/domain/desk/report.ts';
import { formatRupees } from '#src/domain/money.ts';
import { counted } from '#src/domain/stay.ts';
import * as say from '#src/words/staff/reports.ts';

interface Props {
  report: Report;
  month: string;
  when: string;
}

export function LostStays({ report, month, when }: Props) {
  const rows = report.lost.filter((row) => !month || row.month === month);
  const sum = (of: 'cancelled' | 'no_shows' | 'room_nights' | 'kept') =>
    rows.reduce((total, row) => total + row[of], 0);
  return (
    <section aria-labelledby="report-lost">
      <h2 id="report-lost">{say.cancellationsAndNoShows(when)}</h2>
      {rows.length === 0 ? (
        <p className="text-ink-soft">{say.noCancellationsOrNoShows}</p>
      ) : (
        <p className="max-w-[60ch]">
          {say.lostNightsAndKeptAmount(
            counted(sum('cancelled'), 'cancellation'),
            counted(sum('no_shows'), 'no-show'),
            counted(sum('room_nights'), 'room night'),
            formatRupees(sum('kept')),
          )}
        </p>
      )}
    </section>
  );
}
