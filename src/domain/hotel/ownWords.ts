import * as v from 'valibot';
import { ownWords } from '../../words/en/ownWords.ts';

/**
 * Shows what the content says of our own hotels in the language of the page. The database holds the English texts, which an owner may have
 * changed: a text that is no longer the one of the content stays as its owner wrote it.
 */

type Words = Readonly<Record<string, string>>;

export const inOwnWords = (text: string, words: Words | null = ownWords) =>
  (words && Object.hasOwn(words, text) && words[text]) || text;

/** The name of a room type or a house rule, as an answer of the server holds it. */
export const OwnWordsSchema = v.pipe(
  v.string(),
  v.transform((text) => inOwnWords(text)),
);

/** Returns what the database calls a room type of our own hotels. */
export const nameInRows = (name: string) =>
  Object.entries<string>(ownWords ?? {}).find(([, words]) => words === name)?.[0] ?? name;

/** Returns a description in the language of the page. The search ends one that it has cut with "…". */
export function describedIn(texts: Words, description: string): string {
  const [, beginning] = /^(.+)…$/s.exec(description) ?? [];
  const whole = beginning && Object.keys(texts).find((english) => english.startsWith(beginning));
  return inOwnWords(whole || description, texts);
}
