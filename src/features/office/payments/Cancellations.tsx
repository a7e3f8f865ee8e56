import { formatMoment } from '#src/domain/moment.ts';
import { formatRupees } from '#src/domain/money.ts';
import type { Ascribed } from '#src/domain/office/advances.ts';
import type { Column } from '#src/features/office/AdminTable.tsx';
import { Lines } from '#src/features/office/Lines.tsx';
import * as say from '#src/words/staff/adminPayments.ts';
import { bookingColumn, FirstRows } from './FirstRows.tsx';
import { Fold } from './Fold.tsx';

function answerWords({ answer_by, confirmed_at, answer }: Ascribed): string {
  if (confirmed_at)
    return answer === 'confirmed' ? say.guestConfirmed(formatMoment(confirmed_at)) : say.cancelledByAdmin;
  if (answer_by) return say.guestCanAnswerUntil(formatMoment(answer_by));
  if (answer === 'denied') return say.guestDidNotCancel;
  return answer ? say.notConfirmedInTime : say.guestWasNotAsked;
}

const columns: Column<Ascribed>[] = [
  bookingColumn,
  { head: say.property, cell: ({ hotel_name }) => hotel_name },
  {
    head: say.cancelled,
    cell: ({ cancelled_at, reason }) => <Lines under={reason}>{formatMoment(cancelled_at)}</Lines>,
  },
  {
    head: say.refund,
    right: true,
    cell: ({ refund, received, reported }) => (
      <Lines
        under={
          reported > 0
            ? say.ofAmountReceivedAndReported(formatRupees(received), formatRupees(reported))
            : say.ofAmountReceived(formatRupees(received))
        }
      >
        <strong className="figures">{formatRupees(refund)}</strong>
      </Lines>
    ),
  },
  { head: say.answer, cell: answerWords },
];

interface Props {
  rows: readonly Ascribed[];
  busy: boolean;
}

export function Cancellations({ rows, busy }: Props) {
  return (
    <Fold id="cancellations" title={say.cancelledForGuest} count={rows.length}>
      <p className="admin-soft mb-4 max-w-text">{say.aboutCancelledForGuest}</p>
      <FirstRows
        caption={say.cancelledForGuest}
        columns={columns}
        rows={rows}
        keyOf={({ booking_id }) => booking_id}
        busy={busy}
        empty={say.cancelledForGuestAppearHere}
      />
    </Fold>
  );
}
