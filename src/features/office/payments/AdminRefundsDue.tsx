import { refundDueWords } from '#src/domain/desk/ledger.ts';
import { formatRupees } from '#src/domain/money.ts';
import type { AdminRefundDue } from '#src/domain/office/advances.ts';
import type { Column } from '#src/features/office/AdminTable.tsx';
import { Badge } from '#src/features/office/Badge.tsx';
import { Lines } from '#src/features/office/Lines.tsx';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import * as say from '#src/words/staff/adminPayments.ts';
import { bookingColumn, FirstRows } from './FirstRows.tsx';
import { Fold } from './Fold.tsx';

interface Props {
  refunds: readonly AdminRefundDue[];
  today: string;
  busy: boolean;
}

export function AdminRefundsDue({ refunds, today, busy }: Props) {
  const columns: Column<AdminRefundDue>[] = [
    bookingColumn,
    {
      head: say.refund,
      right: true,
      cell: ({ amount, holder }) => (
        <Lines under={say.refundPayers[holder]}>
          <strong className="figures">{formatRupees(amount)}</strong>
        </Lines>
      ),
    },
    { head: say.property, cell: ({ hotel_name }) => hotel_name },
    {
      head: say.due,
      cell: (refund) => {
        const due = refundDueWords(refund, today);
        return due?.isOverdue ? <Badge tone="bad">{due.words}</Badge> : due?.words;
      },
    },
    {
      head: say.actions,
      cell: ({ booking_id, hotel_id, booking_reference }) => (
        <a
          className="link"
          aria-label={say.openBookingOf(booking_reference)}
          href={ownerPaths.stay(booking_id, hotel_id, 'payments')}
        >
          {say.openBooking}
        </a>
      ),
    },
  ];
  return (
    <Fold id="refunds-due" title={say.refundsDue} count={refunds.length}>
      <p className="admin-soft mb-4 max-w-text">{say.aboutRefundsDue}</p>
      <FirstRows
        caption={say.refundsDue}
        columns={columns}
        rows={refunds}
        keyOf={({ id }) => id}
        busy={busy}
        empty={say.refundsDueAppearHere}
      />
    </Fold>
  );
}
