import { useState } from 'react';
import { type Bar, type Bars, barName } from '#src/domain/desk/lanes.ts';
import type { CalendarRoom } from '#src/domain/desk/roomFields.ts';
import { Button } from '#src/ui/Button.tsx';
import { Select } from '#src/ui/Select.tsx';
import * as say from '#src/words/staff/rooms.ts';
import * as ofStay from '#src/words/staff/stayRooms.ts';

interface Props {
  bar: Bar;
  bars: Bars;
  /** The first night that it can move. */
  from: string;
  onMove: (room: string) => void;
}

/** The choice that dragging the bar to another row makes. It names who has each room, as far as the calendar shows. */
export function MoveToRoom({ bar, bars, from, onMove }: Props) {
  const [room, setRoom] = useState(bar.room?.id ?? '');
  const end = bar.kind === 'stay' ? bar.of.check_out_date : from;
  const takerOf = ({ used }: CalendarRoom) => {
    const other = used.find((use) => use.booking_id !== bar.of.id && use.first_night < end && use.end_date > from);
    const taker = other && bars.bars.find(({ of }) => of.id === (other.booking_id ?? other.block_id));
    return taker && barName(taker);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
      <Select label={say.roomLabel} value={room} onChange={(event) => setRoom(event.currentTarget.value)}>
        <option value="">{ofStay.noRoomYet}</option>
        {bars.numbers.map((one) => {
          const taker = takerOf(one);
          return (
            <option key={one.id} value={one.id} disabled={taker !== undefined}>
              {[one.name, one.floor, one.broken && say.isBroken(one.broken)].filter(Boolean).join(', ')}
              {taker && `: ${taker}`}
            </option>
          );
        })}
      </Select>
      <Button variant="secondary" disabled={room === (bar.room?.id ?? '')} onClick={() => onMove(room)}>
        {say.moveToRoom}
      </Button>
    </div>
  );
}
