/** The mails to a guest who comes: what helps on the way, the welcome, and passport and visa of guests from abroad. */

export const showTheWay = 'Show the way';
export const messageHotel = 'Message the hotel on WhatsApp';
export const messageUs = 'Message us on WhatsApp';
export const contact = 'Contact';

export const beforeAt = (hotel: string, day: string) => `Before you arrive at ${hotel}: ${day}`;
export const beforePreview = 'The way, the times and what is left to pay.';
export const expectedAt = (hotel: string) => `You are expected at ${hotel}`;
export const begins = (day: string) => `Your stay begins on ${day}. This is what helps on the way.`;
export const youArriveAt = 'You arrive at';
export const arrivalUnknown = 'The hotel does not know yet: tell it on the page of your stay.';
export const rules = 'Rules of the house';
export const lateOr = (contact: string) =>
  `Will you be late, or do you need anything? Answer this mail or contact the hotel: ${contact}`;

export const welcomeFrom = (hotel: string, time: string) => `Welcome to ${hotel}: your room is yours from ${time}`;
export const oneTap = 'One tap writes to the hotel.';
export const welcomeTo = (hotel: string) => `Welcome to ${hotel}`;
export const todayYours = (room: string, time: string) =>
  `Today is the day: ${room} is yours from ${time}. On your way, late or lost? One tap opens WhatsApp, with your stay typed in.`;

export const papersAreAsked =
  'Guests who are not Indian citizens are asked by the hotel for passport and visa before they arrive (Form C), because Indian law has hotels report them; the hotel sends a link for it.';
export const papersSpareDesk =
  'Guests from abroad: the house has to report passport and visa within 24 hours of your arrival. Filled in before, it spares you the desk. The link is for your party alone.';
export const fillInPapers = 'Fill in passport and visa';
export const papersLeft = (filled: number, guests: number) =>
  `Passport and visa (Form C): ${filled} of ${guests} forms are filled in. The link to them is in the mail that asked for it; the hotel sends you another one if you answer this mail.`;

export const papersSubject = (hotel: string) => `Before you arrive at ${hotel}: passport and visa`;
export const papersPreview = 'Indian law has the house report guests from abroad. It takes some five minutes.';
export const papersHeading = 'Passport and visa, before you arrive';
export const whyPapers = (hotel: string) =>
  `Indian law has ${hotel} report each guest from abroad within 24 hours of arrival (Form C). Filled in before, it spares you the desk. Please fill in one form for each of you who is no citizen of India, children too; it takes some five minutes each.`;
export const house = 'House';
export const yourStay = 'Your stay';
export const papersKept =
  'What you fill in is stored encrypted, goes to the house and the authority alone, and is deleted a year after your stay. The link is for your party alone: please do not pass it on. A newer one ends it.';
export const allIndian = 'You are all citizens of India? Then answer this mail, and the house notes it.';
