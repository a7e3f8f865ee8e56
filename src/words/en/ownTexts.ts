/** Hindi descriptions of our own hotels and their room types, as ownWords.ts has the names. Only pages that show one of them fetch it. */

type Words = Readonly<Record<string, string>> | null;

export const ownTexts: Words = null;
