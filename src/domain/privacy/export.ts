import * as v from 'valibot';
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
