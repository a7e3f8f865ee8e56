/**
 * Hindi names of room types and Hindi house rules of our own hotels, by their English in `content/showcase`: null here. The build writes them
 * from `content/` (`src/build/languages.ts`). Apart from ownTexts.ts, because many screens show them.
 */

type Words = Readonly<Record<string, string>> | null;

export const ownWords: Words = null;
