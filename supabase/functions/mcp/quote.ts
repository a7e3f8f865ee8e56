import * as v from 'valibot';
import { advanceReasonWords, bookButtonWords } from '../../../src/domain/booking/advance.ts';
import { BookingQuoteSchema, bookingRefusals } from '../../../src/domain/booking/booking.ts';
import { guestPrice, priceLines, restOf } from '../../../src/domain/booking/price.ts';
import { policyWords } from '../../../src/domain/booking/termsNow.ts';
import { placeOf } from '../../../src/domain/hotel/hotel.ts';
import { type StayQuery, stayArguments } from '../../../src/domain/stay.ts';
import { formatTime, partyWords, stayWords } from '../../../src/words/en/party.ts';
import type { Env } from '../_shared/http.ts';
import { countField, demoWarning, money, price, siteAddresses, stayEntries, textField } from './answers.ts';
import { ask, Refusal } from './ask.ts';
import { datedStayEntries, id, stayOf } from './inputs.ts';
import { otherDates, otherDatesWords } from './otherDates.ts';
import { refusedDates } from './stayDetails.ts';
import { tool } from './tool.ts';

export const QuoteInputSchema = v.strictObject({
  room_id: id('A room_id from search_stays or stay_details.'),
  ...datedStayEntries,
});

const OutputSchema = v.object({
  ...stayEntries,
  room_id: v.string(),
  room_name: v.string(),
  check_in_date: v.string(),
  check_out_date: v.string(),
  check_in_time: textField('Check-in starts at this time, in Goa.'),
  check_out_time: textField('Check-out ends at this time, in Goa.'),
  nights: v.number(),
  adults: v.number(),
  children: v.number(),
  rooms: v.number(),
  rooms_free: countField('Rooms available on every night, now.'),
  total: price('The total that the guest pays if the booking is made now.'),
  gst: v.object({ percent: v.number(), contained: price('The tax included in the total.') }),
  advance: v.object({
    percent: v.number(),
    amount: price('Part of the total, due after booking.'),
    hours: v.nullable(
      countField('Hours to pay the advance before the booking expires. Null if the booking does not expire.'),
    ),
    why: v.nullable(textField('The reason if the percentage is not the usual one.')),
  }),
  at_the_hotel: price('The balance due at the hotel.'),
  cancellation: v.nullable(textField('The cancellation policy: how much is refunded, and until when.')),
});
export type Quote = v.InferOutput<typeof OutputSchema>;

/** @throws Refusal */
export async function quoteFor(
  env: Env,
  input: v.InferOutput<typeof QuoteInputSchema>,
): Promise<{ lines: string[]; answer: Quote }> {
  const stay = stayOf(input);
  const { rooms: num_rooms, adults: num_adults, children: num_children, ...dates } = stayArguments(stay);
  const asked = { room_category_id: input.room_id, ...dates, num_rooms, num_adults, num_children };
  const { hotel, room, quote, dates_error } = await ask(
    env,
    'booking_quote',
    asked,
    BookingQuoteSchema,
    bookingRefusals,
  );
  if (dates_error !== null || !quote) throw refusedDates(dates_error ?? '');
  const refusal = refuseParty(stay, room);
  if (refusal) throw new Refusal(bookingRefusals[refusal]);
  if (quote.rooms_free < stay.rooms) {
    const nearest = await otherDates(env, { room_category_id: room.id }, stay);
    throw new Refusal(`${bookingRefusals.sold_out}${otherDatesWords(nearest)}`);
  }

  const answer: Quote = {
    stay_id: hotel.id,
    name: hotel.name,
    is_fictional: hotel.is_demo,
    place: placeOf(hotel),
    url: siteAddresses(env).stay(hotel.id, stay),
    room_id: room.id,
    room_name: room.name,
    check_in_date: input.check_in_date,
    check_out_date: input.check_out_date,
    check_in_time: formatTime(hotel.check_in_time),
    check_out_time: formatTime(hotel.check_out_time),
    nights: quote.nights,
    adults: stay.adults,
    children: stay.children,
    rooms: stay.rooms,
    rooms_free: quote.rooms_free,
    total: money(quote.total_amount),
    gst: { percent: quote.tax_rate, contained: money(quote.tax_amount) },
    advance: {
      percent: quote.advance_percent,
      amount: money(quote.advance_amount),
      hours: quote.advance_hours,
      why: advanceReasonWords(quote),
    },
    at_the_hotel: money(restOf(quote)),
    cancellation: policyWords(hotel.policies.cancellation_policy, quote.terms) || null,
  };
  const words = [
    `${room.name}, ${hotel.name}${demoWarning(hotel.is_demo)}`,
    `${stayWords(stay).stay}, ${partyWords(stay)}; check-in from ${answer.check_in_time}, check-out until ${answer.check_out_time}`,
    ...priceLines(quote, guestPrice).map(({ label, amount }) => `${label}: ${money(amount).text}`),
    ...(answer.advance.why ? [answer.advance.why] : []),
    ...(answer.cancellation ? [`Cancellation: ${answer.cancellation}`] : []),
    `Nothing is booked yet. The booking form says: ${bookButtonWords(quote)}`,
  ];
  return { lines: words, answer };
}

/** The same limits as create_booking_tx. */
function refuseParty(
  { adults, children, rooms }: StayQuery,
  { max_occupancy, total_rooms }: { max_occupancy: number; total_rooms: number },
): 'too_many_rooms' | 'too_many_guests' | null {
  if (rooms > total_rooms) return 'too_many_rooms';
  return adults + children > max_occupancy * rooms ? 'too_many_guests' : null;
}

export const quote = tool({
  name: 'quote',
  title: 'Price of a stay',
  description:
    'Returns the price of one room type for dates and guests, if booked now. The answer has the total with taxes, the tax included, the advance, the balance due, the cancellation policy and the available rooms. This call books nothing and holds no room. If the room cannot be booked, it returns a refusal, with the nearest available dates if there are any.',
  input: QuoteInputSchema,
  output: OutputSchema,
  run: quoteFor,
});
