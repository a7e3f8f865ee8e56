import { formatMoment } from '#src/domain/moment.ts';
import { formatRupees } from '#src/domain/money.ts';
import type { Dispute } from '#src/domain/office/advances.ts';
import { formatDate } from '#src/domain/stay.ts';
import { Lines } from '#src/features/office/Lines.tsx';
import type { Column } from '#src/features/office/Table.tsx';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { bookingColumn, FirstRows } from './FirstRows.tsx';
import { Fold } from './Fold.tsx';

const columns: Column<Dispute>[] = [
  bookingColumn,
  {
    head: 'Property',
    cell: ({ hotel_name, check_in_date }) => <Lines under={`From ${formatDate(check_in_date)}`}>{hotel_name}</Lines>,
  },
  {
    head: 'Paid',
    right: true,
    cell: ({ paid, fee }) => (
      <Lines under={fee !== null && `Fee of ${formatRupees(fee)}`}>
        <strong className="figures">{formatRupees(paid)}</strong>
      </Lines>
    ),
  },
  { head: 'Disputed', cell: ({ disputed_at }) => formatMoment(disputed_at) },
  {
    head: 'Actions',
    cell: ({ booking_id, hotel_id, booking_reference }) => (
      <a
        className="link"
        aria-label={`Open booking: ${booking_reference}`}
        href={ownerPaths.stay(booking_id, hotel_id)}
      >
        Open booking
      </a>
    ),
  },
];

/** The no-shows whose guests say that they were there. */
export function Disputes({ rows, busy }: { rows: readonly Dispute[]; busy: boolean }) {
  return (
    <Fold id="disputes" title="Disputed no-shows" count={rows.length}>
      <p className="admin-soft mb-4 max-w-text">
        These guests say they did arrive. Ask the guest and the property, then decide in the booking.
      </p>
      <FirstRows
        caption="Disputed no-shows"
        columns={columns}
        rows={rows}
        keyOf={({ booking_id }) => booking_id}
        busy={busy}
        empty="No-shows that guests dispute appear here."
      />
    </Fold>
  );
}
