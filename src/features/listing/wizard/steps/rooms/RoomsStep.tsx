import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type ListingRoom, newRoom } from '#src/domain/listing/listing.ts';
import { cancelPhotosOf } from '#src/features/listing/keep/photos.store.ts';
import { duplicateRoom, putRoomBack } from '#src/features/listing/keep/roomList.ts';
import { sentenceAt } from '#src/features/listing/wizard/fields.ts';
import { roomTitle } from '#src/features/listing/wizard/listingFields.ts';
import type { StepProps } from '#src/features/listing/wizard/step.ts';
import { useImportMarks } from '#src/features/listing/wizard/useImportMarks.ts';
import { Button } from '#src/ui/Button.tsx';
import { byId, useFocusNext } from '#src/ui/useFocusNext.ts';
import * as words from '#src/words/staff/wizard.ts';
import { RoomCard } from './RoomCard.tsx';

const mostRooms = 40;

export function RoomsStep({ form, edit, problems }: StepProps) {
  const { rooms } = form;
  const mark = useImportMarks(form);
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => new Set(rooms.slice(1).map(({ id }) => id)));
  const [removed, setRemoved] = useState<{ room: ListingRoom; place: number } | null>(null);
  const [said, say] = useState('');
  const focusNext = useFocusNext();
  const missing = problems.find(({ path }) => path === 'rooms');
  const isFull = rooms.length >= mostRooms;

  // A room with a problem must be unfolded.
  useEffect(() => {
    const wrong = new Set(problems.map(({ path }) => rooms[Number(path.split('.')[1])]?.id));
    setFolded((now) => ([...now].some((id) => wrong.has(id)) ? new Set([...now].filter((id) => !wrong.has(id))) : now));
  }, [problems, rooms]);

  function fold(id: string, isOpen: boolean) {
    setFolded((now) => {
      if (now.has(id) === !isOpen) return now;
      const next = new Set(now);
      if (isOpen) next.delete(id);
      else next.add(id);
      return next;
    });
  }

  const change = (id: string, part: Partial<ListingRoom>) =>
    edit({ rooms: rooms.map((room) => (room.id === id ? { ...room, ...part } : room)) });

  function add() {
    if (isFull) return;
    edit({ rooms: [...rooms, newRoom(crypto.randomUUID())] });
    setFolded(new Set(rooms.map(({ id }) => id)));
    focusNext(byId(`rooms.${rooms.length}.name`));
    say(words.roomTypeAdded);
  }

  function duplicate(room: ListingRoom, place: number) {
    edit({ rooms: duplicateRoom(rooms, room.id, crypto.randomUUID()) });
    fold(room.id, false);
    focusNext(byId(`rooms.${place + 1}.name`));
    say(words.duplicated(roomTitle(room, place)));
  }

  function remove(room: ListingRoom, place: number) {
    cancelPhotosOf(room.id);
    edit({ rooms: rooms.filter(({ id }) => id !== room.id) });
    setRemoved({ room, place });
    focusNext(byId('undo-room'));
  }

  function undo() {
    if (!removed) return;
    edit({ rooms: putRoomBack(rooms, removed.room, removed.place) });
    setRemoved(null);
    fold(removed.room.id, true);
    focusNext(byId(`rooms.${Math.min(removed.place, rooms.length)}.name`));
    say(words.restored(roomTitle(removed.room, removed.place)));
  }

  return (
    <div className="grid grid-cols-1 gap-5">
      {rooms.length === 0 && (
        <p className={`rounded-card border border-dashed p-6 ${missing ? 'border-chili' : 'border-edge'}`}>
          {words.noRoomsYet}
        </p>
      )}
      {rooms.map((room, place) => (
        <RoomCard
          key={room.id}
          room={room}
          place={place}
          mark={mark}
          problems={problems}
          isOpen={!folded.has(room.id)}
          onFold={(isOpen) => fold(room.id, isOpen)}
          onEdit={(part) => change(room.id, part)}
          onDuplicate={() => duplicate(room, place)}
          onRemove={() => remove(room, place)}
        />
      ))}
      {removed && (
        <div className="notice items-center" role="status">
          <p className="flex-1">{words.removed(roomTitle(removed.room, removed.place))}</p>
          <Button id="undo-room" variant="secondary" size="small" onClick={undo}>
            {words.undo}
          </Button>
        </div>
      )}
      <div>
        <Button
          id="rooms"
          variant="secondary"
          onClick={add}
          aria-disabled={isFull || undefined}
          aria-describedby={missing ? 'rooms-error' : undefined}
        >
          <Plus aria-hidden="true" />
          {rooms.length === 0 ? words.addRoomType : words.addAnotherRoomType}
        </Button>
        {missing && (
          <p id="rooms-error" className="mt-1.5 font-medium text-chili text-sm">
            {sentenceAt(problems, 'rooms')}
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
