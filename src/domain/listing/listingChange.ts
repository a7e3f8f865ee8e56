import * as v from 'valibot';

const scalar = v.nullish(v.union([v.string(), v.number(), v.boolean()]), null);
export const ListingChangeSchema = v.object({
  /** The part of the form and its field: `new` or `gone` for an added or removed room. */
  part: v.string(),
  field: v.string(),
  room: v.nullish(v.string(), null),
  before: scalar,
  after: scalar,
  added: v.nullish(v.number(), 0),
  removed: v.nullish(v.number(), 0),
  said: v.nullish(v.string(), ''),
  waits: v.nullish(v.boolean(), false),
  why: v.nullish(v.string(), null),
  /** For a price that waits: the last approved one, in paise. */
  approved: v.nullish(v.number(), null),
});
export type ListingChange = v.InferOutput<typeof ListingChangeSchema>;
