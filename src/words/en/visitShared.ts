/** A booking that a guest shares with fellow travellers. */

export const stayAt = (hotel: string) => `Booking at ${hotel}`;
export const bookedBy = (name: string) => `Booked by ${name}, who shared it with you.`;
export const arrivalPlanned = (time: string) => ` They plan to arrive at about ${time}.`;
export const cancelled = 'Cancelled';

export const shareTitle = 'Share with fellow travellers';
export const fromTo = (checkIn: string, checkOut: string) => `${checkIn} to ${checkOut}`;
export const ourStayAt = (hotel: string) => `Our stay at ${hotel}`;
export const notCopied = 'Your browser did not allow copying';
export const endedAll = 'Shared links switched off';
export const endAll = 'Switch off shared links';
export const shareLink = 'Share link';
export const whatTheySee =
  'Anyone with this link sees the hotel and directions, your dates, room, number of guests and arrival time. They see your first name with an initial. They do not see the price, reference or your contact details, and cannot change anything. The link stops working three days after check-out.';
export const link = 'Link';
export const makingLink = 'Creating the link';
