import { type ComponentProps, useState } from 'react';
import type { Room } from '#src/domain/desk/roomFields.ts';
import { outWords, type RoomType } from '#src/domain/desk/rooms.ts';
import { type UndoableAction, undoOf } from '#src/features/calendar/useUndo.ts';
import { RoomOut } from '#src/features/desk/RoomOut.tsx';
import { useRemote } from '#src/lib/useRemote.ts';
import { deskRooms } from '#src/server/calls/desk/rooms.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';
import * as say from '#src/words/staff/rooms.ts';
import { BlockRoomDialog } from './BlockRoomDialog.tsx';
import { RemoveRoomDialog } from './RemoveRoomDialog.tsx';
import { RoomForm } from './RoomForm.tsx';

interface Props {
  hotel: string;
  today: string;
  onClose: () => void;
  onChanged: () => void;
  onDone: (done: UndoableAction) => void;
}

type Doing = { what: 'add'; type: RoomType } | { what: 'change' | 'remove' | 'block'; type: RoomType; room: Room };

/** The numbered rooms of a property by room type. */
export function RoomsDialog({ hotel, today, onClose, onChanged, onDone }: Props) {
  const { remote, previous, retry } = useRemote(hotel, () => call(deskRooms, { hotel_id: hotel }));
  const [doing, setDoing] = useState<Doing | null>(null);
  const known = remote.state === 'ready' ? remote.value : previous;
  const mayChange = known?.rights.includes('rates') ?? false;
  const part = {
    onClose: () => setDoing(null),
    onChanged: () => {
      retry();
      onChanged();
    },
  };
  return (
    <>
      <Dialog open look="dialog-wide" title={say.roomNumbers} onClose={onClose}>
        <p className="mb-5 text-ink-soft text-sm">
          {say.whyRoomNumbers} {known && !mayChange && say.onlyOwnerAndManagersChangeRooms}
        </p>
        {remote.state === 'failed' && <RetryNotice onRetry={retry}>{remote.failure.message}</RetryNotice>}
        {!known && remote.state === 'loading' && <ListSkeleton label={say.loadingRooms} />}
        {known?.types.map((type) => (
          <section key={type.id} className="numbered" aria-label={type.name}>
            <h3>{type.name}</h3>
            {mayChange && (
              <Button
                variant="secondary"
                size="small"
                aria-label={say.addRoomsTo(type.name)}
                onClick={() => setDoing({ what: 'add', type })}
              >
                {say.addRooms}
              </Button>
            )}
            {type.rooms.length === 0 && <p>{say.noNumbersYet}</p>}
            {type.rooms.length > 0 && type.rooms.length !== type.total_rooms && (
              <p>{say.sellsMore(type.total_rooms, type.rooms.length)}</p>
            )}
            <ul>
              {type.rooms.map((room) => (
                <RoomLine
                  key={room.id}
                  room={room}
                  today={today}
                  mayChange={mayChange}
                  onChanged={part.onChanged}
                  onDo={(what) => setDoing({ what, type, room })}
                  onLifted={(words, undo) => onDone({ words, undo: undoOf(type.id, undo, onChanged) })}
                />
              ))}
            </ul>
          </section>
        ))}
      </Dialog>
      {doing?.what === 'add' && <RoomForm type={doing.type} {...part} />}
      {doing?.what === 'change' && <RoomForm type={doing.type} room={doing.room} {...part} />}
      {doing?.what === 'remove' && <RemoveRoomDialog room={doing.room} {...part} />}
      {doing?.what === 'block' && <BlockRoomDialog room={doing.room} today={today} {...part} />}
    </>
  );
}

interface LineProps {
  room: RoomType['rooms'][number];
  today: string;
  mayChange: boolean;
  onChanged: () => void;
  onDo: (what: 'change' | 'remove' | 'block') => void;
  onLifted: NonNullable<ComponentProps<typeof RoomOut>['onLifted']>;
}

function RoomLine({ room, today, mayChange, onChanged, onDo, onLifted }: LineProps) {
  const facts = [room.floor, room.beds, room.notes, room.broken && say.isBroken(room.broken)]
    .filter(Boolean)
    .join(' · ');
  const line = useKeptFocus<HTMLLIElement>(room.outs);
  return (
    <li ref={line} tabIndex={-1} className="outline-none">
      <p>
        <b>{room.name}</b> <span>{facts}</span>
      </p>
      {mayChange && (
        <Button variant="quiet" size="small" aria-label={say.changeRoom(room.name)} onClick={() => onDo('change')}>
          {say.change}
        </Button>
      )}
      <Button
        variant="quiet"
        size="small"
        aria-label={say.ofRoom(say.takeOutOfOrder, room.name)}
        onClick={() => onDo('block')}
      >
        {say.takeOutOfOrder}
      </Button>
      {mayChange && (
        <Button variant="quiet" size="small" aria-label={say.removeNamed(room.name)} onClick={() => onDo('remove')}>
          {say.remove}
        </Button>
      )}
      {room.outs.map((out) => (
        <RoomOut key={out.block_id} {...{ out, onChanged, onLifted }} room={room.name} words={outWords(out, today)} />
      ))}
    </li>
  );
}
