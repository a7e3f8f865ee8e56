import * as v from 'valibot';
import type { Language } from '../../words/languages.ts';
import * as say from '../../words/staff/foreignGuests.ts';
import { emptyFormC, type FormC, formCFields, isLatin } from '../formC/form.ts';
import { formatMoment } from '../moment.ts';
import { tidyLine } from '../text.ts';
import { type DeskBooking, stayRefusal } from './bookings.ts';
import type { ChatStay } from './guestChat.ts';
import { guestFormats } from './guestFormats.ts';

export const FormCGuestSchema = v.object({
  id: v.string(),
  name: v.string(),
  nationality: v.string(),
  filled_by: v.picklist(['guest', 'desk']),
  filled_at: v.string(),
  reported_at: v.nullable(v.string()),
  reported_by: v.nullable(v.string()),
  portal_number: v.nullable(v.string()),
});
export type FormCGuest = v.InferOutput<typeof FormCGuestSchema>;

export const DeskFormCSchema = v.object({
  /** Null until the front desk has asked. */
  guests: v.nullable(v.number()),
  most: v.number(),
  arrived_at: v.nullable(v.string()),
  due_at: v.nullable(v.string()),
  takes_forms: v.boolean(),
  link_made_at: v.nullable(v.string()),
  kept_until: v.string(),
  people: v.array(FormCGuestSchema),
});
export type DeskFormC = v.InferOutput<typeof DeskFormCSchema>;

const refusals: Record<string, string> = say.formCRefusals;

export const formCRefusal = (refusal: { code: string; [fact: string]: unknown }) =>
  refusals[refusal.code] ?? stayRefusal(refusal);

/**
 * Fills in a form from the booking: last word of the name as surname, the phone number, and the address of a bill to a person. The front desk checks
 * it with the passport. Once the guest's details are shortened, it is empty.
 */
export function formOfBooker({
  guest_name,
  guest_phone,
  buyer,
  is_masked,
}: Pick<DeskBooking, 'guest_name' | 'guest_phone' | 'buyer' | 'is_masked'>): FormC {
  if (is_masked) return emptyFormC();
  const name = tidyLine(guest_name);
  const names = isLatin(name) ? name.split(' ') : [];
  const surname = names.length > 1 ? (names.pop() ?? '') : '';
  const isAbroad = /^\s*(\+|00)(?!\s*9\s*1)/.test(guest_phone ?? '');
  const home = tidyLine(buyer && !buyer.company && !buyer.gstin ? (buyer.address ?? '') : '');
  return {
    ...emptyFormC(),
    given_name: names.join(' '),
    surname,
    home_address: isLatin(home) ? home.slice(0, formCFields.home_address.most) : '',
    [isAbroad ? 'phone_home' : 'phone_india']: guest_phone ?? '',
  };
}

export function formCChat(
  language: Language,
  stay: Pick<ChatStay, 'guest_name' | 'hotel_name' | 'check_in_date'>,
  address: string,
): string {
  const { guest_name, hotel_name, check_in_date } = stay;
  const day = guestFormats[language].shortDate(check_in_date);
  return say.formCMessage[language](guest_name, hotel_name, day, address).join('\n');
}

export const filledWords = ({ filled_by, filled_at }: FormCGuest) =>
  (filled_by === 'guest' ? say.filledInByGuest : say.filledInAtFrontDesk)(formatMoment(filled_at));
