import * as v from 'valibot';
import * as words from '../../words/en/accountCalls.ts';
import { sections } from '../../words/en/dataFile.ts';

/** The file with all that is known of one person, as private.personal_data of the database answers it. */

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
  last_admin: words.lastAdmin,
  live_hotels: words.liveHotels,
  bookings_to_come: words.bookingsToCome,
  stays_to_come: words.staysToCome,
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
