import * as v from 'valibot';
import { CleaningSchema, type RoomState } from '../housekeeping/cleaning.ts';
import { houseRights } from './people.ts';
import { RoomOutSchema } from './rooms.ts';

export const HousekeepingSchema = v.object({
  ...CleaningSchema.entries,
  /** The blocks of rooms that are out of order today, by room. */
  outs: v.optional(v.record(v.string(), v.array(RoomOutSchema)), {}),
  rights: v.array(v.picklist(houseRights)),
  /** Bookings in house without a numbered room. */
  without_room: v.optional(v.number(), 0),
  /** The cleaners' link; null without one, or without the right to end it. */
  link: v.nullable(v.object({ made_at: v.string(), made_by: v.nullable(v.string()) })),
});
export type Housekeeping = v.InferOutput<typeof HousekeepingSchema>;

export const nextStates: Readonly<Record<RoomState, readonly RoomState[]>> = {
  dirty: ['clean'],
  clean: ['inspected', 'dirty'],
  inspected: ['dirty'],
};
