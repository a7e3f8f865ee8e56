import * as v from 'valibot';

/** The page for foreign guests by the property's link. It shows which forms exist, not their content. */
export const ArrivalSchema = v.object({
  hotel: v.object({ name: v.string(), city: v.nullable(v.string()) }),
  check_in_date: v.string(),
  check_out_date: v.string(),
  guests: v.number(),
  most: v.number(),
  kept_until: v.string(),
  people: v.array(
    v.object({
      id: v.string(),
      first_name: v.string(),
      is_reported: v.boolean(),
      /** The front desk filled it in, so no link can change it. */
      is_by_house: v.boolean(),
    }),
  ),
});
export type Arrival = v.InferOutput<typeof ArrivalSchema>;
