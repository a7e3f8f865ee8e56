import { refundDays } from './cancellation.ts';

/** A stay by the link of its mails: how far away it is, what a message about it begins with, and what happens with its money. */

export const inDays = (days: number) => `In ${days} days`;
export const tomorrow = 'Tomorrow';
export const today = 'Today';
export const nightOf = (night: number, nights: number) => `Night ${night} of ${nights}`;
export const leavingToday = 'You leave today';
export const pastStay = 'Past stay';

export const stayLine = (checkIn: string, checkOut: string, room: string, guests: string) =>
  `${checkIn} to ${checkOut}, ${room}, ${guests}.`;
export const isCancelledStay = (stay: string) => `It is cancelled: ${stay} `;
/** Of a stay that the hotel says nobody came for. */
export const isMissedStay = (stay: string) => `It is noted that nobody came: ${stay} `;
export const arrivingAbout = (time: string) => `We arrive at about ${time}. `;

export const noneHasCome = 'No payment has come for this stay, so nothing has to come back.';
export const hasCome = (amount: string) => `${amount} has come for this stay.`;
export const hotelTellsBack = 'The hotel has terms of its own, and tells you what of it comes back.';
export const nothingBack = 'By the terms you booked under, nothing of it comes back now.';
export const allBack = `All of it comes back to you within ${refundDays}.`;
export const amountBack = (amount: string) => `${amount} comes back to you within ${refundDays}.`;
export const holdsUntil = (moment: string) =>
  `That holds for cancelling until ${moment}; after that nothing comes back.`;
export const toldPaid = (amount: string) => `You told us that you have paid ${amount}, which we have not found yet.`;
export const hotelTellsOnceFound = 'Once we find it, the hotel tells you what of it comes back.';
export const allBackOnceFound = `All of it comes back to you within ${refundDays} once we find it.`;
export const amountBackOnceFound = (amount: string) =>
  `${amount} comes back to you within ${refundDays} once we find it.`;

/** How money came or went back. */
export const ways = {
  cash: 'in cash',
  card: 'by card',
  upi: 'by UPI',
  bank: 'by bank transfer',
  other: '',
  site: 'to us',
} as const;
/** The same on the page of the gateway, by its words. */
export const waysOnline: Readonly<Record<string, string>> = {
  card: 'by card',
  upi: 'by UPI',
  netbanking: 'by net banking',
  wallet: 'from a wallet',
};
export const online = 'online';
export const paidToUs = (way: string) => `Paid to us ${way}`;
export const paidIn = (way: string) => `Paid ${way}`.trim();
export const givenBackIn = (way: string) => `Given back ${way}`.trim();
export const givenBackByUs = 'Given back by us';
export const comesBack = 'Comes back to you';
export const promisedAndGiven = 'Promised, and given back';
