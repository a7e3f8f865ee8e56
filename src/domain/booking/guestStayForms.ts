import * as v from 'valibot';
import { invalidTime, invalidUtr, requestsTooLong } from '../../words/en/guestStay.ts';
import { paise } from '../hotel/hotel.ts';
import { plainDigits } from '../text.ts';
import { guestName, guestPhone, text } from './booking.ts';
import { stayPrice } from './price.ts';
import { RoomChoiceSchema } from './roomChoice.ts';
import { PlansToldSchema } from './termsNow.ts';

/** The room types that the booking can change to, cheapest first. A refusal lists them too. */
const offered = { rooms: v.array(RoomChoiceSchema) };
export const OfferedRoomsSchema = v.object(offered);

export const GuestChangeQuoteSchema = v.object({
  ...stayPrice,
  ...offered,
  /** On the fullest night, including the rooms of this booking. */
  rooms_free: v.number(),
  advance_due_at: v.nullable(v.string()),
  /** Paise to pay with the change; 0 if it needs no payment. */
  due_now: paise,
  ...PlansToldSchema.entries,
});

/** 'HH:MM' or '' for the arrival. Limits are those of the database. */
export const GuestNotesSchema = v.object({
  arrival_time: v.pipe(
    v.string(),
    v.regex(/^$|^([01]\d|2[0-3]):[0-5]\d$/, invalidTime),
    v.transform((time) => time || null),
  ),
  special_requests: text(1000, requestsTooLong),
  guest_name: guestName,
  guest_phone: guestPhone,
});
export type GuestNotesInput = v.InferOutput<typeof GuestNotesSchema>;

/** A UTR: the 12 digits by which banks identify a UPI payment (private.is_utr). */
export const PaymentReportSchema = v.object({
  utr: v.pipe(
    v.string(),
    v.transform((typed) => plainDigits(typed).replace(/\s/g, '')),
    v.regex(/^(?!(\d)\1{11})\d{12}$/, invalidUtr),
  ),
});
export type PaymentReport = v.InferOutput<typeof PaymentReportSchema>;

export const maxReason = 300;
