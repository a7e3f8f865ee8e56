import * as v from 'valibot';
import type { Language } from '../../words/languages.ts';
import { emptyFormC, type FormC, isLatin } from '../formC/form.ts';
import { formatMoment } from '../moment.ts';
import { formatDate } from '../stay.ts';
import { tidyLine } from '../text.ts';
import { type DeskBooking, stayRefusal } from './bookings.ts';
import type { ChatStay } from './guestChat.ts';

/** The guests from abroad of a booking as the desk of its house has them: who has a form, who is reported, and how long there is. */

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
  /** Null where nobody has asked yet. */
  guests: v.nullable(v.number()),
  /** The whole party. */
  most: v.number(),
  arrived_at: v.nullable(v.string()),
  due_at: v.nullable(v.string()),
  /** Whether the guest may still fill in anything by a link. */
  takes_forms: v.boolean(),
  link_made_at: v.nullable(v.string()),
  kept_until: v.string(),
  people: v.array(FormCGuestSchema),
});
export type DeskFormC = v.InferOutput<typeof DeskFormCSchema>;

const refusals: Record<string, string> = {
  invalid_form: 'Please look at the form again: something in it cannot be reported like this.',
  too_many: 'Everybody of the party has a form already.',
  filled: 'More guests have a form: remove one first.',
  reported: 'This one is reported. To change or remove it, take the report back first.',
  changed: 'This form was changed meanwhile. It is shown as it is now: please correct what stands in the portal first.',
  not_arrived: 'Please check the guest in first: the portal asks for the hour of the arrival.',
  invalid_number: 'Please use letters, digits, - and / only: at most 40.',
  invalid_guests: 'There are not so many people in this booking.',
  not_changeable: 'This booking is cancelled or long over: nothing can be changed any more.',
  closed: 'The stay is over, nobody is from abroad, or the house is off the site: the guest can fill in nothing.',
  no_email: 'This booking has no email. Send the link by WhatsApp instead.',
  rate_limited: 'The guest was asked very often today. Please try again tomorrow.',
};

/** Why the database refused something about guests from abroad, as a sentence. */
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

/** What the desk writes to the guest on WhatsApp, with the link. */
export function formCChat(
  language: Language,
  stay: Pick<ChatStay, 'guest_name' | 'hotel_name' | 'check_in_date'>,
  address: string,
): string {
  const lines = {
    en: [
      `Hello ${stay.guest_name}, you arrive at ${stay.hotel_name} on ${formatDate(stay.check_in_date)}.`,
      'Indian law asks us to report each guest from abroad within 24 hours of arrival (Form C). Please fill in passport and visa of everybody who comes without Indian citizenship; it takes some five minutes each:',
      address,
      'The link is for you alone. What you fill in is stored encrypted.',
    ],
    hi: [
      `नमस्ते ${stay.guest_name}, आप ${dateHi.format(new Date(`${stay.check_in_date}T00:00:00Z`))} को ${stay.hotel_name} पहुँच रहे हैं।`,
      'भारतीय क़ानून के अनुसार हमें विदेश से आए हर मेहमान की सूचना 24 घंटे के अंदर देनी होती है (फ़ॉर्म C)। कृपया हर ऐसे मेहमान का पासपोर्ट और वीज़ा यहाँ भरें, जो भारत का नागरिक नहीं है:',
      address,
      'यह लिंक केवल आपके लिए है। भरी हुई जानकारी एन्क्रिप्ट करके रखी जाती है।',
    ],
  };
  return lines[language].join('\n');
}

/** "Filled in by the guest, 25 Nov 2026, 12:04". */
export const filledWords = ({ filled_by, filled_at }: FormCGuest) =>
  `Filled in ${filled_by === 'guest' ? 'by the guest' : 'at the desk'}, ${formatMoment(filled_at)}`;
