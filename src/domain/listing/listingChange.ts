import * as v from 'valibot';

/** One thing in which two versions of a listing differ, as the server lists it. */

const scalar = v.nullish(v.union([v.string(), v.number(), v.boolean()]), null);
export const ListingChangeSchema = v.object({
  /** The part of the form and the field in it; of a room that came or went `new` or `gone`. */
  part: v.string(),
  field: v.string(),
  room: v.nullish(v.string(), null),
  before: scalar,
  after: scalar,
  /** For photos: the numbers of added and removed ones, and the new descriptions. */
  added: v.nullish(v.number(), 0),
  removed: v.nullish(v.number(), 0),
  said: v.nullish(v.string(), ''),
  /** True if an admin checks it before guests see it, with the reason. */
  waits: v.nullish(v.boolean(), false),
  why: v.nullish(v.string(), null),
  /** For a price that waits: the last approved one, in paise. */
  approved: v.nullish(v.number(), null),
});
export type ListingChange = v.InferOutput<typeof ListingChangeSchema>;
