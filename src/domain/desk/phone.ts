import * as v from 'valibot';
import * as say from '../../words/staff/desk.ts';
import { stayPrice } from '../booking/price.ts';
import { bookingSources } from '../booking/source.ts';

/** Bookings and holds that the front desk makes for guests. */

/** The sources that the front desk can choose for its booking. */
export const deskSources = bookingSources.filter((source) => source !== 'site' && source !== 'channel');

/** The length of a hold for a caller, in hours. */
export const holdHours = 24;
export const maxPriceReason = 200;
export const minPriceReason = 3;
export const priceReasonAsked = say.enterReasonForPrice;

/** A stay that the front desk asks a price for. */
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
  /** Says why a guest could not book this, null if they could. The front desk can book it anyway. */
  rule: v.nullable(v.string()),
});
export type DeskQuote = v.InferOutput<typeof DeskQuoteSchema>;
