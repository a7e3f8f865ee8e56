import { guests } from './counts.ts';

/** Changing a booking by its guest: dates, guests, rooms, and the payments and refunds that follow. */

export const changeTitle = 'Change booking';
export const cancel = 'Cancel';
export const changing = 'Changing…';
export const changeIt = 'Change booking';
export const payAndChange = (amount: string) => `Pay ${amount} and change`;
export const changeWaits = 'Pay to confirm your change';
export const holdingNights = 'Holding the new nights…';
export const changed = 'Booking changed';
/** Of a change that is paid for at once. */
export const onHoldOnline = 'We hold the new nights for you for 20 minutes while you pay.';
export const onHoldByUpi = 'We hold the new nights for you until the payment is due. Your booking page shows when.';
export const adults = 'Adults';
export const children = 'Children';
export const rooms = 'Rooms';
export const eachTakes = (most: number) => `Each takes up to ${guests(most)}`;
export const priceToBe = 'New price';
export const notFree = 'These dates are not available. Your booking has not changed.';
export const nothingChanged = 'Nothing is changed yet.';
export const askingPrice = 'Getting the price…';
export const chooseBoth = 'Choose both dates.';
export const inRupees =
  'Prices are in rupees. Nights you already booked keep their price in your current room type. You keep them until we confirm the change.';

export const room = 'Room type';
export const yoursNow = 'Yours now. ';
export const upToARoom = (most: number) => `Up to ${most} a room`;
export const ofWholeStay = 'Prices are for all nights, taxes included.';

export const takesUpTo = (most: number) => `Takes up to ${guests(most)} a room`;
export const thereAre = (rooms: number) => `Only ${rooms} ${rooms === 1 ? 'room' : 'rooms'} of this type`;
export const notForStay = 'Not available for this booking';
export const onlyLeft = (rooms: number) => `Only ${rooms} left for these nights`;
export const soldOut = 'Sold out for these nights';
export const samePrice = 'Same price';
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
