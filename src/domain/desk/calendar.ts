import * as v from 'valibot';
import { paise } from '../hotel/hotel.ts';
import { NoticeEmailSchema } from '../listing/noticeEmails.ts';
import { formatRupees } from '../money.ts';
import { counted } from '../stay.ts';
import { houseRights, PersonRoleSchema } from './people.ts';

/** The calendar of a house, as its desk reads it: rooms by nights with prices, and who has them. */

const Counts = v.array(v.number());
const Flags = v.array(v.boolean());

/** A room category; the lists have a place for each night from the first of the calendar on. */
const CalendarRowSchema = v.object({
  id: v.string(),
  name: v.string(),
  is_active: v.boolean(),
  total_rooms: v.number(),
  max_occupancy: v.number(),
  /** Percent of tax on every night whatever it costs; null where GST asks by the price. */
  own_rate: v.nullable(v.number()),
  booked: Counts,
  blocked: Counts,
  held: Counts,
  free: Counts,
  /** Paise for a night in one room before tax, percent off it at the last minute, and paise as guests pay on the site. */
  net: v.array(paise),
  percent: Counts,
  price: v.array(paise),
  /** The rules for stays that begin on the night, for all that include it, and for those that end on that day. */
  min_nights: Counts,
  max_nights: Counts,
  min_through: Counts,
  max_through: Counts,
  closed_to_arrival: Flags,
  closed_to_departure: Flags,
  /** Whether the night has a price of its own. */
  is_own: Flags,
});
export type CalendarRow = v.InferOutput<typeof CalendarRowSchema>;

const CalendarStaySchema = v.object({
  id: v.string(),
  booking_reference: v.string(),
  room_category_id: v.string(),
  guest_name: v.string(),
  check_in_date: v.string(),
  check_out_date: v.string(),
  num_rooms: v.number(),
  num_adults: v.number(),
  num_children: v.number(),
  total_amount: paise,
  booking_status: v.picklist(['pending', 'confirmed', 'cancelled', 'completed']),
  payment_status: v.picklist(['pending', 'paid', 'failed', 'refunded']),
});
/** A booking that meets the nights of the calendar; its guest is masked 30 days after check-out. */
export type CalendarStay = v.InferOutput<typeof CalendarStaySchema>;

const CalendarBlockSchema = v.object({
  id: v.string(),
  room_category_id: v.string(),
  first_night: v.string(),
  end_date: v.string(),
  rooms: v.number(),
  reason: v.string(),
  /** The calendar of another site that it came from, which alone releases it. */
  feed_id: v.nullable(v.string()),
});
export type CalendarBlock = v.InferOutput<typeof CalendarBlockSchema>;

const CalendarHoldSchema = v.object({
  id: v.string(),
  room_category_id: v.string(),
  first_night: v.string(),
  end_date: v.string(),
  rooms: v.number(),
  /** From this moment on the rooms are for sale again. */
  ends_at: v.string(),
  guest_name: v.string(),
  guest_phone: v.nullable(v.string()),
  num_adults: v.number(),
  num_children: v.number(),
  total_amount: paise,
  /** Paise a night before tax, and why, where the house named a price of its own; null where the rates of that day hold. */
  night_price: v.nullable(paise),
  price_reason: v.nullable(v.string()),
  /** Opens the booking form with these dates, this price and this hold. */
  offer: v.string(),
});
/** Rooms that are kept for who asked by telephone; those that are over are not told. */
export type CalendarHold = v.InferOutput<typeof CalendarHoldSchema>;

export const CalendarSchema = v.object({
  hotel_id: v.string(),
  hotel_name: v.string(),
  /** What whoever reads it may do here. */
  rights: v.array(v.picklist(houseRights)),
  /** Whether the front desk charges GST. */
  charges_gst: v.boolean(),
  /** When it was read, by the server's clock: what is left of a hold is counted from it. */
  read_at: v.string(),
  first_night: v.string(),
  nights: v.number(),
  rows: v.array(CalendarRowSchema),
  stays: v.array(CalendarStaySchema),
  blocks: v.array(CalendarBlockSchema),
  holds: v.array(CalendarHoldSchema),
});
export type Calendar = v.InferOutput<typeof CalendarSchema>;

/** A house whose desk somebody may use, and as what. */
export const DeskHouseSchema = v.object({
  id: v.string(),
  property_id: v.string(),
  name: v.string(),
  city: v.string(),
  role: v.picklist(['owner', ...PersonRoleSchema.options]),
  rights: v.array(v.picklist(houseRights)),
  /** Names somebody who was invited among the people of the house; null of its owner. */
  person_id: v.nullable(v.string()),
  /** Who else is told of its bookings; null to whom may not set that. */
  notice_emails: v.nullable(v.array(NoticeEmailSchema)),
});
export type DeskHouse = v.InferOutput<typeof DeskHouseSchema>;

/** Paise and days are checked by the database; its bounds as people read them. */
const refusals: Record<string, string> = {
  invalid_file: 'This file cannot be imported. Check that it is a list of bookings.',
  not_found: 'This house or room category is not among yours any more. Please load the page again.',
  invalid_dates: 'The last night must not be before the first.',
  past_dates: 'Nights before today cannot be changed.',
  too_many_nights: 'These are too many nights at once.',
  too_far_ahead: 'Nights can be changed up to 540 days ahead, as far as guests can book.',
  invalid_change: 'One of these values is out of bounds. Nothing was changed.',
  changed_meanwhile: 'Somebody changed these rates meanwhile. They are shown as they are now: please look again.',
  busy: 'These nights are being changed by somebody else right now. Please try again.',
  invalid_guest: 'Please look at name, phone and email again.',
  invalid_guests: 'Please look at the number of guests and rooms again.',
  invalid_percent: 'Enter a whole number from 0 to 100.',
  invalid_price: 'A night costs ₹1 at least and ₹10,00,000 at most.',
  no_reason: 'Please say in a few words why the price is another one: it stays with the booking.',
  too_many_holds: 'A house can hold rooms for up to 100 callers at a time. Please release some first.',
  key_reused: 'This booking was made already, with other words. Please load the page again.',
  price_changed: 'The price changed meanwhile. It is shown as it is now: please look again.',
  not_held: 'This hold is over, released, or booked meanwhile.',
  erased: 'The guest of this booking was erased. Dates and money stay, and nothing of it can be changed.',
  illegal_move: 'This booking has come to another state meanwhile. It is shown as it is now: please look again.',
  not_changeable: 'This stay is over or cancelled, and can no longer be changed.',
  begun:
    'This stay has begun: only its last day and its guests can be changed. For other rooms, check out today and book the rest anew.',
  room_not_found: 'This room is not one of this house.',
  price_needed: 'The stay would get longer or have more rooms than were paid for. Please choose a price for it.',
  invalid_note: 'Please write a note of at most 1,000 characters.',
  too_many_notes: 'This booking has a hundred notes, which is all it can have.',
  no_email: 'There is no e-mail address to send it to.',
  no_confirmation:
    'This booking has no email address, so the guest cannot confirm that they cancelled. Refund everything, or ask the guest to cancel by their link.',
  too_many_mails:
    'This address was written to very often today. Leave the e-mail out, or try again tomorrow: your guest can be called.',
  rate_limited: 'This guest was written to very often today. Please try again tomorrow.',
};

/** Why the database refused a change of the desk, as a sentence. */
export function deskRefusal(refusal: { code: string; [fact: string]: unknown }): string {
  const { code, rooms_free, max_rooms, max_guests, least, most, right, lowest, percent } = refusal;
  if (code === 'not_allowed') {
    return right === 'rates'
      ? 'Only the owner and the managers of this property can do this. Ask one of them.'
      : 'This is for the owner of this house alone.';
  }
  if (code === 'sold_out') {
    return rooms_free
      ? `Only ${counted(Number(rooms_free), 'room is', 'rooms are')} free on every one of these nights.`
      : 'No room is free on at least one of these nights.';
  }
  if (code === 'price_too_low')
    return `The front desk can set ${formatRupees(Number(lowest))} for a night in one room before tax, or more: ${percent}% of the rate. Ask the owner or a manager to set a lower price.`;
  if (code === 'too_many_rooms') return `This category has ${counted(Number(max_rooms ?? 0), 'room')}.`;
  if (code === 'too_many_guests') return `So many rooms sleep ${counted(Number(max_guests ?? 0), 'guest')}.`;
  if (code === 'wrong_refund') {
    return `Enter a refund from ${formatRupees(Number(least))}, by the cancellation policy, to ${formatRupees(Number(most))}, which was paid.`;
  }
  return refusals[code] ?? 'The server refused this.';
}
