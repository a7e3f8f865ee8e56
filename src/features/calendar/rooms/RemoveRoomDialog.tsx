import type { Room } from '#src/domain/desk/roomFields.ts';
import { useAction } from '#src/features/desk/useAction.ts';
import { removeRoom } from '#src/server/calls/desk/rooms.ts';
import { call } from '#src/server/signedIn.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import * as say from '#src/words/staff/rooms.ts';

interface Props {
  room: Room;
  onClose: () => void;
  onChanged: () => void;
}

export function RemoveRoomDialog({ room, onClose, onChanged }: Props) {
  const { busy, refused, run } = useAction({ onClose, onChanged });
  return (
    <FormDialog
      title={say.removeRoom(room.name)}
      submit={say.removeButton}
      busy={busy}
      refused={refused}
      onSubmit={() =>
        run(
          () => call(removeRoom, { room_id: room.id }),
          () => say.roomWasRemoved(room.name),
        )
      }
      onClose={onClose}
    >
      <p>{say.removedRoomKeepsPast}</p>
    </FormDialog>
  );
}
