/** Not in `text.ts`, which every page loads. */

/** Counts characters as the database does: a simple emoji is one. */
export const lengthOf = (text: string) => [...text].length;

/** True if text does not disturb other lines: at most four marks on a letter, two empty lines in a row (`private.is_layout_safe`). */
export const isLayoutSafe = (text: string) =>
  !/(?:[\u200c\u200d]*\p{M}){5}/u.test(text) &&
  !/\n(?:[\t \u00a0\u115f\u1160\u1680\u2000-\u200a\u202f\u205f\u2800\u3000\u3164\uffa0]*\n){3}/.test(text);
