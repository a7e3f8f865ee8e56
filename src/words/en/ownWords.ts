/** Translated room types and rules of our own hotels, by English text. Null in English. `src/build/languages.ts` writes them from `content/`. */

type Words = Readonly<Record<string, string>> | null;

export const ownWords: Words = null;
