import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { kept } from '../domain/privacy/kept.ts';
import { frontOf } from './contentFiles.ts';

export interface LegalText {
  name: string;
  /** The date in `updated:` at the top of the file. It is stored with what people agree to. */
  version: string;
  words: string;
}

/** The privacy page adds this text to its file. */
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

/** Returns the file of a version, for people who agreed to it. */
export const fileOfVersion = ({ name, version }: Pick<LegalText, 'name' | 'version'>) =>
  `docs/legal/${name}-${version}.md`;

/** Returns the versions that forms send, by text. Throws for a future version: the database would refuse bookings until then. */
export function legalVersions(texts: readonly LegalText[], today: string): Record<string, string> {
  const early = texts.find(({ version }) => version > today);
  if (early) throw new Error(`content/legal/${early.name}.md: "updated" is ${early.version}, which is in the future.`);
  return Object.fromEntries(texts.map(({ name, version }) => [name, version]));
}
