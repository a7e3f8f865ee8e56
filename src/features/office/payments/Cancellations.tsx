import { formatMoment } from '#src/domain/moment.ts';
import { formatRupees } from '#src/domain/money.ts';
import type { Ascribed } from '#src/domain/office/advances.ts';
import { Lines } from '#src/features/office/Lines.tsx';
import type { Column } from '#src/features/office/Table.tsx';
import { bookingColumn, FirstRows } from './FirstRows.tsx';
import { Fold } from './Fold.tsx';

/** The guest's answer to a cancellation that the desk says they asked for. */
function answerWords({ answer_by, confirmed_at, answer }: Ascribed): string {
  if (confirmed_at) return `Confirmed ${formatMoment(confirmed_at)}`;
  if (answer_by) return `The guest can answer until ${formatMoment(answer_by)}`;
  if (answer === 'denied') return 'The guest says they did not cancel: full refund';
  return answer ? 'Not confirmed in time: full refund' : 'The guest was not asked';
}

const columns: Column<Ascribed>[] = [
  bookingColumn,
  { head: 'Property', cell: ({ hotel_name }) => hotel_name },
  {
    head: 'Cancelled',
    cell: ({ cancelled_at, reason }) => <Lines under={reason}>{formatMoment(cancelled_at)}</Lines>,
  },
  {
    head: 'Refund',
    right: true,
    cell: ({ refund, received, reported }) => (
      <Lines under={`of ${formatRupees(received)}${reported > 0 ? `, and ${formatRupees(reported)} reported` : ''}`}>
        <strong className="figures">{formatRupees(refund)}</strong>
      </Lines>
    ),
  },
  { head: 'Answer', cell: answerWords },
];

interface Props {
  rows: readonly Ascribed[];
  busy: boolean;
}

/** The cancellations of 90 days that a property says its guests asked for. */
export function Cancellations({ rows, busy }: Props) {
  return (
    <Fold id="cancellations" title="Cancelled by the property for the guest" count={rows.length}>
      <p className="admin-soft mb-4 max-w-text">
        These are from the last 90 days. If the refund is less than the amount received or reported, the guest has 3
        days to confirm the cancellation. Without an answer, we count it as cancelled by the property, and the guest
        gets a full refund.
      </p>
      <FirstRows
        caption="Cancelled by the property for the guest"
        columns={columns}
        rows={rows}
        keyOf={({ booking_id }) => booking_id}
        busy={busy}
        empty="Cancellations by a property for a guest appear here."
      />
    </Fold>
  );
}
