/** A stay in a calendar. */

export const stayAt = (hotel: string) => `Stay at ${hotel}`;
export const bookingReferenceIs = (reference: string) => `Booking reference: ${reference}`;
export const roomIs = (room: string) => `Room: ${room}`;
