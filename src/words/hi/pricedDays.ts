import { counted } from '../../domain/stay.ts';
import { dateTag } from './language.ts';
import { formatTime } from './stay.ts';

export const priceOfNight = (price: string, isOne: boolean, inOneRoom: boolean) =>
  `${inOneRoom ? 'एक कमरे में ' : ''}प्रति रात ${price}${isOne ? '' : ' से'}`;
export const priceLegend = (isOne: boolean, inOneRoom: boolean) =>
  `${inOneRoom ? 'एक कमरे में ' : ''}एक रात का ${isOne ? '' : 'सबसे कम '}किराया, टैक्स समेत।`;
export function longerStays(weekly: number, monthly: number, isOne: boolean): string {
  const less = (percent: number) => (isOne ? `${percent}% कम` : `${percent}% तक कम`);
  return [
    weekly > 0 && ` 7 या ज़्यादा रातों पर ${less(weekly)}।`,
    monthly > weekly && ` 28 या ज़्यादा रातों पर ${less(monthly)}।`,
  ]
    .filter(Boolean)
    .join('');
}
export const pricesFailed = 'किराया नहीं दिख सका। आप फिर भी तारीखें चुन सकते हैं।';

/** "शुक्र, 24 दिसंबर". */
export const dayWords = (day: string) =>
  new Intl.DateTimeFormat(dateTag, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );

export const asSentence = (words: string) => `${words}।`;

export const soldOut = 'कोई कमरा खाली नहीं';
export const bookedFrom = (day: string) => `चेक-इन ${dayWords(day)} से हो सकता है`;
export const bookedUntil = (day: string) => `चेक-इन अभी ${dayWords(day)} तक ही हो सकता है`;
export const noArrival = (day: string) => `${dayWords(day)} को चेक-इन नहीं होता`;
export const noDeparture = (day: string) => `${dayWords(day)} को चेक-आउट नहीं होता`;
export const noDepartureAfter = (day: string) => `${dayWords(day)} के बाद चेक-आउट नहीं हो सकता`;
export const soldOutOn = (day: string) => `${dayWords(day)} को कोई कमरा खाली नहीं`;
export const nightsAtLeast = (nights: number, arrival: string) =>
  `${dayWords(arrival)} से कम से कम ${counted(nights, 'रात', 'रातें')}`;
export const nightsAtMost = (nights: number, arrival: string) =>
  `${dayWords(arrival)} से ज़्यादा से ज़्यादा ${counted(nights, 'रात', 'रातें')}`;
export const nightsAtLeastWith = (nights: number, day: string) =>
  `${dayWords(day)} की रात शामिल हो तो कम से कम ${counted(nights, 'रात', 'रातें')}`;
export const nightsAtMostWith = (nights: number, day: string) =>
  `${dayWords(day)} की रात शामिल हो तो ज़्यादा से ज़्यादा ${counted(nights, 'रात', 'रातें')}`;
export const closedToday = (hour: number) => `आज की बुकिंग ${formatTime(`${hour}:00`)} (भारतीय समय) बंद हो गई`;
export const ruleAndWhy = (rule: string, why: string) => `${rule}, और ${why}`;
