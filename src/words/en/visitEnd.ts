/** How a booking ended, and what its guest can say to that. */

export const isCancelled = 'This booking is cancelled';
export const cancelledOn = (moment: string) => `Cancelled on ${moment}.`;
export const isNoShow = (hotel: string) => `${hotel} says that you did not arrive`;
export const ifYouWereThere =
  'If you stayed at the hotel, or arrived and were turned away, tell us. We then ask the hotel.';
export const iWasThere = 'I was there';
export const weLookIntoIt = 'You told us that you were there. We ask the hotel and email you.';
export const didYouCancel = (hotel: string) => `${hotel} says that you cancelled this booking. Did you?`;
export const otherwiseAll = (moment: string, amount: string) =>
  `If you did not cancel, select “No”. You then get all of ${amount} back. The same happens if you do not answer by ${moment}.`;
export const yesICancelled = 'Yes, I cancelled';
export const noIDidNot = 'No, I did not';
