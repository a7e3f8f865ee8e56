import * as v from 'valibot';

const small = v.pipe(v.number(), v.integer());
const money = v.pipe(v.number(), v.integer());

export const RatePlanSchema = v.object({
  /** People included in the price of each room; null for its maximum occupancy. */
  included_guests: v.nullable(small),
  /** Paise a night before tax, for each further person. */
  extra_adult: money,
  extra_child: money,
  /** Whole percent; only the largest applicable discount counts. */
  weekly_discount: small,
  monthly_discount: small,
  last_minute_discount: small,
  last_minute_days: small,
  min_nights: small,
  max_nights: small,
  lead_days: small,
  horizon_days: small,
  /** Allows stays shorter than the minimum if they fill a gap between full nights. */
  fills_gaps: v.boolean(),
  /** The hour (Asia/Kolkata) when same-day booking closes; null for none. */
  same_day_until: v.nullable(small),
});
export type RatePlan = v.InferOutput<typeof RatePlanSchema>;

const priceChanges = ['percent', 'amount', 'fixed'] as const;
/** True if `min_nights` and `max_nights` apply only to stays that arrive on these nights. */
const arrival_only = v.boolean();
const NightRule = {
  price_change: v.nullable(v.picklist(priceChanges)),
  /** Tenths of a percent, a change in paise before tax, or the price before tax in paise. */
  value: v.nullable(money),
  min_nights: v.nullable(small),
  max_nights: v.nullable(small),
  closed_to_arrival: v.nullable(v.boolean()),
  closed_to_departure: v.nullable(v.boolean()),
};
/** A rule for weekdays or a season. Later rules are applied last. */
export const RateRuleSchema = v.object({
  kind: v.picklist(['weekdays', 'season']),
  name: v.string(),
  /** A bit for each day, Monday first; null for all. A night belongs to the day it begins. */
  weekdays: v.nullable(small),
  /** The nights [first_night, end_date) of a season; null for weekdays. */
  first_night: v.nullable(v.string()),
  end_date: v.nullable(v.string()),
  ...NightRule,
  arrival_only,
});
export type RateRule = v.InferOutput<typeof RateRuleSchema>;

const night = {
  /** Paise before tax, tax in percent, and paise that guests pay on the site and at the front desk. */
  net: money,
  tax_rate: v.number(),
  price: money,
  at_desk: money,
};
const NightPriceSchema = v.object(night);
export type NightPrice = v.InferOutput<typeof NightPriceSchema>;

const PriceLineSchema = v.object({
  ...night,
  /** A bit for each day, Monday first. */
  days: small,
  /** Names of earlier seasons whose price change applies too. */
  with: v.array(v.string()),
});
export type PreviewLine = v.InferOutput<typeof PriceLineSchema>;

export const pricedFigures = [
  'extra_adult',
  'extra_child',
  'weekly_discount',
  'monthly_discount',
  'last_minute_discount',
] as const;

const RulePricesSchema = v.object({ becomes: v.nullable(NightPriceSchema), lines: v.array(PriceLineSchema) });
export type RulePrices = v.InferOutput<typeof RulePricesSchema>;

/** The prices that unsaved rates would give. */
export const RatesPreviewSchema = v.object({
  /** A week without seasons. */
  usual: v.array(PriceLineSchema),
  /** The base price with one more guest or a discount. */
  plan: v.record(v.picklist(pricedFigures), NightPriceSchema),
  /** For each rule: the base price after it alone, null without a price change; the nights of a season. */
  rules: v.array(RulePricesSchema),
});
export type RatesPreview = v.InferOutput<typeof RatesPreviewSchema>;

/** Paise of the cheapest and the dearest night. */
export const NightsPreviewSchema = v.object({ least: money, most: money, least_at_desk: money, most_at_desk: money });

/** `version` prevents overwriting another person's change. */
export const RatesSchema = v.object({
  room_category_id: v.string(),
  property_id: v.nullable(v.string()),
  name: v.string(),
  max_occupancy: v.number(),
  /** For a night without rules: paise that guests pay, on the site and at the front desk, and paise before tax. */
  base_price: v.number(),
  at_desk: v.number(),
  net: v.number(),
  tax_rate: v.number(),
  /** A fixed tax rate in percent; null if GST depends on the price. */
  own_rate: v.nullable(v.number()),
  charges_gst: v.boolean(),
  version: v.string(),
  /** The front desk's lowest price, in percent of the rate. */
  lowest_percent: v.number(),
  plan: RatePlanSchema,
  rules: v.array(RateRuleSchema),
});
export type Rates = v.InferOutput<typeof RatesSchema>;

/** A change of single nights. null removes a setting. price_change and value belong together. */
export type NightChange = Partial<
  v.InferOutput<v.ObjectSchema<typeof NightRule & { arrival_only: typeof arrival_only }, undefined>>
>;
