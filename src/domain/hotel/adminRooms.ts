import * as v from 'valibot';
import * as say from '../../words/staff/adminRooms.ts';
import { type Doubt, doubtNumber } from '../likelyMistake.ts';
import { type GstRate, gstRate, gstRule } from '../listing/gst.ts';
import { allInPrice } from '../listing/listing.ts';
import { formatMoney, readAmount } from '../money.ts';
import { counted } from '../stay.ts';

/** Amounts are paise. */

export const AdminRoomSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** Per night, tax included. */
  base_price: v.number(),
  tax_rate: v.number(),
  total_rooms: v.number(),
  max_occupancy: v.number(),
  is_active: v.boolean(),
  hotel_id: v.string(),
  hotel_name: v.string(),
  hotel_city: v.string(),
  hotel_active: v.boolean(),
  property_id: v.nullable(v.string()),
  is_listed: v.boolean(),
  /** Why its tax rate differs from GST; null if it does not. */
  tax_reason: v.nullable(v.string()),
  /** The fullest of the next 90 nights and its free rooms; null if none is booked. */
  tightest_night: v.nullable(v.string()),
  rooms_free: v.nullable(v.number()),
  /** The most rooms taken on any future night. */
  rooms_taken: v.number(),
});
export type AdminRoom = v.InferOutput<typeof AdminRoomSchema>;

export type RoomTerms = Pick<AdminRoom, 'base_price' | 'tax_reason' | 'total_rooms' | 'max_occupancy' | 'is_active'>;

/** The server compares these values, so that an admin never overwrites a change they have not seen. */
export const pickSeenTerms = ({ base_price, tax_rate, total_rooms, max_occupancy, is_active }: AdminRoom) => ({
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

/** Limits are those of the table. */
export const RoomTermsSchema = v.object({
  base_price: v.pipe(
    v.string(),
    v.check((text) => readAmount(text) !== null, say.enterPriceInRupees),
    v.transform((text) => readAmount(text) ?? 0),
    v.minValue(1, say.enterPriceAboveZero),
    v.maxValue(highestPrice, say.enterTenLakhOrLess),
  ),
  total_rooms: whole(1000, say.enterUpToThousand),
  max_occupancy: whole(50, say.enterUpToFifty),
  is_active: v.boolean(),
  tax_reason: v.nullable(
    v.pipe(v.string(), v.trim(), v.nonEmpty(say.sayWhyGstRateStays), v.maxLength(300, say.useAtMost300Characters)),
  ),
});
export type RoomTermsInput = v.InferInput<typeof RoomTermsSchema>;

/** Returns the price before tax that comes nearest, as `private.price_before_tax` does. */
export const priceBeforeTax = (allIn: number, taxRate: number) =>
  Math.round((allIn * 1000) / (1000 + Math.round(taxRate * 10)));

/** Returns what guests pay for an owner's price before tax: at most one paisa from the typed price. */
export const listedPrice = (allIn: number, taxRate: number) => allInPrice(priceBeforeTax(allIn, taxRate), taxRate);

/** Returns the GST rate for a price with tax; null if none fits. The same as `private.lawful_rate`. */
export function lawfulRate(allIn: number, on?: string): GstRate | null {
  const { rate, above } = gstRule(on);
  return [rate, above].find((one) => gstRate(priceBeforeTax(allIn, one) / 100, on) === one) ?? null;
}

/** Returns the highest price at the lower rate and the lowest at the higher rate. No rate fits between them. */
export function pricesAroundGap(on?: string): [lower: number, higher: number] {
  const { upTo, rate, above } = gstRule(on);
  return [allInPrice(upTo * 100, rate), 100 * (Math.floor((upTo * (100 + above)) / 100) + 1)];
}

/** Returns the tax rate at another price; null if none fits and none is kept. */
export const rateAt = (
  room: Pick<AdminRoom, 'tax_rate'>,
  { base_price, tax_reason }: Pick<RoomTerms, 'base_price' | 'tax_reason'>,
) => (tax_reason === null ? lawfulRate(base_price) : room.tax_rate);

/** Returns the questions before a room type gets these terms: a price that halves or doubles, a tenfold or tenth number of rooms. */
export const doubtTerms = (
  room: Pick<AdminRoom, 'base_price' | 'total_rooms'>,
  { base_price, total_rooms }: Pick<RoomTerms, 'base_price' | 'total_rooms'>,
): Doubt[] => [
  ...doubtNumber('half', say.thePricePerNight, [room.base_price, base_price], (paise) =>
    formatMoney(paise, 'INR', null, 'price'),
  ),
  ...doubtNumber('tenth', say.theNumberOfRooms, [room.total_rooms, total_rooms], (rooms) => counted(rooms, 'room')),
];
