import * as v from 'valibot';
import * as say from '../../words/staff/adminRooms.ts';
import { type GstRate, gstRate, gstRule } from '../listing/gst.ts';
import { allInPrice } from '../listing/listing.ts';
import { readRupees } from '../money.ts';

/** Room categories as admins see and change them. Amounts are paise. */

export const AdminRoomSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** What a guest pays a night, tax included. */
  base_price: v.number(),
  tax_rate: v.number(),
  total_rooms: v.number(),
  max_occupancy: v.number(),
  is_active: v.boolean(),
  hotel_id: v.string(),
  hotel_name: v.string(),
  hotel_city: v.string(),
  hotel_active: v.boolean(),
  /** The listing behind the hotel, where there is one. */
  property_id: v.nullable(v.string()),
  /** Whether the room is in that listing. */
  is_listed: v.boolean(),
  /** Why its rate of tax is kept though GST asks for another one; null where it does not. */
  tax_reason: v.nullable(v.string()),
  /** The fullest of the next 90 nights and what is free then; null while none is taken. */
  tightest_night: v.nullable(v.string()),
  rooms_free: v.nullable(v.number()),
  /** The most rooms taken on one night to come. */
  rooms_taken: v.number(),
});
export type AdminRoom = v.InferOutput<typeof AdminRoomSchema>;

/** What of a category is changed here. The rate of tax follows from it. */
export type RoomTerms = Pick<AdminRoom, 'base_price' | 'tax_reason' | 'total_rooms' | 'max_occupancy' | 'is_active'>;

/** What the server compares, so that nobody changes what they have not seen. */
export const seenOf = ({ base_price, tax_rate, total_rooms, max_occupancy, is_active }: AdminRoom) => ({
  base_price,
  tax_rate,
  total_rooms,
  max_occupancy,
  is_active,
});

const highestPrice = 100_000_000;
const whole = (highest: number, words: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,6}$/, words),
    v.transform(Number),
    v.minValue(1, words),
    v.maxValue(highest, words),
  );

/** The form of a category: limits are those of the table. */
export const RoomTermsSchema = v.object({
  base_price: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,7}(\.\d{1,2})?$/, say.enterPriceInRupees),
    v.transform((text) => readRupees(text) ?? 0),
    v.minValue(1, say.enterPriceAboveZero),
    v.maxValue(highestPrice, say.enterTenLakhOrLess),
  ),
  total_rooms: whole(1000, say.enterUpToThousand),
  max_occupancy: whole(50, say.enterUpToFifty),
  is_active: v.boolean(),
  /** Why the rate stays as it is; null where it goes along with the price. */
  tax_reason: v.nullable(
    v.pipe(v.string(), v.trim(), v.nonEmpty(say.sayWhyGstRateStays), v.maxLength(300, say.useAtMost300Characters)),
  ),
});
export type RoomTermsInput = v.InferInput<typeof RoomTermsSchema>;

/** The price before tax whose price with tax is nearest, as `private.price_before_tax`. */
export const priceBeforeTax = (allIn: number, taxRate: number) =>
  Math.round((allIn * 1000) / (1000 + Math.round(taxRate * 10)));

/** What guests will pay when an owner's price before tax stands behind it: at most one paisa beside what was typed. */
export const listedPrice = (allIn: number, taxRate: number) => allInPrice(priceBeforeTax(allIn, taxRate), taxRate);

/** The rate that GST asks for where guests pay this much in all; null where none fits. As `private.lawful_rate`. */
export function lawfulRate(allIn: number, on?: string): GstRate | null {
  const { rate, above } = gstRule(on);
  return [rate, above].find((one) => gstRate(priceBeforeTax(allIn, one) / 100, on) === one) ?? null;
}

/** The dearest all-in price at the lower rate and the cheapest at the higher one, in paise of whole rupees: between them no rate fits. */
export function pricesAroundGap(on?: string): [lower: number, higher: number] {
  const { upTo, rate, above } = gstRule(on);
  return [allInPrice(upTo * 100, rate), 100 * (Math.floor((upTo * (100 + above)) / 100) + 1)];
}

/** The rate of a room at another price; null where none fits and none is kept. */
export const rateAt = (
  room: Pick<AdminRoom, 'tax_rate'>,
  { base_price, tax_reason }: Pick<RoomTerms, 'base_price' | 'tax_reason'>,
) => (tax_reason === null ? lawfulRate(base_price) : room.tax_rate);
