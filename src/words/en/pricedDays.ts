import { counted } from '../../domain/stay.ts';
import { formatTime } from './stay.ts';

/** What the days of a priced calendar say; `isOne`: of one room category, else the lowest of all. */

export const priceOfNight = (price: string, isOne: boolean, inOneRoom: boolean) =>
  `${isOne ? '' : 'from '}${price} a night${inOneRoom ? ' in one room' : ''}`;
export const priceLegend = (isOne: boolean, inOneRoom: boolean) =>
  `${isOne ? 'The' : 'The lowest'} price of a night${inOneRoom ? ' in one room' : ''}, taxes included.`;
/** What longer stays cost less, in percent; nothing without a discount. Several room types may differ. */
export function longerStays(weekly: number, monthly: number, isOne: boolean): string {
  const upTo = isOne ? '' : 'up to ';
  return [
    weekly > 0 && ` From 7 nights ${upTo}${weekly}% less.`,
    monthly > weekly && ` From 28 nights ${upTo}${monthly}% less.`,
  ]
    .filter(Boolean)
    .join('');
}
export const pricesFailed = 'Prices could not be loaded. The dates can be chosen all the same.';

/** "Fri 24 Dec", as private.day_words names a day. */
export const dayWords = (day: string) => new Date(day).toUTCString().replace(/^(\w+), 0?(\d+ \w+).*/, '$1 $2');

/** What a day says, with its stop. */
export const asSentence = (words: string) => `${words}.`;

export const soldOut = 'Sold out';
export const bookedFrom = (day: string) => `Can be booked from ${dayWords(day)} on`;
export const bookedUntil = (day: string) => `Can be booked until ${dayWords(day)} so far`;
export const noArrival = (day: string) => `No stay begins on ${dayWords(day)}`;
export const noDeparture = (day: string) => `No stay ends on ${dayWords(day)}`;
export const noDepartureAfter = (day: string) => `No day to leave after ${dayWords(day)}`;
export const soldOutOn = (day: string) => `${dayWords(day)} is sold out`;
export const nightsAtLeast = (nights: number, arrival: string) =>
  `${counted(nights, 'night')} at least from ${dayWords(arrival)}`;
export const nightsAtMost = (nights: number, arrival: string) =>
  `${counted(nights, 'night')} at most from ${dayWords(arrival)}`;
/** `day`: one of its nights, which asks for it. */
export const nightsAtLeastWith = (nights: number, day: string) =>
  `${counted(nights, 'night')} at least for a stay that includes ${dayWords(day)}`;
export const nightsAtMostWith = (nights: number, day: string) =>
  `${counted(nights, 'night')} at most for a stay that includes ${dayWords(day)}`;
export const closedToday = (hour: number) => `Bookings for today closed at ${formatTime(`${hour}:00`)} IST`;
/** How long a stay must be, and which of its nights is taken. */
export const ruleAndWhy = (rule: string, why: string) => `${rule}, and ${why}`;
