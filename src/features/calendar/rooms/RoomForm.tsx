import type { Room } from '#src/domain/desk/roomFields.ts';
import { doubtRooms, type RoomType, readRoomNames, roomLimits } from '#src/domain/desk/rooms.ts';
import { useAction } from '#src/features/desk/useAction.ts';
import type { Failure, Result } from '#src/lib/result.ts';
import { addRooms, saveRoom } from '#src/server/calls/desk/rooms.ts';
import { call } from '#src/server/signedIn.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { useDoubts } from '#src/ui/useDoubts.tsx';
import { useFields } from '#src/ui/useFields.ts';
import * as say from '#src/words/staff/rooms.ts';

interface Props {
  type: RoomType;
  /** The room to change. Without one, rooms are added. */
  room?: Room;
  onClose: () => void;
  onChanged: () => void;
}

export function RoomForm({ type, room, onClose, onChanged }: Props) {
  const { busy, refused, run } = useAction({ onClose, onChanged });
  const { name = '', floor = '', beds = '', notes = '' } = room ?? {};
  const { form, field, refuse } = useFields({ name, floor, beds, notes });
  const { ask, question } = useDoubts();
  const names = room ? [form.name.trim()] : readRoomNames(form.name);

  async function atField<T>(asked: Promise<Result<T, Failure>>) {
    const answer = await asked;
    if (!answer.ok && answer.failure.code === 'room_name_used') refuse({ name: answer.failure.message });
    return answer;
  }
  function submit() {
    if (!names || names[0] === '') return void refuse({ name: say.enterNumbers });
    const facts = { floor: form.floor, beds: form.beds, notes: form.notes };
    if (room) {
      const wish = { room_id: room.id, name: form.name, ...facts };
      return void run(
        () => atField(call(saveRoom, wish)),
        () => say.roomSaved(form.name.trim()),
      );
    }
    ask(doubtRooms(type, names), () =>
      run(
        () => atField(call(addRooms, { room_category_id: type.id, names, ...facts })),
        () => say.roomsAdded(names.length),
      ),
    );
  }
  return (
    <FormDialog
      title={room ? say.changeRoom(room.name) : say.addRoomsTo(type.name)}
      submit={room ? say.save : say.addRooms}
      busy={busy}
      refused={refused?.code === 'room_name_used' ? null : refused}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={room ? say.number : say.numbers}
        required
        hint={room ? undefined : <span aria-live="polite">{names ? say.addsRooms(names) : say.numbersHint}</span>}
        maxLength={room ? roomLimits.name : 1000}
        {...field('name')}
      />
      <TextInput label={say.floor} optional hint={say.floorHint} maxLength={roomLimits.floor} {...field('floor')} />
      <TextInput label={say.beds} optional hint={say.bedsHint} maxLength={roomLimits.beds} {...field('beds')} />
      <TextArea
        label={say.notes}
        optional
        hint={say.notesHint}
        rows={2}
        maxLength={roomLimits.notes}
        {...field('notes')}
      />
      {question}
    </FormDialog>
  );
}
