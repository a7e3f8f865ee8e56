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
  /** Of photos, how many came and went, and the descriptions that are new. */
  added: v.nullish(v.number(), 0),
  removed: v.nullish(v.number(), 0),
  said: v.nullish(v.string(), ''),
  /** Whether an admin looks at it before guests see it, and why. */
  waits: v.nullish(v.boolean(), false),
  why: v.nullish(v.string(), null),
  /** Of a price that waits, the one that was approved last, in paise. */
  approved: v.nullish(v.number(), null),
});
export type ListingChange = v.InferOutput<typeof ListingChangeSchema>;
