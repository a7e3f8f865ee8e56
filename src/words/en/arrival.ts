/** The page on which foreign guests enter passport and visa details before they arrive. */

export const beforeYouArrive = 'Before you arrive';
export const aboutArrival =
  'Foreign guests enter passport and visa details before they arrive, through the link from their hotel.';
export const arrivalNeedsScript =
  'This form needs JavaScript. You can also give your passport and visa details at the front desk when you arrive.';

export const openYourLink = 'Open the link from your hotel';
export const openYourLinkHow =
  'Open the link in the email or message from your hotel. Foreign guests enter their passport and visa details there.';
export const linkEnded = 'This link no longer works';
export const linkEndedWhy =
  'Look for a newer email or message from your hotel, or ask the hotel. A link ends when the hotel sends a newer one, or three days after check-out. It also ends with a cancellation, or when the hotel leaves this site.';
export const openingForm = 'Opening your form…';

export const beforeYouArriveAt = (hotel: string) => `Before you arrive at ${hotel}`;
export const whyAsked =
  'Fill in one form for each of you who is not an Indian citizen, children included. It saves you time at check-in. By law, the hotel reports foreign guests within 24 hours of arrival (Form C; Immigration and Foreigners Act 2025).';
export const whatHappens = 'How we protect your details';
export const encrypted = (hotel: string) =>
  `Your details are encrypted when sent and when stored. Only ${hotel} can open them, and every look is recorded.`;
export const passedOn = 'The hotel gives them only to the Foreigners Regional Registration Office.';
export const keptUntil = (day: string) =>
  `We keep the form until ${day}, a year after your stay, as the law requires. If the booking is cancelled, we delete it immediately, unless the hotel has already reported you.`;
export const nothingStays =
  'Nothing you type is saved on this device. If you close the page before saving, it is lost.';
export const whatWeKeep = 'What we keep about you';

export const savedTitle = 'Saved';
export const savedFor = (name: string) => `We saved the form for ${name}.`;
export const reportedByHouse = 'Reported by the hotel. To correct something, tell the hotel.';
export const filledByHouse = 'Filled in by the hotel. To correct something, tell the hotel.';
export const fillAnew = 'Fill in again';
export const fillAnewFor = (name: string) => `Fill in again: ${name}`;
export const notShownAgain = 'We never show a saved form again, not even to you.';

export const guestOf = (place: number, count: number) => `Guest ${place} of ${count}`;
export const yourDetails = 'Your details';
export const thatIsAll = 'Thank you';
export const save = 'Save';
export const moreExpected = (n: number) => `The hotel expects ${n} more foreign ${n === 1 ? 'guest' : 'guests'}.`;
export const houseHasAll =
  'The hotel has what it needs. Bring passport and visa with you: the front desk checks them at check-in.';
export const fillNext = 'Fill in the next form';
export const somebodyElse = 'Add another foreign guest';
