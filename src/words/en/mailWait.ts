/** The two emails of an availability alert: asking to confirm it, and saying that the dates can be booked. */

export const where = 'Hotel';
export const room = 'Room';
export const when = 'Dates';
export const who = 'Guests';
export const fromTo = (from: string, to: string) => `${from} to ${to}`;

export const confirmSubject = (house: string) => `Confirm your availability alert: ${house}`;
export const confirmPreview = 'Confirm your email. We then email you once if a room becomes available.';
export const shallWeTell = 'Confirm your availability alert';
export const somebodyAsked =
  'These dates are sold out. Someone, probably you, asked us to email this address when they become available. Confirm that the address is yours. We then send you one email as soon as you can book.';
export const worksForWeek =
  'The link works for one week. If this was not you, ignore this email. We send no other email about it.';
export const yesTell = 'Yes, email me';
export const noForget = 'No, do not email me';

export const freeSubject = (house: string, dates: string) => `Available again: ${house}, ${dates}`;
export const freePreview = 'You can now book the dates that you asked for.';
export const roomAt = (house: string) => `Your dates at ${house} are available`;
export const canBeBooked = 'You can now book the dates that you asked for.';
export const nobodyKeeps =
  'This email does not hold a room. Everyone waiting for these dates gets it, and the first to book gets the room.';
export const oneMail = 'This is the only email about these dates. We delete your address after 30 days.';
export const seeAndBook = 'See and book';
export const stopMails = 'Stop emails about these dates';
