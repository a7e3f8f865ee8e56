import { useState } from 'react';
import { type Bar, type Bars, barName } from '#src/domain/desk/lanes.ts';
import { Button } from '#src/ui/Button.tsx';
import { Select } from '#src/ui/Select.tsx';
import * as say from '#src/words/staff/rooms.ts';

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
  const nameOf = (id: string) => {
    const other = bars.bars.find((one) => one.room?.id === id && one.of.id !== bar.of.id && isUsed(one, id, from, end));
    return other && barName(other);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
      <Select label={say.roomLabel} value={room} onChange={(event) => setRoom(event.currentTarget.value)}>
        <option value="">{say.noRoomYet}</option>
        {bars.numbers.map(({ id, name, floor }) => {
          const other = nameOf(id);
          return (
            <option key={id} value={id} disabled={other !== undefined}>
              {[name, floor].filter(Boolean).join(', ')}
              {other && `: ${other}`}
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

const isUsed = (bar: Bar, room: string, first: string, end: string): boolean =>
  bar.room?.id === room &&
  bar.room.used.some(
    (use) => (use.booking_id ?? use.block_id) === bar.of.id && use.first_night < end && use.end_date > first,
  );
