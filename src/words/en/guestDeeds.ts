/** Refusals when a guest changes, pays or cancels a booking by its link. */

export const notChangeable = 'This stay cannot be changed here any more. Please talk to the hotel.';
export const invalidNote = 'Something here cannot be sent like this. Please look at it again.';
export const toldOften = 'You have told the hotel something ten times today. Please call it, or try again tomorrow.';
export const sharedOften = 'This stay was shared twenty times today. Please try again tomorrow.';

export const nothingDue = 'Nothing is due.';
export const invalidUtr = 'A UTR has 12 digits. Your UPI app shows it with the payment.';
export const receivedAlready = 'We received this payment already. Enter the UTR of the payment for the rest.';
export const reportedOften =
  'You have reached the limit of numbers for this booking. Write to us on WhatsApp, and we find your payment with you.';
export const linkNeeded =
  'We already look for a payment of this booking. Open the link in our email to report another number.';
export const nothingReported = 'There is no reported payment that we look for. Check your booking again.';
export const reportLost = 'We could not reach the server. Try again: the payment is reported only once.';

export const begun = 'Your stay has begun by the clock. Please talk to the hotel.';
export const roomNotLet = 'This room is not let any more. Please choose another, or talk to the hotel.';
export const invalidGuests = 'Please choose at least 1 adult and 1 room.';
export const tooManyRooms = 'There are not so many of these rooms.';
export const tooManyGuests = 'So many do not fit into these rooms. Please choose another room, or fewer guests.';
export const quoteFailed = 'We could not ask for the price. Please check your connection and try again.';

export const changedMeanwhile = 'Your booking has changed in the meantime. Please look at it again.';
export const priceChanged = 'The price has changed in the meantime. Please look at it again.';
export const dueChanged = 'The amount to pay has changed. Check it, then confirm again.';
export const changeWaits = 'Another change waits for its payment. Pay for it or withdraw it first.';
export const tooLateToPay = 'Your stay begins too soon to pay for this change here. Ask the hotel to change it.';
export const noChange = 'No change waits for a payment now. Your booking is as you see it here.';
export const soldOut = 'Somebody else has just taken these nights. Your stay is as it was.';
export const heldUnpaid =
  'Too many of these rooms are on hold without their advance. If yours is due, pay it first. Otherwise choose fewer rooms or other dates, or ask the hotel.';
export const changedOften = 'This stay was changed five times today. Please talk to the hotel, or try again tomorrow.';
export const notMailed = 'To change it once more today, please open your stay by the link in our mail.';
export const changeLost =
  'We could not reach the server, and do not know whether your stay is changed. Please look at it again.';

export const refundChanged = 'The refund has changed. Check it again before you cancel.';
export const reasonTooLong = 'Please use at most 300 characters.';
export const cancelLost =
  'We could not reach the server, and do not know whether your stay is cancelled. Please try again: it is cancelled once.';
