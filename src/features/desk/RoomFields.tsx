import { useState } from 'react';
import { choiceWords } from '#src/domain/desk/rooms.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { stayRooms } from '#src/server/calls/desk/rooms.ts';
import { call } from '#src/server/signedIn.ts';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import * as say from '#src/words/staff/rooms.ts';
import * as ofStay from '#src/words/staff/stayRooms.ts';

type Asked = { booking_id: string } | { room_category_id: string; check_out_date: string; num_rooms: number };

/** The rooms that a booking or a walk-in may get. The suggestion is chosen until a person chooses. `asked` null: reads nothing. */
export function useStayRooms(asked: Asked | null) {
  const key = asked && JSON.stringify(asked);
  const { remote, retry } = useRemote(key, () => call(stayRooms, asked ?? {}));
  const [{ of, rooms: chosen }, setPicked] = useState<{ of: string | null; rooms: readonly string[] | null }>({
    of: key,
    rooms: null,
  });
  const picked = of === key ? chosen : null;
  const stay = remote.state === 'ready' ? remote.value : null;
  const room_ids = picked ?? stay?.rooms.filter((room) => room.is_suggested).map((room) => room.id) ?? [];
  const given = stay?.rooms.filter((room) => room.is_given).map((room) => room.id) ?? [];
  return {
    stay,
    failed: remote.state === 'failed' ? remote.failure : null,
    retry,
    room_ids,
    isChanged: room_ids.length !== given.length || room_ids.some((room) => !given.includes(room)),
    pick: (rooms: readonly string[]) => setPicked({ of: key, rooms }),
  };
}

/** A choice for each room of a booking. */
export function RoomFields({ rooms }: { rooms: ReturnType<typeof useStayRooms> }) {
  const { stay, failed, room_ids, pick, retry } = rooms;
  if (failed) return <RetryNotice onRetry={retry}>{failed.message}</RetryNotice>;
  if (!stay) return <Skeleton className="h-16 w-full" />;
  const isFull = stay.rooms.every(({ taken }) => taken);
  const hint = isFull ? say.noRoomIsFree : stay.without_room > 0 ? say.withoutRoom(stay.without_room) : undefined;
  const choose = (at: number, id: string) => {
    const next = Array.from({ length: stay.num_rooms }, (_, place) => room_ids[place] ?? '');
    next[at] = id;
    pick(next.filter(Boolean));
  };
  return Array.from({ length: stay.num_rooms }, (_, at) => (
    <Select
      // biome-ignore lint/suspicious/noArrayIndexKey: a place is a room of the booking
      key={at}
      label={stay.num_rooms > 1 ? say.roomOf(at + 1, stay.num_rooms) : say.roomLabel}
      hint={at === 0 ? hint : undefined}
      value={room_ids[at] ?? ''}
      onChange={(event) => choose(at, event.currentTarget.value)}
    >
      <option value="">{ofStay.noRoomYet}</option>
      {stay.rooms.map((room) => (
        <option
          key={room.id}
          value={room.id}
          disabled={room.taken !== null || (room_ids.includes(room.id) && room_ids[at] !== room.id)}
        >
          {choiceWords(room)}
        </option>
      ))}
    </Select>
  ));
}
