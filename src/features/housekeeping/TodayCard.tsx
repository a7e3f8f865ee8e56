import type { ReactNode } from 'react';
import type { Room } from '#src/domain/housekeeping/cleaning.ts';
import { addDays, formatDate } from '#src/domain/stay.ts';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';
import * as say from '#src/words/en/cleaning.ts';

function todayWords({ out_until, leaving, tonight, arrives_at, is_unsure }: Room): string[] {
  if (out_until) return [say.outUntil(formatDate(addDays(out_until, -1)))];
  const leaves = leaving && { left: say.left, leaves: say.leaves }[leaving];
  const next = tonight && { stays: say.stays, arrived: say.arrived, arrives: say.arrives(arrives_at) }[tonight];
  return [leaves, next]
    .filter((words) => words !== null)
    .concat(leaves || next ? [] : is_unsure ? say.guestsMayBeIn : say.free);
}

interface Props {
  room: Room;
  /** The button that sets its state. */
  action: ReactNode;
  children: ReactNode;
}

/** A room of today, for cleaners and the front desk. */
export function TodayCard({ room, action, children }: Props) {
  const { name, floor, room_name, state, broken, tonight } = room;
  const part = useKeptFocus<HTMLLIElement>(`${state} ${broken} ${room.out_until}`, 'h2');
  return (
    <li ref={part} className="today-card">
      <div className="room-title">
        <h2 tabIndex={-1}>{name}</h2>
        <span className={`room-state room-${state}`}>
          {state === 'dirty' && tonight === 'stays' ? say.tidyUp : say.states[state]}
        </span>
      </div>
      <div className="min-w-0">
        <ul className="room-today">
          {todayWords(room).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <p className="text-ink-soft text-sm wrap-anywhere">
          {[room_name, floor && say.floorIs(floor)].filter(Boolean).join(' · ')}
        </p>
        {broken && <p className="mt-1 font-semibold text-chili text-sm wrap-anywhere">{say.isBroken(broken)}</p>}
      </div>
      <div className="room-actions">
        {action}
        {children}
      </div>
    </li>
  );
}
