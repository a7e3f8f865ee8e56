import * as v from 'valibot';
import type { Language } from '../../words/languages.ts';
import { emptyFormC, type FormC, isLatin } from '../formC/form.ts';
import { formatMoment } from '../moment.ts';
import { formatDate } from '../stay.ts';
import { tidyLine } from '../text.ts';
import { type DeskBooking, stayRefusal } from './bookings.ts';
import type { ChatStay } from './guestChat.ts';

/** The foreign guests of a booking, for the front desk: their forms, their reports and the time left. */

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
  /** All guests of the booking. */
  most: v.number(),
  arrived_at: v.nullable(v.string()),
  due_at: v.nullable(v.string()),
  /** True while the guest can still fill in forms by the link. */
  takes_forms: v.boolean(),
  link_made_at: v.nullable(v.string()),
  kept_until: v.string(),
  people: v.array(FormCGuestSchema),
});
export type DeskFormC = v.InferOutput<typeof DeskFormCSchema>;

const refusals: Record<string, string> = {
  invalid_form: 'Check the form: an entry cannot be reported as it is.',
  too_many: 'Every guest of this booking already has a form.',
  filled: 'More guests already have a form. Remove a form first.',
  reported: 'This guest is already reported. To change or remove the form, mark it as not reported first.',
  changed: 'Someone changed this form. You see it as it is now: correct the entry in the portal first.',
  not_arrived: 'Check the guest in first: the portal asks for the time of arrival.',
  invalid_number: 'Use up to 40 letters, digits, - and /.',
  invalid_guests: 'This booking has fewer guests.',
  not_changeable: 'You can no longer change this: the booking is cancelled or ended long ago.',
  closed:
    'The guest cannot fill in the form: the stay is over, no foreign guests are expected, or the property is not live.',
  no_email: 'This booking has no email address. Send the link by WhatsApp instead.',
  rate_limited: 'You have asked this guest too often today. Try again tomorrow.',
};

/** Returns the sentence for a refusal about foreign guests. */
export const formCRefusal = (refusal: { code: string; [fact: string]: unknown }) =>
  refusals[refusal.code] ?? stayRefusal(refusal);

/**
 * The form of the guest who booked, with what the booking says of them: the last word of the name as the surname, and the phone number. The desk compares
 * the name with the passport.
 */
export function formOfBooker({ guest_name, guest_phone }: Pick<DeskBooking, 'guest_name' | 'guest_phone'>): FormC {
  const name = tidyLine(guest_name);
  const names = isLatin(name) ? name.split(' ') : [];
  const surname = names.length > 1 ? (names.pop() ?? '') : '';
  const isAbroad = /^\s*(\+|00)(?!\s*9\s*1)/.test(guest_phone ?? '');
  return {
    ...emptyFormC(),
    given_name: names.join(' '),
    surname,
    [isAbroad ? 'phone_home' : 'phone_india']: guest_phone ?? '',
  };
}

const dateHi = new Intl.DateTimeFormat('hi-IN', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** Returns the front desk’s WhatsApp message to the guest, with the link. */
export function formCChat(
  language: Language,
  stay: Pick<ChatStay, 'guest_name' | 'hotel_name' | 'check_in_date'>,
  address: string,
): string {
  const lines = {
    en: [
      `Hello ${stay.guest_name}, you arrive at ${stay.hotel_name} on ${formatDate(stay.check_in_date)}.`,
      'By law, we must report foreign guests within 24 hours of arrival (Form C).',
      'Please fill in one form for each guest who is not an Indian citizen. It takes about 5 minutes each:',
      address,
      'The link is only for you. We store what you fill in encrypted.',
    ],
    hi: [
      `नमस्ते ${stay.guest_name}, आप ${dateHi.format(new Date(`${stay.check_in_date}T00:00:00Z`))} को ${stay.hotel_name} पहुँच रहे हैं।`,
      'कानून के मुताबिक हमें हर विदेशी मेहमान की जानकारी उनके पहुँचने के 24 घंटे के अंदर देनी होती है (Form C)।',
      'जो मेहमान भारत के नागरिक नहीं हैं, कृपया उनमें से हर एक के लिए एक फ़ॉर्म भरें। हर फ़ॉर्म में करीब 5 मिनट लगते हैं:',
      address,
      'यह लिंक सिर्फ़ आपके लिए है। आपकी भरी हुई जानकारी हम एन्क्रिप्ट करके रखते हैं।',
    ],
  };
  return lines[language].join('\n');
}

/** "Filled in by the guest, 25 Nov 2026, 12:04". */
export const filledWords = ({ filled_by, filled_at }: FormCGuest) =>
  `Filled in ${filled_by === 'guest' ? 'by the guest' : 'at the front desk'}, ${formatMoment(filled_at)}`;
