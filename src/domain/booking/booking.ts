import * as v from 'valibot';
import { refusals } from '../../words/en/booking.ts';
import { invalidEmail, markupInName } from '../../words/en/common.ts';
import {
  checkInMissing,
  checkOutMissing,
  childrenBelowNone,
  datesInvalid,
  emailMissing,
  fieldsMissing,
  fillAllIn,
  nameMissing,
  oneAdult,
  oneRoom,
  partyTooLarge,
  phoneInvalid,
  tooLong,
  tooManyAdults,
  tooManyChildren,
  tooManyRooms,
} from '../../words/en/party.ts';
import { tidyEmail, tidyPhone } from '../contact.ts';
import { HotelOfBookingSchema, paise, RoomSchema } from '../hotel/hotel.ts';
import { OwnWordsSchema } from '../hotel/ownWords.ts';
import { dateRefusals, isIsoDate, refuseDates, todayInKolkata } from '../stay.ts';
import { isEmail, isName, isPhone, longestEmail, tidyLine, tidyText } from '../text.ts';
import { OfferedExtraSchema } from './extras.ts';
import { stayPrice } from './price.ts';

export const missingFields = {
  title: fieldsMissing,
  description: fillAllIn,
} as const;
export const invalidDates = {
  title: datesInvalid,
  description: dateRefusals.invalid_dates,
} as const;

// A paste can add invisible characters. We remove them instead of refusing the text.
export const line = (maximum: number, message: string) =>
  v.pipe(v.string(), v.transform(tidyLine), v.maxLength(maximum, message));
export const text = (maximum: number, message: string) =>
  v.pipe(v.string(), v.transform(tidyText), v.maxLength(maximum, message));
export const emailLine = (missing: string) =>
  v.pipe(
    v.string(),
    v.transform(tidyEmail),
    v.maxLength(longestEmail, tooLong(longestEmail)),
    v.nonEmpty(missing),
    v.check(isEmail, invalidEmail),
  );
/** A phone number as it is stored: the first of two. */
export const phoneLine = v.pipe(v.string(), v.transform(tidyPhone), v.maxLength(30, tooLong(30)));
const isoDate = (message: string) => v.pipe(v.string(message), v.nonEmpty(message), v.check(isIsoDate, message));
const whole = (minimum: number, message: string) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(minimum, message));

export interface RoomLimits {
  max_occupancy: number;
  total_rooms: number;
}

/** Phone numbers are free text with 7 to 15 digits (E.164). */
export const guestName = v.pipe(line(120, tooLong(120)), v.nonEmpty(nameMissing), v.check(isName, markupInName));
export const guestPhone = v.pipe(
  phoneLine,
  v.check((phone) => phone === '' || isPhone(phone), phoneInvalid),
);

const guestEntries = {
  guest_name: guestName,
  guest_email: emailLine(emailMissing),
  guest_phone: guestPhone,
};
const noteEntries = { special_requests: text(1000, tooLong(1000)) };

/** Checks the booking form, in page order. Lengths and dates follow the database, and the guests must fit into the rooms. */
export function bookingFormSchema({ max_occupancy, total_rooms }: RoomLimits, today = todayInKolkata()) {
  return v.pipe(
    v.object({
      ...guestEntries,
      check_in_date: isoDate(checkInMissing),
      check_out_date: isoDate(checkOutMissing),
      num_adults: v.pipe(
        whole(1, oneAdult),
        v.maxValue(max_occupancy * total_rooms, tooManyAdults(max_occupancy * total_rooms)),
      ),
      num_children: v.pipe(whole(0, childrenBelowNone), v.maxValue(max_occupancy * total_rooms, tooManyChildren)),
      num_rooms: v.pipe(whole(1, oneRoom), v.maxValue(total_rooms, tooManyRooms(total_rooms))),
      ...noteEntries,
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const stay = dataset.value;
      if (!isIsoDate(stay.check_in_date) || !isIsoDate(stay.check_out_date)) return;
      const refusal = refuseDates(stay.check_in_date, stay.check_out_date, today);
      if (!refusal) return;
      const key = refusal === 'past_dates' ? 'check_in_date' : 'check_out_date';
      addIssue({
        message: dateRefusals[refusal],
        path: [{ type: 'object', origin: 'value', input: stay, key, value: stay[key] }],
      });
    }),
    v.forward(
      v.partialCheck(
        [['num_adults'], ['num_children'], ['num_rooms']],
        (party) => party.num_adults + party.num_children <= max_occupancy * party.num_rooms,
        partyTooLarge(max_occupancy),
      ),
      ['num_rooms'],
    ),
  );
}
export type BookingFormInput = v.InferInput<ReturnType<typeof bookingFormSchema>>;
export type BookingDetails = v.InferOutput<ReturnType<typeof bookingFormSchema>>;

const guestFields = Object.keys({ ...guestEntries, ...noteEntries }) as (keyof (typeof guestEntries &
  typeof noteEntries))[];
export const GuestSchema = v.object(v.entriesFromList(guestFields, v.optional(v.string(), '')));
export type Guest = v.InferOutput<typeof GuestSchema>;

/** Returns the toast of the specification for a rejected form; null if neither fits. */
export function rejectionToast(form: BookingFormInput): typeof missingFields | typeof invalidDates | null {
  const required = [form.guest_name, form.guest_email, form.check_in_date, form.check_out_date];
  if (required.some((value) => value.trim() === '')) return missingFields;
  return form.check_in_date < form.check_out_date ? null : invalidDates;
}

const QuoteSchema = v.object({
  ...stayPrice,
  /** Hours until the booking expires without its advance; null if it does not expire. */
  advance_hours: v.nullable(v.number()),
  /** The refund if the guest books and cancels now. */
  terms: v.object({ percent: v.nullable(v.number()), until: v.nullable(v.string()) }),
  rooms_free: v.number(),
  /** The name of a further room type without enough rooms. */
  full_room: v.nullish(OwnWordsSchema),
  note: v.nullable(v.string()),
});

const OtherRoomSchema = v.object({
  id: v.string(),
  name: OwnWordsSchema,
  max_occupancy: v.number(),
  total_rooms: v.number(),
  /** Null without dates. */
  rooms_free: v.nullable(v.number()),
  /** Paise for one room; null without dates, and for dates that it does not sell. */
  price: v.nullable(paise),
});
export type OtherRoom = v.InferOutput<typeof OtherRoomSchema>;

export const BookingQuoteSchema = v.object({
  hotel: v.object({ ...HotelOfBookingSchema.entries, star_rating: v.nullable(v.number()) }),
  room: RoomSchema,
  quote: v.nullable(QuoteSchema),
  dates_error: v.nullable(v.string()),
  /** Why the discount code is not in the price: a key of `codeErrors`. */
  code_error: v.optional(v.string()),
  /** Absent from answers of an older server. */
  takes_codes: v.optional(v.boolean(), false),
  /** Those on sale. Absent from answers of an older server. */
  extras: v.optional(v.array(OfferedExtraSchema)),
  /** Room types that can be added; null with an offer. Absent from answers of an older server. */
  other_rooms: v.nullish(v.array(OtherRoomSchema)),
  caller: v.nullish(v.object({ guest_name: v.string(), guest_phone: v.string() })),
});
export interface BookingQuote extends v.InferOutput<typeof BookingQuoteSchema> {
  asks_human?: boolean;
}

/** A code of `create_booking_tx` without a sentence is a bug and shows the general failure. */
export const bookingRefusals: Record<string, string> = {
  ...dateRefusals,
  ...refusals,
};
