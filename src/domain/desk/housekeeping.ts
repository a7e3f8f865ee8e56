import * as v from 'valibot';
import { CleaningSchema, type RoomState } from '../housekeeping/cleaning.ts';
import { houseRights } from './people.ts';

export const HousekeepingSchema = v.object({
  ...CleaningSchema.entries,
  rights: v.array(v.picklist(houseRights)),
  /** Bookings in house without a numbered room. */
  without_room: v.optional(v.number(), 0),
  /** The cleaners' link; null without one, or without the right to end it. */
  link: v.nullable(v.object({ made_at: v.string(), made_by: v.nullable(v.string()) })),
});
export type Housekeeping = v.InferOutput<typeof HousekeepingSchema>;

export const nextState = { dirty: 'clean', clean: 'inspected', inspected: 'dirty' } as const satisfies Record<
  RoomState,
  RoomState
>;
