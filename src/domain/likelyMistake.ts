import * as say from '../words/staff/likelyMistake.ts';
import { formatDate } from './stay.ts';

/** A question before a change that may be a typing error. `save` is the button that agrees. */
export interface Doubt {
  text: string;
  save: string;
}

/** The ratios of a new number to the old one that are asked about. */
const limits = {
  /** Changes by more than 20%, for an exchange rate. */
  fifth: (ratio: number) => ratio < 0.8 || ratio > 1.2,
  /** Halves or doubles, for a price. */
  half: (ratio: number) => ratio <= 0.5 || ratio >= 2,
  /** Grows tenfold or falls to a tenth, for a percentage or a count. */
  tenth: (ratio: number) => ratio <= 0.1 || ratio >= 10,
};
type Limit = keyof typeof limits;

// Rounded, because 88.5 × 1.2 is not exact.
const ratioOf = (from: number, to: number) => Math.round((to / from) * 1e6) / 1e6;

/** A percentage or count that was 0 is asked about from here. */
const muchAfterNone = 20;

/** Returns true if a number changed so much that it may be a typing error. A price that was 0 never is. */
export const isUnlikely = (limit: Limit, from: number, to: number) =>
  from > 0 ? limits[limit](ratioOf(from, to)) : limit === 'tenth' && from === 0 && to >= muchAfterNone;

/** Says how much more or less a number is: "25% more", "10 times as much", "10 times less". */
export function apartWords(from: number, to: number): string {
  const ratio = ratioOf(from, to);
  if (ratio >= 2) return say.timesAsMuch(Math.round(ratio * 10) / 10);
  if (ratio > 0 && ratio <= 0.2) return say.timesLess(Math.round(10 / ratio) / 10);
  const percent = Math.round(Math.abs(ratio - 1) * 100);
  return ratio > 1 ? say.percentMore(percent) : say.percentLess(percent);
}

/** Returns the question about a number that changed beyond the limit, or none. `what` names it in a sentence: "The dollar rate". */
export function doubtNumber(
  limit: Limit,
  what: string,
  [from, to]: readonly [from: number, to: number],
  format: (value: number) => string,
): Doubt[] {
  if (!isUnlikely(limit, from, to)) return [];
  const text = say.wasAndTyped(what, format(from), format(to), from > 0 ? apartWords(from, to) : null);
  return [{ text, save: say.saveValue(format(to)) }];
}

/** Returns the question about a date before `since`, or none. */
export const doubtPast = (what: string, date: string, since: string): Doubt[] =>
  date < since ? [{ text: say.isPast(what, formatDate(date)), save: say.saveValue(formatDate(date)) }] : [];
