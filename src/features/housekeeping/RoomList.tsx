import { type ReactNode, useState } from 'react';
import { type Room, type RoomFilter, roomFilters, roomsIn } from '#src/domain/housekeeping/cleaning.ts';
import * as say from '#src/words/en/cleaning.ts';

interface Props {
  rooms: readonly Room[];
  /** Draws a room. After `keep` it stays in its place until a filter is chosen: a second tap undoes the first. */
  children: (room: Room, keep: () => void) => ReactNode;
}

/** The rooms of today in the order of cleaning, and filters that count them. */
export function RoomList({ rooms, children }: Props) {
  const [filter, setFilter] = useState<RoomFilter>('all');
  const [before, setBefore] = useState<Readonly<Record<string, Room>>>({});
  const shown = roomsIn(rooms, filter, before);
  const counts = roomFilters
    .map((name) => ({ name, words: say.filterCount(name, roomsIn(rooms, name).length) }))
    .filter(({ name }) => name === 'all' || name === filter || roomsIn(rooms, name).length > 0);
  function choose(next: RoomFilter) {
    setFilter(next);
    setBefore({});
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, one pressed */}
      <div role="group" aria-label={say.showRooms} className="flex flex-wrap gap-2">
        {counts.map(({ name, words }) => (
          <button key={name} type="button" className="chip" aria-pressed={name === filter} onClick={() => choose(name)}>
            {words}
          </button>
        ))}
      </div>
      <p role="status" className="sr-only">
        {counts.map(({ words }) => words).join(', ')}
      </p>
      {shown.length === 0 && <p className="text-ink-soft">{say.noneShown}</p>}
      <ul className="room-list">
        {shown.map((room) => children(room, () => setBefore((kept) => ({ [room.id]: room, ...kept }))))}
      </ul>
    </>
  );
}
