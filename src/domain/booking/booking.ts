import * as v from 'valibot';
import { invalidEmail } from '../../words/en/text.ts';
import { HotelOfBookingSchema, RoomSchema } from '../hotel/hotel.ts';
import { dateRefusals, isIsoDate, refuseDates, todayInKolkata } from '../stay.ts';
import { isEmail, isName, isPhone, longestEmail, markupInName, tidyLine, tidyText } from '../text.ts';
import { stayPrice } from './price.ts';

/** The booking form, what the database answers to it, and the sentences for the guest. */

export const missingFields = {
  title: 'Required Fields Missing',
  description: 'Please fill in all required fields.',
} as const;
export const invalidDates = {
  title: 'Invalid Dates',
  description: dateRefusals.invalid_dates,
} as const;

// What a paste brings along and nobody sees is taken out, and no reason to refuse what was typed.
export const line = (maximum: number, message: string) =>
  v.pipe(v.string(), v.transform(tidyLine), v.maxLength(maximum, message));
export const text = (maximum: number, message: string) =>
  v.pipe(v.string(), v.transform(tidyText), v.maxLength(maximum, message));
export const emailLine = (missing: string) =>
  v.pipe(line(longestEmail, 'Please use at most 254 characters.'), v.nonEmpty(missing), v.check(isEmail, invalidEmail));
const isoDate = (message: string) => v.pipe(v.string(message), v.nonEmpty(message), v.check(isIsoDate, message));
const whole = (minimum: number, message: string) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(minimum, message));

/** Limits that come from the room category: people in one room, rooms of the category. */
export interface RoomLimits {
  max_occupancy: number;
  total_rooms: number;
}

/** Who a guest is, wherever they say it. Phone numbers are free text with 7 to 15 digits (E.164). */
export const guestName = v.pipe(
  line(120, 'Please use at most 120 characters.'),
  v.nonEmpty('Please enter your full name.'),
  v.check(isName, markupInName),
);
export const guestPhone = v.pipe(
  line(30, 'Please use at most 30 characters.'),
  v.check(
    (phone) => phone === '' || isPhone(phone),
    'Please enter a phone number with 7 to 15 digits, or leave it empty.',
  ),
);

/**
 * What the guest fills in; lengths are those of the table's checks.
 * Dates are judged as the database does, and the party must fit into the rooms asked for.
 */
export function bookingFormSchema({ max_occupancy, total_rooms }: RoomLimits, today = todayInKolkata()) {
  return v.pipe(
    v.object({
      guest_name: guestName,
      guest_email: emailLine('Please enter your e-mail.'),
      guest_phone: guestPhone,
      check_in_date: isoDate('Please choose a check-in date.'),
      check_out_date: isoDate('Please choose a check-out date.'),
      num_adults: v.pipe(
        whole(1, 'At least 1 adult.'),
        v.maxValue(max_occupancy * total_rooms, `At most ${max_occupancy * total_rooms} adults.`),
      ),
      num_children: v.pipe(
        whole(0, 'Children cannot be less than 0.'),
        v.maxValue(max_occupancy * total_rooms, 'That is more children than the rooms hold.'),
      ),
      num_rooms: v.pipe(
        whole(1, 'At least 1 room.'),
        v.maxValue(total_rooms, `Only ${total_rooms} of these rooms exist.`),
      ),
      special_requests: text(1000, 'Please use at most 1,000 characters.'),
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
        `Each room takes up to ${max_occupancy} guests. Please add a room or change the party.`,
      ),
      ['num_rooms'],
    ),
  );
}
export type BookingFormInput = v.InferInput<ReturnType<typeof bookingFormSchema>>;
export type BookingDetails = v.InferOutput<ReturnType<typeof bookingFormSchema>>;

/** What a guest types about themselves. The tab keeps it while the form is filled in, and for its confirmation. */
export const GuestSchema = v.object(
  v.entriesFromList(['guest_name', 'guest_email', 'guest_phone', 'special_requests'], v.optional(v.string(), '')),
);
export type Guest = v.InferOutput<typeof GuestSchema>;

/** Which of the two toasts of the specification a rejected form shows, if any. */
export function rejectionToast(form: BookingFormInput): typeof missingFields | typeof invalidDates | null {
  const required = [form.guest_name, form.guest_email, form.check_in_date, form.check_out_date];
  if (required.some((value) => value.trim() === '')) return missingFields;
  return form.check_in_date < form.check_out_date ? null : invalidDates;
}

const QuoteSchema = v.object({
  ...stayPrice,
  /** For how long the booking would wait for its advance; null for ever. */
  advance_hours: v.nullable(v.number()),
  rooms_free: v.number(),
  /** What else there is to know of it, as a sentence: that the house holds the rooms, and until when. */
  note: v.nullable(v.string()),
});

export const BookingQuoteSchema = v.object({
  hotel: v.object({ ...HotelOfBookingSchema.entries, star_rating: v.nullable(v.number()) }),
  room: RoomSchema,
  quote: v.nullable(QuoteSchema),
  dates_error: v.nullable(v.string()),
});
export interface BookingQuote extends v.InferOutput<typeof BookingQuoteSchema> {
  /** Whether guests prove that they are human before they book: read where the site can show that. */
  asks_human?: boolean;
}

/** Sentences for the codes of `create_booking_tx`; a code without one is a bug and reads as the general failure. */
export const bookingRefusals: Record<string, string> = {
  ...dateRefusals,
  sold_out: 'These rooms were just taken for at least one of your nights. Please choose other dates or another room.',
  price_changed: 'The price of this stay has changed. Please look at the new total before you continue.',
  too_many_guests: 'The party does not fit into the rooms. Please add a room or change the party.',
  too_many_rooms: 'The hotel does not have that many of these rooms.',
  invalid_guests: 'Please check the number of guests and rooms.',
  invalid_guest: 'Please check your name, e-mail and phone.',
  room_not_found: 'Room not found',
  held_unpaid:
    'Half of these rooms are booked from your internet connection already, and not yet paid. Please choose fewer rooms or other dates, or write to us.',
  key_reused: 'This form was already used for another booking. Please reload the page and try again.',
  rate_limited: 'Too many bookings were tried from here. Please wait a few minutes and try again.',
  busy: 'Many guests are booking this room right now. Please try again in a moment.',
};
