import { useState } from 'react';
import { nextStates } from '#src/domain/desk/housekeeping.ts';
import type { RoomOut as Out } from '#src/domain/desk/rooms.ts';
import type { Room } from '#src/domain/housekeeping/cleaning.ts';
import { RoomOut } from '#src/features/desk/RoomOut.tsx';
import type { Failure } from '#src/lib/result.ts';
import { setRoomState } from '#src/server/calls/desk/housekeeping.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { RefusalNotice } from '#src/ui/RefusalNotice.tsx';
import { markAs, room as roomNamed } from '#src/words/en/cleaning.ts';
import * as say from '#src/words/staff/housekeeping.ts';
import { BrokenNote } from './BrokenNote.tsx';
import { TodayCard } from './TodayCard.tsx';

interface Props {
  room: Room;
  /** The blocks by which it is out of order. */
  outs: readonly Out[];
  /** Shows a change before the server answers, or undoes it after a refusal. */
  onChange: (change: Partial<Room>) => void;
  onDone: () => void;
}

export function DeskRoom({ room, outs, onChange, onDone }: Props) {
  const [refused, setRefused] = useState<Failure | null>(null);
  const { id, name, state, broken } = room;

  async function change(to: Partial<Pick<Room, 'state' | 'broken'>>) {
    setRefused(null);
    onChange(to);
    const answer = await call(setRoomState, { room_id: id, ...to });
    if (!answer.ok) {
      onChange({ state, broken });
      setRefused(answer.failure);
    }
    onDone();
  }
  return (
    <TodayCard
      room={room}
      action={nextStates[state].map((next, at) => (
        <Button
          // biome-ignore lint/suspicious/noArrayIndexKey: the first keeps the focus
          key={at}
          variant={state === 'dirty' ? 'primary' : at > 0 ? 'quiet' : 'secondary'}
          aria-label={`${markAs[next]}: ${roomNamed(name)}`}
          onClick={() => change({ state: next })}
        >
          {markAs[next]}
        </Button>
      ))}
    >
      {broken && (
        <Button
          variant="quiet"
          aria-label={`${say.repaired}: ${roomNamed(name)}`}
          onClick={() => change({ broken: '' })}
        >
          {say.repaired}
        </Button>
      )}
      {outs.slice(0, 1).map((out) => (
        <RoomOut key={out.block_id} out={out} room={name} words={out.reason} onChanged={onDone} />
      ))}
      <BrokenNote room={name} broken={broken} onSave={(typed) => change({ broken: typed })} />
      {refused && <RefusalNotice failure={refused} />}
    </TodayCard>
  );
}
