import './deeds.css';
import { seenOf } from '#src/domain/booking/seen.ts';
import type { DeskBookingRow } from '#src/domain/desk/bookings.ts';
import type { StayAction } from '#src/domain/desk/stayActions.ts';
import { moveConsequences, stayLine } from '#src/domain/desk/stayWords.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import type { Result } from '#src/lib/result.ts';
import { moveStay } from '#src/server/calls/desk/bookings.ts';
import { giveRooms } from '#src/server/calls/desk/rooms.ts';
import { call } from '#src/server/signedIn.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import * as say from '#src/words/staff/desk.ts';
import { CheckOutDialog } from './CheckOutDialog.tsx';
import { RoomFields, useStayRooms } from './RoomFields.tsx';
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

  const asksRoom = deed.to === 'checked_in' && booking.has_numbers;
  const rooms = useStayRooms(booking, asksRoom);

  /** The rooms first: if one was given to others, the guest is not checked in yet. */
  async function move(): Promise<Result<unknown>> {
    if (rooms.stay && rooms.isChanged) {
      const given = await call(giveRooms, { booking_id: booking.id, room_ids: rooms.room_ids });
      if (!given.ok) {
        rooms.retry();
        return given;
      }
    }
    return call(moveStay, { booking_id: booking.id, seen: seenOf(booking), state: deed.to });
  }
  const submit = () => run(move, () => deed.done(booking.guest_name));
  return (
    <FormDialog
      title={`${deed.name}: ${booking.guest_name}`}
      submit={deed.name}
      busy={busy}
      disabled={rooms.isReading}
      refused={refused}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="font-semibold wrap-anywhere">{stayLine(booking)}</p>
      {moveConsequences(booking, deed, today).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {asksRoom && <RoomFields rooms={rooms} />}
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
