import * as v from 'valibot';
import { stayPrice } from '../booking/price.ts';
import { bookingSources } from '../booking/source.ts';

/** Stays that the desk books or holds for who does not book by themselves. */

/** What the desk says of a booking that it makes. */
export const deskSources = bookingSources.filter((source) => source !== 'site' && source !== 'channel');

/** How long rooms are held for a caller, in hours. */
export const holdHours = 24;
export const maxPriceReason = 200;
export const minPriceReason = 3;
export const priceReasonAsked = 'Say briefly why the rate is different. We record it with the booking.';

/** A stay as the desk asks for it. */
export interface DeskStay {
  room_category_id: string;
  check_in_date: string;
  check_out_date: string;
  num_rooms: number;
  num_adults: number;
  num_children: number;
  /** Paise a room and night before tax in place of what the rates say; null for these. */
  night_price: number | null;
}

export const DeskQuoteSchema = v.object({
  ...stayPrice,
  rooms_free: v.number(),
  max_guests: v.number(),
  /** Why guests could not book it by themselves, as a sentence; null where they could. The desk may all the same. */
  rule: v.nullable(v.string()),
});
export type DeskQuote = v.InferOutput<typeof DeskQuoteSchema>;
