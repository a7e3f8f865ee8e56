type Words = Readonly<Record<string, string>> | null;

export const ownWords: Words = null;
