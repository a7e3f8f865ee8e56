import { inIndia } from './moment.ts';

/** The page of a guest's stay: what it shows first, and what stands around it. */

export const yourStay = 'Your stay';
export const description =
  'Your stay by the link of our mails: dates, the way there, what you pay, a word to the hotel, and the way out.';
export const needsScript =
  'This page needs JavaScript to fetch your stay. Your reference, in each of our mails, is all we need: write to us and we help at once.';
/** Of the page on a home screen. */
export const alsoOffline =
  'Your stay, also without a network: dates, the way there, what you pay, and a word to the hotel.';
export const opening = 'Opening your stay…';
export const bookingIsSafe = 'Your booking itself is safe with us.';
export const loading = 'Loading…';

export const asOf = (moment: string) => `As of ${moment}${inIndia}`;
export const offline = 'You are offline.';
export const serverAway = 'We cannot reach the server.';
export const tryNow = 'Try now';
export const asItWas = 'This is your stay as it was then; what needs the network can be pressed once it is back.';
export const sharedAsItWas = 'This is the stay as it was then.';

export const yourStayAt = (hotel: string) => `Your stay at ${hotel}`;
export const reference = 'Reference';
export const messageHotel = 'Message the hotel';
export const messageUs = 'Message us';
export const addToCalendar = 'Add to calendar';
export const removeFromCalendar = 'Remove from calendar';
export const share = 'Share';
export const print = 'Print';
export const isShared = 'Fellow travellers can see this stay by a link. End that under “Share”.';
/** Of whom the hotel says that they did not come. */
export const findAnother = 'Find another stay';
export const moneyOfCancelled = 'Payment and refund';
export const theStay = 'The stay';
export const houseRules = 'Rules of the house';

export const wouldHaveCost = 'What it would have cost';
export const price = 'Price';

export const ifPlansChange = 'If plans change';
export const askForTerms = 'Ask the hotel about its terms of cancellation.';
export const cancelledNow = (sentences: string) => `If you cancel now: ${sentences}`;
export const changingNeedsNetwork = 'Changing and cancelling need the network.';
export const changeStay = 'Change this stay';
export const payOrWithdraw =
  'A change waits for its payment. Pay for it or withdraw it, then you can change your booking again.';
export const cancelStay = 'Cancel this stay';
export const beginsToday = 'Your stay begins today: please talk to the hotel.';
export const hasBegun = 'Your stay has begun: please talk to the hotel.';
/** What stands before the link to the terms, in it, and behind it. */
export const bookedUnder = (day: string) => ['You booked under our ', 'terms', ` of ${day}.`] as const;

export const tellHotel = 'Tell the hotel';
export const readyFrom = (time: string, day: string) => `Your room is ready from ${time} on ${day}.`;
export const notSaid = 'Not said yet';
export const guest = 'Guest';
export const tellingNeedsNetwork = 'Telling the hotel needs the network.';
export const sayMore = 'Say when you arrive, or what you wish';

export const onThisDevice = 'On this device';
export const opensUntil = (day: string) => `This stay opens here without its link until ${day}.`;
export const opensUntilSignedOut = (day: string) =>
  `This stay opens here without its link until ${day}, or until you sign out.`;
export const opensWithoutLink = 'Opens without the link and without a network, from your home screen too.';
/** Who sees it on a device that keeps the link, and who would. */
export const whoeverSees = [
  'Anyone who uses this device can see this stay.',
  'Anyone who uses this device can then see this stay: do not do it on a shared one.',
] as const;
export const whoeverChanges = [
  'Anyone who uses this device can see, change and cancel this stay.',
  'Anyone who uses this device can then see, change and cancel this stay: do not do it on a shared one.',
] as const;
export const keptHere = 'Kept on this device';
export const keepsNothing = 'Your browser keeps nothing for this site';
export const notKept = 'Not kept on this device any more';
export const doNotKeep = 'Do not keep it here';
export const keepHere = 'Keep on this device';
export const openAnother = 'Open another stay';

export const howWasIt = 'How was it?';
export const yourReview = 'Your review';
export const helpsNext = 'Your words help the next guest choose well.';
export const noReviewHere = 'This stay cannot be reviewed here.';
export const writeReview = 'Write a review';
