import { partyOf } from '#src/domain/booking/parts.ts';
import type { DeskBookingRow } from '#src/domain/desk/bookings.ts';
import { roomWords } from '#src/domain/desk/stayRooms.ts';
import { formatDate } from '#src/domain/stay.ts';
import { isOutcomeUnknown } from '#src/lib/result.ts';
import { giveRooms } from '#src/server/calls/desk/rooms.ts';
import { call } from '#src/server/signedIn.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import * as say from '#src/words/staff/rooms.ts';
import * as ofStay from '#src/words/staff/stayRooms.ts';
import { RoomFields, useStayRooms } from './RoomFields.tsx';
import { useAction } from './useAction.ts';

interface Props {
  booking: DeskBookingRow;
  today: string;
  onClose: () => void;
  onChanged: () => void;
}

/** Gives a booking its rooms from check-in, or from tonight during the stay. */
export function StayRoomsDialog({ booking, today, onClose, onChanged }: Props) {
  const rooms = useStayRooms({ booking_id: booking.id });
  const { busy, refused, run } = useAction({ onClose, onChanged });

  /** After a refusal others have the room. Without an answer the choice stays. */
  async function give() {
    const given = await call(giveRooms, { booking_id: booking.id, room_ids: rooms.room_ids });
    if (!given.ok && !isOutcomeUnknown(given.failure)) rooms.retry();
    return given;
  }
  return (
    <FormDialog
      title={say.chooseRooms(booking.guest_name)}
      submit={say.giveRooms(partyOf(booking).rooms)}
      busy={busy}
      disabled={!rooms.stay}
      refused={refused}
      onSubmit={() =>
        run(give, (given) => say.roomsGiven(booking.guest_name, roomWords(given, today) || ofStay.noRoomYet))
      }
      onClose={onClose}
    >
      {rooms.stay && <p>{say.untilCheckOut(formatDate(rooms.stay.first_night))}</p>}
      <RoomFields rooms={rooms} />
    </FormDialog>
  );
}
