import { counted } from '../../domain/stay.ts';
import { formatTime } from './stay.ts';

/** Texts of the days in a priced calendar; `isOne`: the price is of one room type, else the lowest of all. */

export const priceOfNight = (price: string, isOne: boolean, inOneRoom: boolean) =>
  `${isOne ? '' : 'from '}${price} a night${inOneRoom ? ' in one room' : ''}`;
export const priceLegend = (isOne: boolean, inOneRoom: boolean) =>
  `${isOne ? 'Price' : 'Lowest price'} a night${inOneRoom ? ' in one room' : ''}, taxes included.`;
/** Says how many percent less longer stays cost; '' without a discount. Several room types may differ. */
export function longerStays(weekly: number, monthly: number, isOne: boolean): string {
  const upTo = isOne ? '' : 'up to ';
  return [
    weekly > 0 && ` 7 nights or more: ${upTo}${weekly}% less.`,
    monthly > weekly && ` 28 nights or more: ${upTo}${monthly}% less.`,
  ]
    .filter(Boolean)
    .join('');
}
export const pricesFailed = 'We could not load prices. You can still choose dates.';

/** "Fri 24 Dec", as private.day_words names a day. */
export const dayWords = (day: string) => new Date(day).toUTCString().replace(/^(\w+), 0?(\d+ \w+).*/, '$1 $2');

/** Ends the text of a day with a full stop. */
export const asSentence = (words: string) => `${words}.`;

export const soldOut = 'Sold out';
export const bookedFrom = (day: string) => `Earliest check-in: ${dayWords(day)}`;
export const bookedUntil = (day: string) => `Latest check-in at the moment: ${dayWords(day)}`;
export const noArrival = (day: string) => `No check-in on ${dayWords(day)}`;
export const noDeparture = (day: string) => `No check-out on ${dayWords(day)}`;
export const noDepartureAfter = (day: string) => `No check-out is possible after ${dayWords(day)}`;
export const soldOutOn = (day: string) => `${dayWords(day)} is sold out`;
export const nightsAtLeast = (nights: number, arrival: string) =>
  `Minimum stay ${counted(nights, 'night')} from ${dayWords(arrival)}`;
export const nightsAtMost = (nights: number, arrival: string) =>
  `Maximum stay ${counted(nights, 'night')} from ${dayWords(arrival)}`;
/** `day`: one of its nights, which asks for it. */
export const nightsAtLeastWith = (nights: number, day: string) =>
  `Minimum stay ${counted(nights, 'night')} if it includes ${dayWords(day)}`;
export const nightsAtMostWith = (nights: number, day: string) =>
  `Maximum stay ${counted(nights, 'night')} if it includes ${dayWords(day)}`;
export const closedToday = (hour: number) => `Bookings for today closed at ${formatTime(`${hour}:00`)} IST`;
/** Joins the rule about the length of a stay with the night that is sold out. */
export const ruleAndWhy = (rule: string, why: string) => `${rule}, and ${why}`;
