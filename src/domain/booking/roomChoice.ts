import * as v from 'valibot';
import * as say from '../../words/en/guestStay.ts';
import { changeRefused } from '../../words/en/guestStay.ts';
import { BedSchema, count, PhotoSchema, paise } from '../hotel/hotel.ts';
import { OwnWordsSchema } from '../hotel/ownWords.ts';
import { formatRupees } from '../money.ts';

export const RoomChoiceSchema = v.object({
  id: v.string(),
  name: OwnWordsSchema,
  bed_type: v.nullable(BedSchema),
  photo: v.nullable(PhotoSchema),
  max_occupancy: count,
  total_rooms: count,
  /** On the fullest night, including the rooms of this booking. */
  rooms_free: v.number(),
  /** Paise for the whole stay, taxes included; null if it is not offered. */
  total_amount: v.nullable(paise),
  difference: v.nullable(v.number()),
  code: v.nullable(v.string()),
  error: v.nullable(v.string()),
});
export type RoomChoice = v.InferOutput<typeof RoomChoiceSchema>;

type Offered = Pick<
  RoomChoice,
  'max_occupancy' | 'total_rooms' | 'rooms_free' | 'total_amount' | 'difference' | 'code' | 'error'
>;

export function notOffered(room: Offered, num_rooms: number): string | null {
  if (room.code === 'too_many_guests') return say.takesUpTo(room.max_occupancy);
  if (room.code === 'too_many_rooms') return say.thereAre(room.total_rooms);
  if (room.code !== null) return room.error === null ? say.notForStay : changeRefused(room.error);
  if (room.rooms_free >= num_rooms) return null;
  return room.rooms_free > 0 ? say.onlyLeft(room.rooms_free) : say.stayChangeSoldOut;
}

/** Returns each refusal that several room types share, after their names unless it is about all of them. */
export function saidOfSeveral(rooms: readonly Pick<RoomChoice, 'name' | 'error'>[]) {
  return [...new Set(rooms.map(({ error }) => error))].flatMap((error) => {
    const refused = rooms.filter((room) => room.error === error);
    if (error === null || refused.length === 1) return [];
    const names = refused.length === rooms.length ? '' : refused.map(({ name }) => name).join(', ');
    return [{ names, sentence: changeRefused(error) }];
  });
}

export function differenceWords({ difference }: Pick<RoomChoice, 'difference'>): string {
  if (!difference) return say.samePrice;
  return difference > 0 ? say.amountMore(formatRupees(difference)) : say.amountLess(formatRupees(-difference));
}
