import * as v from 'valibot';

/** What a guest from abroad sees by the link of the house: whose form is there, and nothing of what stands in it. */
export const ArrivalSchema = v.object({
  hotel: v.object({ name: v.string(), city: v.nullable(v.string()) }),
  check_in_date: v.string(),
  check_out_date: v.string(),
  /** How many the house expects from abroad; and the whole party. */
  guests: v.number(),
  most: v.number(),
  kept_until: v.string(),
  people: v.array(
    v.object({
      id: v.string(),
      first_name: v.string(),
      is_reported: v.boolean(),
      /** Filled in by the desk, so that no link changes it. */
      is_by_house: v.boolean(),
    }),
  ),
});
export type Arrival = v.InferOutput<typeof ArrivalSchema>;
