type Words = Readonly<Record<string, string>> | null;

export const ownTexts: Words = null;
