import { formatRupees } from '#src/domain/money.ts';
import { type Owed as Refund, whoHas } from '#src/domain/office/advances.ts';
import { formatDate } from '#src/domain/stay.ts';
import { Badge } from '#src/features/office/Badge.tsx';
import { Lines } from '#src/features/office/Lines.tsx';
import type { Column } from '#src/features/office/Table.tsx';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { bookingColumn, FirstRows } from './FirstRows.tsx';

interface Props {
  refunds: readonly Refund[];
  today: string;
  busy: boolean;
}

/** The refunds that are owed, of every house; they are noted where the house would note them. */
export function Owed({ refunds, today, busy }: Props) {
  const columns: Column<Refund>[] = [
    bookingColumn,
    {
      head: 'To give back',
      right: true,
      cell: ({ open, by_site }) => (
        <Lines under={whoHas({ open, by_site })}>
          <strong className="figures">{formatRupees(open)}</strong>
        </Lines>
      ),
    },
    { head: 'Stay', cell: ({ hotel_name }) => hotel_name },
    {
      head: 'Promised by',
      cell: ({ due_on, is_underway }) => (
        <>
          {formatDate(due_on)}{' '}
          {is_underway ? <Badge>The gateway is at it</Badge> : due_on < today && <Badge tone="bad">Overdue</Badge>}
        </>
      ),
    },
    {
      head: 'Action',
      cell: ({ booking_id, hotel_id, booking_reference }) => (
        <a
          className="link"
          aria-label={`Open at the desk: ${booking_reference}`}
          href={ownerPaths.stay(booking_id, hotel_id, 'payments')}
        >
          Open at the desk
        </a>
      ),
    },
  ];
  return (
    <section aria-labelledby="owed">
      <h2 id="owed">Refunds owed</h2>
      <p className="admin-soft mb-4 max-w-text">
        Promised to guests of every house, and not given back. What is with us we give back, the rest the house. Its
        desk shows them too; whoever has given the money back notes it there.
      </p>
      <FirstRows
        caption="Refunds that are owed"
        columns={columns}
        rows={refunds}
        keyOf={({ id }) => id}
        busy={busy}
        empty="No refund is owed."
      />
    </section>
  );
}
