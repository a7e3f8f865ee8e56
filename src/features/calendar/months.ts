import { addDays, nightsBetween } from '#src/domain/stay.ts';

/** A month of the calendar: its first day, and how many days it has. */
export interface Month {
  first: string;
  days: number;
}

const firstOf = (date: string) => `${date.slice(0, 7)}-01`;

/** The month of a date. */
export function monthOf(date: string): Month {
  const first = firstOf(date);
  return { first, days: nightsBetween(first, firstOf(addDays(first, 31))) };
}

export const monthBefore = ({ first }: Month) => firstOf(addDays(first, -1));
export const monthAfter = ({ first }: Month) => firstOf(addDays(first, 31));

/** How many places of the first week are empty: weeks begin on Monday. */
export const emptyBefore = (first: string) => (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
