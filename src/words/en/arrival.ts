/** Where guests from abroad fill in passport and visa before they arrive. */

export const beforeYouArrive = 'Before you arrive';
export const aboutArrival =
  'Guests from abroad fill in passport and visa before they arrive, by the link of their hotel or guest house.';
export const arrivalNeedsScript =
  'This page needs JavaScript to keep what you fill in. The desk of your house takes passport and visa when you arrive, too.';

export const openYourLink = 'Please open the link of your house';
export const openYourLinkHow =
  'Guests from abroad fill in passport and visa here, by the link that their hotel or guest house has sent them. Open it in the mail or message once more.';
export const linkEnded = 'This link does not work any more';
export const linkEndedWhy =
  'It ends three days after the stay, with a cancellation, when the house is no longer on this site, and when it sends a newer one: then the newest counts. Please look for a newer mail or message, or ask the house.';
export const openingForm = 'Opening your form…';

export const beforeYouArriveAt = (hotel: string) => `Before you arrive at ${hotel}`;
export const whyAsked =
  'Indian law has every house report its guests from abroad within 24 hours of arrival, with passport and visa (Form C; Immigration and Foreigners Act 2025). Filled in now, it spares you the desk. Please fill in one form for each of you who is no citizen of India, children too.';
export const whatHappens = 'What happens with it';
export const encrypted = (hotel: string) =>
  `It is sent encrypted and stored encrypted. ${hotel} alone can open it, and each look is noted.`;
export const passedOn = 'The house passes it on to the Foreigners Regional Registration Office, and to nobody else.';
export const keptUntil = (day: string) =>
  `It is kept until ${day}, a year after your stay, as the law asks for; if the stay is cancelled, it goes at once unless the house has reported you.`;
export const nothingStays =
  'Nothing you type stays on this phone or computer: if you close the page before saving, it is gone.';
export const whatWeKeep = 'What we keep of you';

export const savedTitle = 'Saved';
export const savedFor = (name: string) => `Saved for ${name}.`;
export const reportedByHouse = 'Reported by the house: if something is wrong, please tell the house';
export const filledByHouse = 'Filled in by the house: if something is wrong, please tell the house';
export const fillAnew = 'Fill in anew';
export const fillAnewFor = (name: string) => `Fill in anew: ${name}`;
export const notShownAgain = 'What was saved is not shown again, not even to you.';

export const guestOf = (place: number, count: number) => `Guest ${place} of ${count}`;
export const yourDetails = 'Your details';
export const thatIsAll = 'Thank you, that is all';
export const save = 'Save';
export const moreExpected = (n: number) => `The house expects ${n} more ${n === 1 ? 'guest' : 'guests'} from abroad.`;
export const houseHasAll =
  'The house has what it needs. Please bring passport and visa along: the desk looks at them once.';
export const fillNext = 'Fill in the next one';
export const somebodyElse = 'Somebody else from abroad comes along';
