/** A stay that somebody shared with who travels along, and sharing it. */

export const stayAt = (hotel: string) => `A stay at ${hotel}`;
export const bookedBy = (name: string) => `Booked by ${name}, who shared it with you.`;
export const arrivalPlanned = (time: string) => ` Arrival at about ${time} is planned.`;
export const cancelled = 'Cancelled';

export const shareTitle = 'Share with fellow travellers';
export const fromTo = (checkIn: string, checkOut: string) => `${checkIn} to ${checkOut}`;
export const ourStayAt = (hotel: string) => `Our stay at ${hotel}`;
export const notCopied = 'Your browser did not allow copying';
export const endedAll = 'Nobody sees your stay by a shared link any more';
export const endAll = 'End all shared links';
export const shareLink = 'Share the link';
export const whatTheySee =
  'Whoever has this link sees the hotel and the way there, dates, room and how many you are, when you arrive, and your first name with an initial. They see no price, no reference and no contact of yours, and can change nothing. It ends three days after the stay.';
export const link = 'Link';
export const makingLink = 'Making a link';
