import { formatMoment } from '#src/domain/moment.ts';
import { formatRupees } from '#src/domain/money.ts';
import type { Dispute } from '#src/domain/office/advances.ts';
import { formatDate } from '#src/domain/stay.ts';
import type { Column } from '#src/features/office/AdminTable.tsx';
import { Lines } from '#src/features/office/Lines.tsx';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import * as say from '#src/words/staff/adminPayments.ts';
import { bookingColumn, FirstRows } from './FirstRows.tsx';
import { Fold } from './Fold.tsx';

const columns: Column<Dispute>[] = [
  bookingColumn,
  {
    head: say.property,
    cell: ({ hotel_name, check_in_date }) => <Lines under={say.fromDay(formatDate(check_in_date))}>{hotel_name}</Lines>,
  },
  {
    head: say.paid,
    right: true,
    cell: ({ paid, fee }) => (
      <Lines under={fee !== null && say.feeOf(formatRupees(fee))}>
        <strong className="figures">{formatRupees(paid)}</strong>
      </Lines>
    ),
  },
  { head: say.disputed, cell: ({ disputed_at }) => formatMoment(disputed_at) },
  {
    head: say.actions,
    cell: ({ booking_id, hotel_id, booking_reference }) => (
      <a
        className="link"
        aria-label={say.openBookingOf(booking_reference)}
        href={ownerPaths.stay(booking_id, hotel_id)}
      >
        {say.openBooking}
      </a>
    ),
  },
];

export function Disputes({ rows, busy }: { rows: readonly Dispute[]; busy: boolean }) {
  return (
    <Fold id="disputes" title={say.disputedNoShows} count={rows.length}>
      <p className="admin-soft mb-4 max-w-text">{say.aboutDisputes}</p>
      <FirstRows
        caption={say.disputedNoShows}
        columns={columns}
        rows={rows}
        keyOf={({ booking_id }) => booking_id}
        busy={busy}
        empty={say.disputesAppearHere}
      />
    </Fold>
  );
}
