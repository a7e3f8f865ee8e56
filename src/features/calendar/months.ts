import { addDays, nightsBetween } from '#src/domain/stay.ts';

export interface Month {
  first: string;
  days: number;
}

const firstOf = (date: string) => `${date.slice(0, 7)}-01`;

export function findMonth(date: string): Month {
  const first = firstOf(date);
  return { first, days: nightsBetween(first, firstOf(addDays(first, 31))) };
}

export const monthBefore = ({ first }: Month) => firstOf(addDays(first, -1));
export const monthAfter = ({ first }: Month) => firstOf(addDays(first, 31));

export const emptyBefore = (first: string) => (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
