/** What is refused of what a guest does with a stay by its link. */

export const notChangeable = 'This stay cannot be changed here any more. Please talk to the hotel.';
export const invalidNote = 'Something here cannot be sent like this. Please look at it again.';
export const toldOften = 'You have told the hotel something ten times today. Please call it, or try again tomorrow.';
export const sharedOften = 'This stay was shared twenty times today. Please try again tomorrow.';

export const nothingDue = 'Nothing of the advance is open any more.';
export const invalidUtr = 'A UTR has 12 digits. Your UPI app shows it with the payment.';
export const hasCome = 'This payment has come already. Please tell us the UTR of the one for the rest.';
export const utrUsed =
  'We know this UTR as another booking’s payment. Please look at the number again, or write to us on WhatsApp.';
export const claimedOften =
  'You have told us as many numbers as we can look for. Please write to us on WhatsApp, and we find your payment with you.';
export const nothingTold = 'We are not looking for any payment that you told us of. Please look at your booking again.';
export const claimLost = 'We could not reach the server. Please try again: a payment is noted once.';

export const begun = 'Your stay has begun by the clock. Please talk to the hotel.';
export const roomNotLet = 'This room is not let any more. Please choose another, or talk to the hotel.';
export const invalidGuests = 'Please choose at least 1 adult and 1 room.';
export const tooManyRooms = 'There are not so many of these rooms.';
export const tooManyGuests = 'So many do not fit into these rooms. Please choose another room, or fewer guests.';
export const quoteFailed = 'We could not ask for the price. Please check your connection and try again.';

export const changedMeanwhile = 'Your booking has changed in the meantime. Please look at it again.';
export const priceChanged = 'The price has changed in the meantime. Please look at it again.';
export const soldOut = 'Somebody else has just taken these nights. Your stay is as it was.';
export const heldUnpaid =
  'So many rooms cannot be held without their advance. Please pay it first, or ask the hotel for a larger group.';
export const changedOften = 'This stay was changed five times today. Please talk to the hotel, or try again tomorrow.';
export const notMailed = 'To change it once more today, please open your stay by the link in our mail.';
export const changeLost =
  'We could not reach the server, and do not know whether your stay is changed. Please look at it again.';

export const refundChanged = 'What comes back has changed in the meantime. Please look at it again before you cancel.';
export const reasonTooLong = 'Please use at most 300 characters.';
export const cancelLost =
  'We could not reach the server, and do not know whether your stay is cancelled. Please try again: it is cancelled once.';
