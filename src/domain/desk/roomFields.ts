import * as v from 'valibot';
import { roomStates } from '../housekeeping/cleaning.ts';

/** Fields of a numbered room. */
export const roomFields = {
  id: v.string(),
  name: v.string(),
  floor: v.string(),
  beds: v.string(),
  notes: v.string(),
  state: v.picklist(roomStates),
  /** The problem that was reported; '' for none. */
  broken: v.optional(v.string(), ''),
};
export const RoomSchema = v.object(roomFields);
export type Room = v.InferOutput<typeof RoomSchema>;

/** A room of a booking on the nights [first_night, end_date). */
export const GivenRoomSchema = v.object({ ...roomFields, first_night: v.string(), end_date: v.string() });
export type GivenRoom = v.InferOutput<typeof GivenRoomSchema>;

/** A numbered room in the calendar, with the stays and blocks that use it. */
export const CalendarRoomSchema = v.object({
  ...roomFields,
  room_category_id: v.string(),
  used: v.array(
    v.object({
      booking_id: v.nullable(v.string()),
      block_id: v.nullable(v.string()),
      first_night: v.string(),
      end_date: v.string(),
    }),
  ),
});
export type CalendarRoom = v.InferOutput<typeof CalendarRoomSchema>;
