/** The emails to a guest who is about to arrive: directions, the welcome, and the passport and visa details of foreign guests. */

export const showTheWay = 'Get directions';
export const messageHotel = 'Message the hotel on WhatsApp';
export const messageUs = 'Message us on WhatsApp';
export const contact = 'Contact';

export const beforeAt = (hotel: string, day: string) => `Before you arrive: ${hotel}, ${day}`;
export const beforePreview = 'Directions, times and payment.';
export const expectedAt = (hotel: string) => `Your stay at ${hotel} begins soon`;
export const begins = (day: string) => `Your stay begins on ${day}.`;
export const youArriveAt = 'Your arrival time';
export const arrivalUnknown = 'Not known yet. Tell the hotel on your booking page.';
export const rules = 'House rules';
export const lateOr = (contact: string) =>
  `If you will be late or need anything, reply to this email or contact the hotel: ${contact}`;

export const welcomeFrom = (hotel: string, time: string) => `Check-in today from ${time}: ${hotel}`;
export const oneTap = 'Message the hotel with one tap.';
export const welcomeTo = (hotel: string) => `Welcome to ${hotel}`;
export const todayYours = (room: string, time: string) =>
  `You can check in to ${room} from ${time} today. If you are late or lost, use the button below. It opens WhatsApp with your booking details typed in.`;

export const papersAreAsked =
  'By law, the hotel must report foreign guests (Form C). If one of you is not an Indian citizen, it needs passport and visa details before you arrive. It sends you a link.';
export const papersSpareDesk =
  'By law, the hotel must report foreign guests within 24 hours of arrival (Form C). Fill in passport and visa details now to save time at check-in. The link below is only for the guests of this booking.';
export const fillInPapers = 'Fill in passport and visa details';
export const papersLeft = (filled: number, guests: number) =>
  `Passport and visa details (Form C): ${filled} of ${guests} forms are filled in. The link to the forms is in our earlier email. For a new link, reply to this email.`;

export const papersSubject = (hotel: string) => `Passport and visa details needed: ${hotel}`;
export const papersPreview = 'By law, the hotel must report foreign guests. Each form takes about five minutes.';
export const papersHeading = 'Passport and visa details before you arrive';
export const whyPapers = (hotel: string) =>
  `By law, ${hotel} must report each foreign guest within 24 hours of arrival (Form C). Fill in one form for each of you who is not an Indian citizen, children included. Each takes about five minutes and saves time at check-in.`;
export const house = 'Hotel';
export const yourStay = 'Dates';
export const papersKept =
  'We store the details encrypted and delete them one year after your stay. Only the hotel and the authority get them. Share the link only with the guests of your booking. A newer link replaces it.';
export const allIndian = 'If you are all Indian citizens, reply to this email. The hotel then records it.';
