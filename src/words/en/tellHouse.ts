/** What a guest tells the hotel before they come. */

export const knowsIt = (hotel: string) => `${hotel} knows it`;
export const mailTells = 'A mail tells the hotel.';
export const nothingNew = 'Nothing is new';
export const knowsAll = (hotel: string) => `${hotel} knows all of this already.`;
export const arriveAbout = 'You arrive at about';
export const arriveHint = 'On the day of check-in, by the clock in Goa. After midnight? Then say so in your requests.';
export const earlyHint = (checkIn: string) =>
  `Rooms are ready from ${checkIn}. Earlier is a wish: the hotel answers whether it can be. After midnight? Then say so in your requests.`;
export const requests = 'Requests';
export const requestsHint = 'The hotel answers what it can do: nothing of it is promised yet.';
export const name = 'Name on the booking';
export const phone = 'Phone';
export const phoneHint = 'So that the hotel can reach you on the way.';
export const sending = 'Sending…';
export const tellHotel = 'Tell the hotel';
export const leaveIt = 'Leave it as it is';
