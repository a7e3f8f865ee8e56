import { inIndia } from './moment.ts';

/** The booking page of a guest. */

export const yourStay = 'Your booking';
export const description =
  'Your booking: dates, directions, payments, messages to the hotel, and how to change or cancel.';
export const needsScript =
  'This page needs JavaScript to show your booking. You can also write to us with your booking reference. It is in all our emails.';
/** Of the page on a home screen. */
export const alsoOffline = 'Your booking, also offline: dates, directions, payments, and messages to the hotel.';
export const opening = 'Opening your booking…';
export const bookingIsSafe = 'Your booking is safe.';
export const loading = 'Loading…';

export const asOf = (moment: string) => `As of ${moment}${inIndia}`;
export const offline = 'You are offline.';
export const serverAway = 'We cannot reach the server.';
export const tryNow = 'Try now';
export const asItWas = 'You see your booking as it was then. You can make changes once the connection is back.';
export const sharedAsItWas = 'You see the booking as it was then.';

export const yourStayAt = (hotel: string) => `Your booking at ${hotel}`;
export const reference = 'Reference';
export const messageHotel = 'Message the hotel';
export const messageUs = 'Message us';
export const addToCalendar = 'Add to calendar';
export const removeFromCalendar = 'Remove from calendar';
export const share = 'Share';
export const print = 'Print';
export const isShared = 'Anyone with your shared link can see this booking. To switch it off, select “Share”.';
export const findAnother = 'Find another hotel';
export const moneyOfCancelled = 'Payment and refund';
export const theStay = 'Your booking';
export const houseRules = 'House rules';

export const wouldHaveCost = 'Original price';
export const price = 'Price';

export const ifPlansChange = 'If plans change';
export const askForTerms = 'Ask the hotel about its cancellation policy.';
export const cancelledNow = (sentences: string) => `If you cancel now: ${sentences}`;
export const changingNeedsNetwork = 'You can change or cancel once you are back online.';
export const changeStay = 'Change booking';
export const payOrWithdraw =
  'You have not paid for your change yet. Pay for it or withdraw it before you change your booking again.';
export const cancelStay = 'Cancel booking';
export const beginsToday = 'Your check-in is today. Contact the hotel to change or cancel.';
export const hasBegun = 'Your stay has begun. Contact the hotel to change or cancel.';
/** The text before the link to the terms, in it and after it. */
export const bookedUnder = (day: string) => ['You booked under our ', 'terms', ` of ${day}.`] as const;

export const tellHotel = 'Tell the hotel';
export const readyFrom = (time: string, day: string) => `Your room is ready from ${time} on ${day}.`;
export const notSaid = 'Not given yet';
export const guest = 'Guest';
export const tellingNeedsNetwork = 'You can tell the hotel once you are back online.';
export const sayMore = 'Add arrival time or requests';

export const onThisDevice = 'On this device';
export const opensUntil = (day: string) => `You can open this booking here without the link until ${day}.`;
export const opensUntilSignedOut = (day: string) =>
  `You can open this booking here without the link until ${day}, or until you sign out.`;
export const opensWithoutLink =
  'You can then open your booking without the link and offline, also from your home screen.';
/** Who sees it on a device that keeps the link, and who would. */
export const whoeverSees = [
  'Anyone who uses this device can see this booking.',
  'Anyone who uses this device can then see this booking. Do not do this on a shared device.',
] as const;
export const whoeverChanges = [
  'Anyone who uses this device can see, change and cancel this booking.',
  'Anyone who uses this device can then see, change and cancel this booking. Do not do this on a shared device.',
] as const;
export const keptHere = 'Kept on this device';
export const keepsNothing = 'Your browser does not save data for this site';
export const notKept = 'Removed from this device';
export const doNotKeep = 'Remove from this device';
export const keepHere = 'Keep on this device';
export const openAnother = 'Open another booking';

export const howWasIt = 'How was your stay?';
export const yourReview = 'Your review';
export const helpsNext = 'Your review helps other guests choose.';
export const noReviewHere = 'You cannot review this booking here.';
export const writeReview = 'Write a review';
