import * as v from 'valibot';
import { sections } from '../../words/en/yourData.ts';

type Section = keyof typeof sections;
const names = Object.keys(sections) as Section[];

export const PersonalDataSchema = v.record(v.picklist(names), v.unknown());
export type PersonalData = v.InferOutput<typeof PersonalDataSchema>;

/** Returns JSON, each section with its description. `site` is the origin. */
export function dataFile(data: PersonalData, made_at: string, site: string): string {
  const parts = names.map((name) => [name, { about: sections[name], data: data[name] ?? null }]);
  return `${JSON.stringify({ made_at, site, ...Object.fromEntries(parts) }, null, 2)}\n`;
}

/** The audit log stores these names. */
export const knownBy = {
  mail: 'They answered an email that we sent to this address',
  phone: 'We called the number of the booking or account',
  document: 'They showed an identity document',
  in_person: 'They came in person, and we know them',
} as const;
export type KnownBy = keyof typeof knownBy;
export const waysToKnow = Object.keys(knownBy) as KnownBy[];
export const notIdentified = 'Say how you identified this person.';
