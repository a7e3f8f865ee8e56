/** What words that others read keep to, beside `text.ts`: apart from it, which every page has. */

/** How many characters text has, as the database counts: an emoji of one sign is one. */
export const lengthOf = (text: string) => [...text].length;

/** Whether text leaves the lines around it alone: at most four marks on one letter, and two empty lines in a row (`private.is_calm`). */
export const isCalm = (text: string) =>
  !/(?:[\u200c\u200d]*\p{M}){5}/u.test(text) &&
  !/\n(?:[\t \u00a0\u115f\u1160\u1680\u2000-\u200a\u202f\u205f\u2800\u3000\u3164\uffa0]*\n){3}/.test(text);
