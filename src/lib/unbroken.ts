/** Keeps each number on the line of the word it counts: "4 nights" never parts. For screens: files and mails hold plain text. */
export const unbroken = (text: string) => text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0');
