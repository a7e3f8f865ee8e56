import type { Calendar, CalendarRow } from '#src/domain/desk/calendar.ts';
import { allDays, type Chosen, runsOf, spanWords } from '#src/domain/desk/chosen.ts';
import { withNights, withRooms } from '#src/domain/desk/nights.ts';
import type { NightChange } from '#src/domain/desk/rates.ts';
import { blockRooms, releaseRooms, restoreNights, setNights, undoBlock } from '#src/server/calls/desk/calendar.ts';
import { call } from '#src/server/signedIn.ts';
import type { ChangeRows, Refused } from './useCalendar.ts';
import type { UndoableAction } from './useUndo.ts';

interface Asked {
  refused: readonly Refused[];
  /** Undoes the change; null if nothing changed. */
  undo: (() => Promise<readonly Refused[]>) | null;
}

export interface CalendarAction {
  firstNight: string;
  before: readonly CalendarRow[];
  after: readonly CalendarRow[];
  run: () => Promise<Asked>;
}

const chosenRows = ({ rows }: Calendar, { rooms }: Chosen) => rows.filter(({ id }) => rooms.includes(id));

/** Sets or clears rates and rules of the nights, in all selected room types or in none. `price`: of each night afterwards, if known. */
export function planNightsChange(
  calendar: Calendar,
  chosen: Chosen,
  change: NightChange,
  price?: number | null,
): CalendarAction {
  const { first_night, end_date, weekdays } = chosen;
  const before = chosenRows(calendar, chosen);
  return {
    firstNight: calendar.first_night,
    before,
    after: before.map((row) => withNights(row, calendar.first_night, chosen, change, price)),
    async run() {
      const result = await call(setNights, {
        room_category_ids: chosen.rooms,
        first_night,
        end_date,
        weekdays: weekdays === allDays ? null : weekdays,
        change,
      });
      if (!result.ok) {
        return { refused: chosen.rooms.map((room) => ({ room, why: result.failure.message })), undo: null };
      }
      return {
        refused: [],
        async undo() {
          const undone = await call(restoreNights, { undo: result.value });
          return undone.ok ? [] : chosen.rooms.map((room) => ({ room, why: undone.failure.message }));
        },
      };
    },
  };
}

/** Blocks or releases rooms in each room type separately. `rooms`: the number, null for all. */
export function planRoomsChange(
  calendar: Calendar,
  chosen: Chosen,
  kind: 'block' | 'release',
  rooms: number | null,
  reason: string,
): CalendarAction {
  const before = chosenRows(calendar, chosen);
  return {
    firstNight: calendar.first_night,
    before,
    after: before.map((row) => withRooms(row, calendar.first_night, chosen, kind, rooms)),
    async run() {
      const refused: Refused[] = [];
      const done: { room_category_id: string; undo: unknown }[] = [];
      const runs = runsOf(chosen);
      for (const room_category_id of chosen.rooms) {
        for (const run of runs) {
          const request = { room_category_id, ...run, rooms };
          const result =
            kind === 'block' ? await call(blockRooms, { ...request, reason }) : await call(releaseRooms, request);
          if (result.ok) done.unshift({ room_category_id, undo: result.value });
          else {
            const where = runs.length > 1 ? `${spanWords({ ...run, weekdays: allDays })}: ` : '';
            const isFull = result.failure.code === 'sold_out';
            refused.push({
              room: room_category_id,
              why: where + result.failure.message,
              full: isFull ? run : undefined,
            });
          }
        }
      }
      return { refused, undo: done.length === 0 ? null : () => undoAll(done) };
    },
  };
}

async function undoAll(done: readonly { room_category_id: string; undo: unknown }[]): Promise<Refused[]> {
  const refused: Refused[] = [];
  for (const one of done) {
    const undone = await call(undoBlock, one);
    if (!undone.ok) refused.push({ room: one.room_category_id, why: undone.failure.message });
  }
  return refused;
}

/** Shows a change at once, runs it, and reports the result with an undo. */
export async function perform(
  { firstNight, before, after, run }: CalendarAction,
  change: ChangeRows,
  words: (rooms: readonly string[]) => string,
  listeners: {
    onDone: (done: UndoableAction) => void;
    onRefused: (refused: readonly Refused[], isPart: boolean) => void;
  },
) {
  let asked: Asked | null = null;
  const refused = await change(firstNight, after, async () => {
    asked = await run();
    return asked.refused;
  });
  const undo = (asked as Asked | null)?.undo;
  if (refused.length > 0) listeners.onRefused(refused, Boolean(undo));
  if (!undo) return;
  const done = before.map(({ id }) => id).filter((id) => !refused.some(({ room }) => room === id));
  // A partly refused room type still changed on its other nights.
  listeners.onDone({
    words: words(done.length > 0 ? done : before.map(({ id }) => id)),
    undo: () => change(firstNight, before, undo),
  });
}
