import type { Calendar } from '#src/domain/desk/calendar.ts';
import { type Bar, barName, movesFrom } from '#src/domain/desk/lanes.ts';
import { type Give, roomsOn } from '#src/domain/desk/rooms.ts';
import type { ChangeRows } from '#src/features/calendar/useCalendar.ts';
import type { UndoableAction } from '#src/features/calendar/useUndo.ts';
import { dismissToast, showToast } from '#src/lib/toasts.ts';
import { giveRooms } from '#src/server/calls/desk/rooms.ts';
import { call } from '#src/server/signedIn.ts';
import * as say from '#src/words/staff/rooms.ts';
import * as ofStay from '#src/words/staff/stayRooms.ts';

const refusalMilliseconds = 20_000;
let lastRefusal: number | undefined;

/** Moves the stay of a bar to another room until check-out; '' is no room. Shows it at once, with an undo. */
export async function moveRoom(
  { rooms, first_night: shown }: Calendar,
  bar: Bar,
  room: string,
  today: string,
  change: ChangeRows,
  onDone: (done: UndoableAction) => void,
) {
  const begin = movesFrom(bar, today);
  if (bar.kind !== 'stay' || !begin) return;
  const { id: booking_id, check_out_date: end_date, room_category_id } = bar.of;
  // The night shown first that the bar has: a guest may move during the stay.
  const starts = bar.room?.used.filter((use) => use.booking_id === booking_id).map((use) => use.first_night) ?? [];
  const first_night = starts.find((night) => night > begin && night >= shown) ?? begin;
  const before = roomsOn(rooms, booking_id, first_night < shown ? shown : first_night);
  if (before.includes(room) || room === (bar.room?.id ?? '')) return;
  const after = [...before.filter((id) => id !== bar.room?.id), ...(room ? [room] : [])];
  if (lastRefusal !== undefined) dismissToast(lastRefusal);
  const give = (room_ids: readonly string[]) => {
    const wish: Give = { booking_id, room_ids, first_night, end_date };
    return change(
      '',
      [],
      async () => {
        const given = await call(giveRooms, { booking_id, room_ids, first_night });
        return given.ok ? [] : [{ room: room_category_id, why: given.failure.message }];
      },
      wish,
    );
  };
  const [refused] = await give(after);
  if (refused) {
    // A toast, because the top of the page may be out of view.
    lastRefusal = showToast({
      title: say.notMoved(barName(bar)),
      description: refused.why,
      tone: 'error',
      milliseconds: refusalMilliseconds,
    });
    return;
  }
  const name = rooms.find(({ id }) => id === room)?.name;
  onDone({
    words: say.movedToRoom(barName(bar), name === undefined ? ofStay.noRoomYet : ofStay.room(name)),
    undo: () => give(before),
  });
}
