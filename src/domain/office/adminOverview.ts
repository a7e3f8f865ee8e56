import * as v from 'valibot';
import { TroubleSchema } from './troubles.ts';

/** Amounts are paise. */

const NightSchema = v.object({ night: v.string(), rooms: v.number(), amount: v.number() });
export type OverviewNight = v.InferOutput<typeof NightSchema>;

export const OverviewSchema = v.object({
  today: v.string(),
  users: v.number(),
  properties: v.number(),
  room_categories: v.number(),
  rooms_on_sale: v.number(),
  rooms_free_tonight: v.number(),
  bookings: v.number(),
  submitted_listings: v.number(),
  reported_reviews: v.number(),
  reviews_to_check: v.number(),
  reviews_with_photos: v.number(),
  reported_payments: v.number(),
  disputed_no_shows: v.number(),
  // The last release does not send these.
  refunds_due: v.optional(v.number(), 0),
  payouts_due: v.optional(v.number(), 0),
  failed_mails: v.number(),
  troubles: v.array(TroubleSchema),
  arrivals: v.number(),
  departures: v.number(),
  advances_due: v.number(),
  nights: v.array(NightSchema),
});
export type Overview = v.InferOutput<typeof OverviewSchema>;

/** Returns percent of rooms, at most 100: past nights may have had more rooms than there are now. */
export function occupancy(rooms: number, rooms_on_sale: number): number {
  return rooms === 0 ? 0 : Math.round((100 * rooms) / Math.max(rooms_on_sale, rooms));
}

interface Period {
  occupancy: number;
  amount: number;
}

export function summarize({ nights, today, rooms_on_sale }: Overview): { past: Period; next: Period } {
  const sum = (part: readonly OverviewNight[]): Period => ({
    occupancy: occupancy(
      part.reduce((all, { rooms }) => all + rooms, 0),
      rooms_on_sale * part.length,
    ),
    amount: part.reduce((all, { amount }) => all + amount, 0),
  });
  return {
    past: sum(nights.filter(({ night }) => night < today)),
    next: sum(nights.filter(({ night }) => night >= today)),
  };
}

/** Returns the round number at the top of a chart: one digit and zeros, just above `highest`. */
export function chartTop(highest: number): number {
  if (highest <= 1) return 1;
  const unit = 10 ** Math.floor(Math.log10(highest));
  return [1, 2, 3, 4, 5, 6, 8, 10].map((n) => n * unit).find((n) => n >= highest) ?? highest;
}
