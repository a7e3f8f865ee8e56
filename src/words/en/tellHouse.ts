/** What a guest tells the hotel before arrival. */

export const knowsIt = (hotel: string) => `We told ${hotel}`;
export const mailTells = 'The hotel gets an email.';
export const nothingNew = 'Nothing new to send';
export const knowsAll = (hotel: string) => `${hotel} already knows all of this.`;
export const arriveAbout = 'Approximate arrival time';
export const arriveHint = 'On the day of check-in, in Goa time. If you arrive after midnight, say so in your requests.';
export const earlyHint = (checkIn: string) =>
  `Rooms are ready from ${checkIn}. If you ask to arrive earlier, the hotel tells you if it is possible. If you arrive after midnight, say so in your requests.`;
export const requests = 'Requests';
export const requestsHint = 'The hotel will reply. Requests are not guaranteed.';
export const name = 'Name on the booking';
export const phone = 'Phone';
export const phoneHint = 'So that the hotel can reach you on the way.';
export const sending = 'Sending…';
export const tellHotel = 'Tell the hotel';
export const leaveIt = 'Cancel';
