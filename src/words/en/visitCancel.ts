/** Cancelling a stay by its guest. */

export const title = 'Cancel this stay';
export const done = 'Your stay is cancelled';
export const doneWithRefund = (amount: string) => `Your stay is cancelled. You get ${amount} back.`;
export const keepStay = 'Keep my stay';
export const cancelling = 'Cancelling…';
export const cancelIt = 'Cancel the stay';
export const stayLine = (hotel: string, checkIn: string, checkOut: string) => `${hotel}, ${checkIn} to ${checkOut}`;
export const whatFollows = 'Your nights are free for others at once, and cannot be kept for you. The hotel is told.';
export const policy = (words: string) => `Your cancellation policy: ${words}`;
export const why = 'Why? The hotel reads it.';
export const atMost = (characters: number) => `At most ${characters} characters.`;
