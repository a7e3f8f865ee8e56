/** The dialog in which a guest cancels a booking. */

export const title = 'Cancel booking?';
export const done = 'Booking cancelled';
export const doneWithRefund = (amount: string) => `Booking cancelled. You get ${amount} back.`;
export const keepStay = 'Keep booking';
export const cancelling = 'Cancelling…';
export const cancelIt = 'Cancel booking';
export const stayLine = (hotel: string, checkIn: string, checkOut: string) => `${hotel}, ${checkIn} to ${checkOut}`;
export const whatFollows =
  'Your rooms become available to others immediately. We cannot hold them for you. We tell the hotel.';
export const policy = (words: string) => `Your cancellation policy: ${words}`;
export const why = 'Reason (the hotel sees this)';
export const atMost = (characters: number) => `Up to ${characters} characters.`;
