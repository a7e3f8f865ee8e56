/** Translated descriptions of our own hotels. Only pages that show one load this file. */

type Words = Readonly<Record<string, string>> | null;

export const ownTexts: Words = null;
