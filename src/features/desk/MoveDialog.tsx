import './deeds.css';
import { seenOf } from '#src/domain/booking/seen.ts';
import type { DeskBookingRow } from '#src/domain/desk/bookings.ts';
import type { StayAction } from '#src/domain/desk/stayActions.ts';
import { moveConsequences, stayLine } from '#src/domain/desk/stayWords.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { moveStay } from '#src/server/calls/desk/bookings.ts';
import { call } from '#src/server/signedIn.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import * as say from '#src/words/staff/desk.ts';
import { CheckOutDialog } from './CheckOutDialog.tsx';
import { useAction } from './useAction.ts';

interface Props {
  booking: DeskBookingRow;
  deed: StayAction;
  today: string;
  inBooking?: boolean;
  onClose: () => void;
  onChanged: () => void;
}

/** Confirms a change of a booking's state. Check-out has its own dialog. */
export function MoveDialog(props: Props) {
  return props.deed.to === 'completed' ? <CheckOutDialog {...props} /> : <OtherMove {...props} />;
}

function OtherMove({ booking, deed, today, inBooking, onClose, onChanged }: Props) {
  const { busy, refused, run } = useAction({ onClose, onChanged });
  // An arriving guest pays at the front desk.
  const asksMoney = booking.balance > 0 && deed.from === 'confirmed' && deed.to === 'checked_in';

  const submit = () =>
    run(
      () => call(moveStay, { booking_id: booking.id, seen: seenOf(booking), state: deed.to }),
      () => deed.done(booking.guest_name),
    );
  return (
    <FormDialog
      title={`${deed.name}: ${booking.guest_name}`}
      submit={deed.name}
      busy={busy}
      refused={refused}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="font-semibold wrap-anywhere">{stayLine(booking)}</p>
      {moveConsequences(booking, deed, today).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {asksMoney && !inBooking && (
        <p>
          <a className="link" href={ownerPaths.stay(booking.id, booking.hotel_id, 'payments')}>
            {say.recordPayment}
          </a>
        </p>
      )}
      {deed.to === 'checked_in' && booking.special_requests && (
        <p className="stays-requests">{booking.special_requests}</p>
      )}
    </FormDialog>
  );
}
