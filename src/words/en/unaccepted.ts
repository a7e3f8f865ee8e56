/** Changes of the hotel that the guest has not accepted. */

export const hotelChanged = 'The hotel changed your booking';
export const priceRaised = (before: string, now: string) => `The hotel raised the price from ${before} to ${now}.`;
export const fullRefund = 'Until you accept it, you can cancel with a full refund before you arrive.';
export const movedUp = (before: string, now: string) =>
  `The hotel moved your arrival from ${before} to ${now}. Once you accept it, your cancellation policy counts from that day.`;
export const acceptChange = 'Accept change';
export const accepted = 'You accepted the change';
