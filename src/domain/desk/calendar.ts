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
  /** From this moment the rooms are available again. */
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
  not_found: 'You no longer have access to this property or room type. Reload the page.',
  invalid_dates: 'The last night must not be before the first.',
  past_dates: 'You cannot change nights before today.',
  too_many_nights: 'Too many nights at once. Choose fewer nights.',
  too_far_ahead: 'You can change nights up to 540 days ahead.',
  invalid_change: 'One of these values is outside its limits. Nothing was changed.',
  changed_meanwhile: 'Someone else changed these rates. You see them as they are now: check them.',
  busy: 'Someone else is changing these nights. Try again.',
  invalid_guest: 'Check name, phone and email.',
  invalid_guests: 'Check the number of guests and rooms.',
  invalid_percent: 'Enter a whole number from 0 to 100.',
  invalid_price: 'Enter a price from ₹1 to ₹10,00,000 per night.',
  no_reason: 'Enter a short reason for the different price. We keep it with the booking.',
  too_many_holds: 'A property can have up to 100 holds at a time. Release some first.',
  key_reused: 'This booking was already made with other details. Reload the page.',
  price_changed: 'The price has changed. You see it as it is now: check it.',
  not_held: 'This hold has ended, was released, or was booked.',
  erased: 'This guest’s details were deleted. Dates and amounts stay, and you cannot change this booking.',
  illegal_move: 'The status of this booking has changed. You see it as it is now: check it.',
  not_changeable: 'This booking is over or cancelled. You can no longer change it.',
  begun:
    'This stay has started: you can change only the check-out date and the guests. For other rooms, check out today and make a new booking.',
  room_not_found: 'This room type does not belong to this property.',
  price_needed: 'The booking would have more nights or rooms than before. Choose a price for it.',
  invalid_note: 'Enter a note of 1 to 1,000 characters.',
  too_many_notes: 'This booking has 100 notes, the maximum.',
  no_email: 'There is no email address to send it to.',
  no_confirmation:
    'This booking has no email address, so the guest cannot confirm that they cancelled. Refund everything, or ask the guest to cancel by their link.',
  too_many_mails:
    'Too many emails to this address today. Leave the email out and call your guest, or try again tomorrow.',
  rate_limited: 'Too many emails to this guest today. Try again tomorrow.',
};

/** Says why the database refused a change by the front desk. */
export function deskRefusal(refusal: { code: string; [fact: string]: unknown }): string {
  const { code, rooms_free, max_rooms, max_guests, least, most, right, lowest, percent } = refusal;
  if (code === 'not_allowed') {
    return right === 'rates'
      ? 'Only the owner and the managers of this property can do this. Ask one of them.'
      : 'Only the owner of this property can do this.';
  }
  if (code === 'sold_out') {
    return rooms_free
      ? `Only ${counted(Number(rooms_free), 'room is', 'rooms are')} available on every one of these nights.`
      : 'No rooms are available on at least one of these nights.';
  }
  if (code === 'price_too_low')
    return `The front desk can set ${formatRupees(Number(lowest))} or more per night and room before tax (${percent}% of the rate). Ask the owner or a manager to set a lower price.`;
  if (code === 'too_many_rooms') return `This room type has only ${counted(Number(max_rooms ?? 0), 'room')}.`;
  if (code === 'too_many_guests')
    return `These rooms sleep up to ${counted(Number(max_guests ?? 0), 'guest')}. Add a room, or choose fewer guests.`;
  if (code === 'wrong_refund') {
    return `Enter a refund from ${formatRupees(Number(least))} (cancellation policy) to ${formatRupees(Number(most))} (amount paid).`;
  }
  return refusals[code] ?? 'We could not make this change. Reload the page and try again.';
}
