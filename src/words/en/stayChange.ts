import { guests } from './counts.ts';

/** Changing a booking by its guest: dates, guests, rooms, and the payments and refunds that follow. */

export const changeTitle = 'Change this stay';
export const cancel = 'Cancel';
export const changing = 'Changing…';
export const changeIt = 'Change the stay';
export const payAndChange = (amount: string) => `Pay ${amount} and change`;
export const changeWaits = 'Your change waits for its payment';
export const holdingNights = 'Holding the new nights…';
export const changed = 'Your stay is changed';
/** Of a change that is paid for at once. */
export const onHoldOnline = 'The new nights are on hold for you for 20 minutes while you pay.';
export const onHoldByUpi = 'The new nights are on hold for you until the payment is due. Your booking page shows when.';
export const adults = 'Adults';
export const children = 'Children';
export const rooms = 'Rooms';
export const eachTakes = (most: number) => `Each takes up to ${guests(most)}`;
export const priceToBe = 'Price as it will be';
export const notFree = 'These nights are not free. Your stay stays as it is.';
export const nothingChanged = 'Nothing is changed yet.';
export const askingPrice = 'Asking for the price…';
export const chooseBoth = 'Please choose both dates.';
export const inRupees =
  'In rupees, as it is charged. Nights you have booked keep their price in the room you have, and go only once the new ones are yours.';

export const room = 'Room';
export const yoursNow = 'Yours now. ';
export const upToARoom = (most: number) => `Up to ${most} a room`;
export const ofWholeStay = 'Prices are of the whole stay, with all taxes.';

export const takesUpTo = (most: number) => `Takes up to ${guests(most)} a room`;
export const thereAre = (rooms: number) => `There ${rooms === 1 ? 'is' : 'are'} ${rooms} of it`;
export const notForStay = 'Not available for this booking';
export const onlyLeft = (rooms: number) => `Only ${rooms} left for these nights`;
export const soldOut = 'Sold out for these nights';
export const samePrice = 'The same price';
export const amountMore = (amount: string) => `${amount} more`;
export const amountLess = (amount: string) => `${amount} less`;

export const refund = (amount: string) => `You get ${amount} back.`;
export const anotherRefund = (amount: string) => `You get another ${amount} back.`;
export const refundUsed = (amount: string) => `We use ${amount} of the refund due to you to pay for it.`;
/** `by`: when the booking expires without it. */
export const dueInAdvance = (amount: string, by: string | null) =>
  by ? `${amount} is due in advance by ${by}. Without it your booking expires.` : `${amount} is due in advance.`;
export const advanceBecomes = (advance: string, due: string, by: string | null) =>
  `The advance becomes ${advance}. ${dueInAdvance(due, by)}`;
export const payWithChange = (advance: string, due: string) =>
  `The advance becomes ${advance}. Pay ${due} now, and we change your booking. Without the payment it stays as it is.`;
export const restAtHotel = (amount: string) => `You pay ${amount} at the hotel.`;
export const nothingLeft = 'Nothing is left to pay.';
