/** Keeps a number and its word on one line ("4 nights"). For screens only: files and emails hold plain text. */
export const unbroken = (text: string) => text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0');
