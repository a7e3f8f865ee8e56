import * as v from 'valibot';

/** How a room category is sold: what private.rate_plans and private.rate_rules hold, as the desk reads and writes them. */

const small = v.pipe(v.number(), v.integer());
const money = v.pipe(v.number(), v.integer());

export const RatePlanSchema = v.object({
  /** How many people the price of a night is for, in each room; null for as many as it sleeps. */
  included_guests: v.nullable(small),
  /** Paise a night before tax, for each beyond. */
  extra_adult: money,
  extra_child: money,
  /** Whole percent; the largest that fits a stay counts. */
  weekly_discount: small,
  monthly_discount: small,
  last_minute_discount: small,
  last_minute_days: small,
  min_nights: small,
  max_nights: small,
  lead_days: small,
  horizon_days: small,
  /** Sells a stay shorter than a minimum where it fills a gap between full nights. */
  fills_gaps: v.boolean(),
  /** The hour of Asia/Kolkata from which guests can no longer book the day itself; null for none. */
  same_day_until: v.nullable(small),
});
export type RatePlan = v.InferOutput<typeof RatePlanSchema>;

const priceChanges = ['percent', 'amount', 'fixed'] as const;
/** Makes `min_nights` and `max_nights` count only for stays that arrive on these nights, and not for each stay that includes one. */
const arrival_only = v.boolean();
const NightRule = {
  price_change: v.nullable(v.picklist(priceChanges)),
  /** Tenths of a percent, paise before tax more or less, or the price before tax in paise. */
  value: v.nullable(money),
  min_nights: v.nullable(small),
  max_nights: v.nullable(small),
  closed_to_arrival: v.nullable(v.boolean()),
  closed_to_departure: v.nullable(v.boolean()),
};
/** A rule of weekdays or of a season; those of single nights are written in the calendar. Later ones are applied last. */
export const RateRuleSchema = v.object({
  kind: v.picklist(['weekdays', 'season']),
  name: v.string(),
  /** A bit for each day from Monday on; null for all. A night is called by its evening. */
  weekdays: v.nullable(small),
  /** The nights [first_night, end_date) of a season; null for weekdays. */
  first_night: v.nullable(v.string()),
  end_date: v.nullable(v.string()),
  ...NightRule,
  arrival_only,
});
export type RateRule = v.InferOutput<typeof RateRuleSchema>;

/** The rates of a category; `version` names what was read, so that nobody writes over another's change. */
export const RatesSchema = v.object({
  room_category_id: v.string(),
  /** The listing that the base price belongs to, for its owner alone. */
  property_id: v.nullable(v.string()),
  name: v.string(),
  max_occupancy: v.number(),
  /** Paise: what guests pay for a night without a rule, the same before tax, and whole percent of tax in it. */
  base_price: v.number(),
  net: v.number(),
  tax_rate: v.number(),
  /** Percent of tax on every night whatever it costs; null where GST asks by the price. */
  own_rate: v.nullable(v.number()),
  /** Whether the front desk charges GST. */
  charges_gst: v.boolean(),
  version: v.string(),
  /** The lowest price that the front desk may set for a booking of the property, in percent of the rate. */
  lowest_percent: v.number(),
  plan: RatePlanSchema,
  rules: v.array(RateRuleSchema),
});
export type Rates = v.InferOutput<typeof RatesSchema>;

/** What is set on single nights: a key that is there is set, null takes it away. price_change and value go together. */
export type NightChange = Partial<
  v.InferOutput<v.ObjectSchema<typeof NightRule & { arrival_only: typeof arrival_only }, undefined>>
>;
