import * as v from 'valibot';
import { ownWords } from '../../words/en/ownWords.ts';

/** Translates texts of our own hotels. The database has the English texts; a text that its owner changed is not translated. */

type Words = Readonly<Record<string, string>>;

export const inOwnWords = (text: string, words: Words | null = ownWords) =>
  (words && Object.hasOwn(words, text) && words[text]) || text;

export const OwnWordsSchema = v.pipe(
  v.string(),
  v.transform((text) => inOwnWords(text)),
);

export const nameInRows = (name: string) =>
  Object.entries<string>(ownWords ?? {}).find(([, words]) => words === name)?.[0] ?? name;

/** Returns a description in the language of the page, also one that the search has cut with "…". */
export function describedIn(texts: Words, description: string): string {
  const [, beginning] = /^(.+)…$/s.exec(description) ?? [];
  const whole = beginning && Object.keys(texts).find((english) => english.startsWith(beginning));
  return inOwnWords(whole || description, texts);
}
