import { lazy, Suspense, useState } from 'react';
import { type ExtraLine, extraLabel } from '#src/domain/booking/extras.ts';
import { seenOf } from '#src/domain/booking/seen.ts';
import type { DeskBooking } from '#src/domain/desk/bookings.ts';
import { formatRupees } from '#src/domain/money.ts';
import { useAction } from '#src/features/desk/useAction.ts';
import { dropExtra } from '#src/server/calls/desk/extras.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import * as say from '#src/words/staff/extras.ts';
import { Part } from './parts.tsx';

const AddExtraDialog = lazy(() =>
  import('#src/features/desk/AddExtraDialog.tsx').then(({ AddExtraDialog }) => ({
    default: AddExtraDialog,
  })),
);

interface Props {
  booking: DeskBooking;
  canChange: boolean;
  onChanged: () => void;
}

/** The extras on the bill. The front desk adds and removes them until check-out. */
export function ExtrasPart({ booking, canChange, onChanged }: Props) {
  const [doing, setDoing] = useState<ExtraLine | 'add' | null>(null);
  const lines = booking.extras ?? [];
  if (lines.length === 0 && !canChange) return null;
  const close = { booking, onClose: () => setDoing(null), onChanged };
  return (
    <Part title={say.extras} shown={booking}>
      <ul className="grid gap-2">
        {lines.map((line) => (
          <li key={line.line} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4">
            <span className="wrap-anywhere">{extraLabel(line)}</span>
            {canChange && (
              <Button
                size="small"
                variant="secondary"
                aria-label={say.removeFromBill(line.name)}
                onClick={() => setDoing(line)}
              >
                {say.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {canChange && (
        <Button size="small" variant="secondary" className="mt-3" onClick={() => setDoing('add')}>
          {say.addExtra}
        </Button>
      )}
      <Suspense>{doing === 'add' && <AddExtraDialog {...close} />}</Suspense>
      {doing && doing !== 'add' && <DropDialog {...close} line={doing} />}
    </Part>
  );
}

function DropDialog({ booking, line, ...deed }: Omit<Props, 'canChange'> & { line: ExtraLine; onClose: () => void }) {
  const { busy, refused, run } = useAction(deed);
  return (
    <FormDialog
      title={say.removeTitle(line.name)}
      submit={say.removeExtra}
      busy={busy}
      refused={refused}
      onSubmit={() =>
        run(
          () => call(dropExtra, { booking_id: booking.id, seen: seenOf(booking), line: line.line }),
          () => say.removedFromBill(line.name),
        )
      }
      onClose={deed.onClose}
    >
      <p>
        {say.billFalls(formatRupees(line.amount), formatRupees(booking.total_amount - line.amount))}{' '}
        {say.paidIsRefunded} {booking.stay_state !== 'checked_in' && booking.guest_email && say.guestIsEmailed}
      </p>
    </FormDialog>
  );
}
