import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { kept } from '../domain/privacy/kept.ts';
import { frontOf } from './contentFiles.ts';

/** A text of `content/legal` as it is now. */
export interface LegalText {
  name: string;
  /** The day after `updated:` at its top, yyyy-MM-dd: what is kept with what people agree to. */
  version: string;
  /** All that its page says. */
  words: string;
}

/** The text of the privacy page below its file. */
const keptWords = () =>
  `\n## What is kept\n\n${kept.map(({ what, why, until }) => `- ${what}. ${why}. ${until}`).join('\n')}\n`;

export function readLegalTexts(): LegalText[] {
  return readdirSync('content/legal').map((file) => {
    const name = basename(file, '.md');
    const words = readFileSync(`content/legal/${file}`, 'utf8') + (name === 'privacy' ? keptWords() : '');
    const { updated } = frontOf(`legal/${file}`) as { updated: string };
    return { name, version: updated, words };
  });
}

/** Where the words of a version are kept, for whoever agreed to them. */
export const fileOfVersion = ({ name, version }: Pick<LegalText, 'name' | 'version'>) =>
  `docs/legal/${name}-${version}.md`;

/**
 * The versions that the forms of a build send, by text.
 * @throws when one is of a day to come: the database would refuse bookings until then.
 */
export function legalVersions(texts: readonly LegalText[], today: string): Record<string, string> {
  const early = texts.find(({ version }) => version > today);
  if (early) throw new Error(`content/legal/${early.name}.md: "updated" is ${early.version}, which is in the future.`);
  return Object.fromEntries(texts.map(({ name, version }) => [name, version]));
}
