import * as v from 'valibot';
import { CalendarSchema } from '#src/domain/desk/calendar.ts';
import { blockRefusal } from '#src/domain/hotel/availability.ts';
import { unreachable } from '#src/words/en/common.ts';
import { type Call, done } from '../../apiClient.ts';
import { desk } from './common.ts';

/** {hotel_id, first_night, nights: 1 to 62} */
export const deskCalendar = {
  path: 'rest/v1/rpc/desk_calendar',
  answer: CalendarSchema,
  ...desk,
} as const satisfies Call;

const undoable = v.pipe(
  v.object({ ok: v.literal(true), undo: v.array(v.unknown()) }),
  v.transform(({ undo }) => undo),
);

/** {room_category_ids, first_night, end_date, weekdays: mask or null, change: NightChange}; answers the argument of restore_nights. */
export const setNights = { path: 'rest/v1/rpc/set_nights', answer: undoable, ...desk } as const satisfies Call;

export const restoreNights = { path: 'rest/v1/rpc/restore_nights', answer: undoable, ...desk } as const satisfies Call;

/** {room_category_id, first_night, end_date, rooms: null for all available, reason}; answers the argument of undo_block. */
export const blockRooms = {
  path: 'rest/v1/rpc/block_rooms',
  answer: v.pipe(
    v.object({ ok: v.literal(true), undo: v.unknown() }),
    v.transform(({ undo }) => undo),
  ),
  refusals: blockRefusal,
  failed: unreachable,
} as const satisfies Call;

/** {room_category_id, first_night, end_date, rooms: null for all blocked}; answers the same. */
export const releaseRooms = { ...blockRooms, path: 'rest/v1/rpc/release_rooms' } as const satisfies Call;

export const undoBlock = { path: 'rest/v1/rpc/undo_block', answer: done, ...desk } as const satisfies Call;
