/** The letters to an address that waits for nights: whether it is its reader who asked, and that the stay can be booked. */

export const where = 'Where';
export const room = 'Room';
export const when = 'When';
export const who = 'Who';
export const fromTo = (from: string, to: string) => `${from} to ${to}`;

export const confirmSubject = (house: string) => `Please confirm: free nights at ${house}`;
export const confirmPreview = 'Confirm your address, and we write once when the stay can be booked.';
export const shallWeTell = 'Shall we tell you?';
export const somebodyAsked =
  'Somebody, we hope you, asked to be told with this address when this stay can be booked. It is sold out now. Confirm that the address is yours, and we write once, as soon as there is room.';
export const worksForWeek =
  'The link works for a week. If you did not ask for this, you need not do anything: no other mail about it will come.';
export const yesTell = 'Yes, tell me';
export const noForget = 'No, forget it';

export const freeSubject = (house: string, dates: string) => `There is room again: ${house}, ${dates}`;
export const freePreview = 'The stay you waited for can be booked now.';
export const roomAt = (house: string) => `There is room at ${house}`;
export const canBeBooked = 'The stay that you asked us to watch can be booked now:';
export const nobodyKeeps =
  'This mail does not hold the room: whoever else waits for it has the mail too, and whoever books first has the room.';
export const oneMail =
  'This was the one mail about this stay. No other follows, and your address is forgotten after 30 days.';
export const seeAndBook = 'See it and book';
export const stopMails = 'Stop mails about this stay';
