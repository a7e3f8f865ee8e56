import * as v from 'valibot';
import { invalidTime, invalidUtr, requestsTooLong } from '../../words/en/guestStay.ts';
import { paise } from '../hotel/hotel.ts';
import { plainDigits } from '../text.ts';
import { guestName, guestPhone, text } from './booking.ts';
import { stayPrice } from './price.ts';
import { RoomChoiceSchema } from './roomChoice.ts';
import { PlansToldSchema } from './termsNow.ts';

/** What a guest types on the page of their stay, and what a change of it would cost; apart from what the page shows first. */

/** The kinds of rooms it could be in, the cheapest first; they are told with a refusal too. */
const offered = { rooms: v.array(RoomChoiceSchema) };
export const OfferedRoomsSchema = v.object(offered);

/** What the stay would cost as another one. */
export const GuestChangeQuoteSchema = v.object({
  ...stayPrice,
  ...offered,
  /** On the fullest night, the rooms of the stay itself counted in. */
  rooms_free: v.number(),
  /** When it would expire without its advance; null when it would not. */
  advance_due_at: v.nullable(v.string()),
  /** Paid with the change; 0 where it is made without a payment. */
  due_now: paise,
  /** As it would be then. */
  ...PlansToldSchema.entries,
});

/** What a guest tells the hotel: 'HH:MM' or nothing, requests, and who they are. Bounds are those of the database. */
export const TellHouseSchema = v.object({
  arrival_time: v.pipe(
    v.string(),
    v.regex(/^$|^([01]\d|2[0-3]):[0-5]\d$/, invalidTime),
    v.transform((time) => time || null),
  ),
  special_requests: text(1000, requestsTooLong),
  guest_name: guestName,
  guest_phone: guestPhone,
});
export type ToldHouse = v.InferOutput<typeof TellHouseSchema>;

/** The number by which banks know a payment by UPI: 12 digits, as apps show them, in groups or not (private.is_utr). */
export const ReportSchema = v.object({
  utr: v.pipe(
    v.string(),
    v.transform((typed) => plainDigits(typed).replace(/\s/g, '')),
    v.regex(/^(?!(\d)\1{11})\d{12}$/, invalidUtr),
  ),
});
export type Report = v.InferOutput<typeof ReportSchema>;

/** The longest reason, in characters. */
export const maxReason = 300;
