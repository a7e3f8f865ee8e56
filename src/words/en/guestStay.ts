import { refundDays } from './cancellation.ts';

/** A booking by the link of its emails: how far away it is, what a message about it begins with, and its payments and refunds. */

export const inDays = (days: number) => `In ${days} days`;
export const tomorrow = 'Tomorrow';
export const today = 'Today';
export const nightOf = (night: number, nights: number) => `Night ${night} of ${nights}`;
export const leavingToday = 'Check-out today';
export const pastStay = 'Past stay';

export const stayLine = (checkIn: string, checkOut: string, room: string, guests: string) =>
  `${checkIn} to ${checkOut}, ${room}, ${guests}.`;
export const isCancelledStay = (stay: string) => `It is cancelled: ${stay} `;
/** Of a no-show. */
export const isMissedStay = (stay: string) => `It is recorded as a no-show: ${stay} `;
export const arrivingAbout = (time: string) => `We arrive at about ${time}. `;

export const noneReceived = 'We received no payment for this booking, so no refund is due.';
export const received = (amount: string) => `We received ${amount} for this booking.`;
export const hotelDecides = 'The hotel has its own cancellation policy and tells you how much is refunded.';
export const noRefund = 'You get no refund under your cancellation policy.';
export const amountBack = (amount: string) => `You get ${amount} back within ${refundDays}.`;
export const holdsUntil = (moment: string) => `This applies if you cancel by ${moment}. After that, no refund.`;
export const reported = (amount: string) => `You reported a payment of ${amount}, which we have not found yet.`;
export const hotelDecidesOnceFound = 'Once we find it, the hotel tells you how much is refunded.';
export const amountBackOnceFound = (amount: string) => `Once we find it, you get ${amount} back within ${refundDays}.`;

/** How a payment or refund was made. */
export const ways = {
  cash: 'in cash',
  card: 'by card',
  upi: 'by UPI',
  bank: 'by bank transfer',
  other: '',
  online: 'online',
} as const;
/** The same on the page of the gateway, by its words. */
export const waysOnline: Readonly<Record<string, string>> = {
  card: 'by card',
  upi: 'by UPI',
  netbanking: 'by net banking',
  wallet: 'from a wallet',
};
export const paidToUs = (way: string) => `Paid to us ${way}`.trim();
export const paidAtHotel = (way: string) => `Paid at the hotel ${way}`.trim();
export const refundedByUs = 'Refunded by us';
export const refundedByHotel = (way: string) => `Refunded by the hotel ${way}`.trim();
export const refundSent = 'Refund sent by us';
export const refundDue = (day: string | null) => `Refund due${day ? ` by ${day}` : ''}`;
export const byDay = (day: string) => `by ${day}`;
/** Who pays a refund that is due. */
export const payers = { site: 'We pay it', property: 'The hotel pays it' } as const;
