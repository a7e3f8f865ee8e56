import * as v from 'valibot';

/** The file with all that is known of one person, as private.personal_data of the database answers it. */

/** Its sections in the order of the file, each with what it is in plain words. */
const sections = {
  account: 'Your account: name, e-mail, phone and role, and how guests and admins are told of you as an owner.',
  sign_in:
    'How you sign in: when your address was confirmed, your apps and devices. Passwords, codes and keys are in no file: of them only fingerprints are kept.',
  stays:
    'Stays booked with your address, with what was typed when booking. Where the guest is shortened, the stay was booked before your account had confirmed the address. Amounts are paise. Of passports and visas (Form C) it is told that they are kept, and until when: what stands in them is shown to the house alone.',
  reviews: 'Reviews of those stays, and as whose they are shown.',
  replies: 'What you replied to reviews in the name of a house, and which you asked us to look at.',
  listings:
    'Places you list: what is published or handed in, the draft as you typed it, rooms, photos, names of documents; who works there.',
  houses: 'Houses of others that you work at or are invited to, and as what.',
  payout: 'Tax and bank data: as you typed them, as handed in, and as you are paid by.',
  letters: 'Letters your address is on the list for, or has stopped.',
  saved: 'Stays you have saved with your account.',
  waits: 'Stays that were sold out, and that your address is told of once they can be booked.',
  mails: 'Mails we wrote to your address in the last 30 days: which, and when.',
  notes:
    'When one of us, or a job, looked at your data or changed something of yours. Who it was is not told: that is data of theirs.',
} as const;
type Section = keyof typeof sections;
const names = Object.keys(sections) as Section[];

export const PersonalDataSchema = v.record(v.picklist(names), v.unknown());
export type PersonalData = v.InferOutput<typeof PersonalDataSchema>;

/** The file as text: JSON, each section with its words. `made_at` is its moment, `site` where it comes from. */
export function dataFile(data: PersonalData, made_at: string, site: string): string {
  const parts = names.map((name) => [name, { about: sections[name], data: data[name] ?? null }]);
  return `${JSON.stringify({ made_at, site, ...Object.fromEntries(parts) }, null, 2)}\n`;
}

/** Why somebody's data cannot be erased now, said to themselves; `count` of what is in the way. */
export const erasureRefusals = {
  last_admin: 'You are the only admin of this site. Make somebody else an admin first.',
  live_hotels: 'Guests can book a place of yours just now. Hide it from guests under “My listings” first.',
  bookings_to_come:
    'Guests have booked a place of yours and are still to come. The account can go after their last stay, or once they are cancelled with us.',
  stays_to_come:
    'You have a stay to come, and its host has to know who arrives. The account can go after it, or once it is cancelled with us.',
} as const;

/** The same of somebody who has written to us, said to the admin. */
export const erasureRefusalsOfOthers: Record<keyof typeof erasureRefusals | 'is_admin', string> = {
  last_admin: 'This is the only admin of the site.',
  live_hotels: 'A place of theirs is live. Hide or delete it first.',
  bookings_to_come: 'A place of theirs has bookings to come.',
  stays_to_come: 'They have a stay to come. It can be erased after it, or once it is cancelled.',
  is_admin: 'This is an admin. Take the role away first.',
};

/** How an admin can be sure who asks; the names are what the audit log keeps. */
export const knownBy = {
  mail: 'They answered a mail that we sent to this address',
  phone: 'We called the number of the booking or account',
  document: 'They showed an identity document',
  in_person: 'They stood before us, and we know them',
} as const;
export type KnownBy = keyof typeof knownBy;
export const waysToKnow = Object.keys(knownBy) as KnownBy[];
export const notIdentified = 'Please say how you made sure who asks.';
