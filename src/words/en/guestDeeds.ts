/** Refusals when a guest changes, pays or cancels a booking by its link. */

export const notChangeable = 'You can no longer change this booking here. Contact the hotel.';
export const invalidNote = 'We could not send this. Check what you entered.';
export const toldOften = 'You sent the hotel 10 messages today. Call the hotel, or try again tomorrow.';
export const sharedOften = 'You shared this booking 20 times today. Try again tomorrow.';

export const nothingDue = 'Nothing is due.';
export const invalidUtr = 'A UTR has 12 digits. Your UPI app shows it with the payment.';
export const receivedAlready = 'We received this payment already. Enter the UTR of the payment for the rest.';
export const reportedOften =
  'You cannot report more UTRs for this booking. Write to us on WhatsApp, and we find your payment with you.';
export const linkNeeded =
  'We are already checking a payment of this booking. Open the link in our email to report another UTR.';
export const nothingReported = 'We are not checking a payment of this booking. Reload the page to see it as it is now.';
export const reportLost = 'We could not reach the server. Try again: the payment is reported only once.';

export const begun = 'Check-in time has passed. Contact the hotel to change or cancel.';
export const roomNotLet = 'The hotel no longer offers this room. Choose another, or contact the hotel.';
export const invalidGuests = 'Choose at least 1 adult and 1 room.';
export const tooManyRooms = 'The hotel does not have that many of these rooms.';
export const tooManyGuests = 'These rooms do not fit that many guests. Choose another room type, or fewer guests.';
export const quoteFailed = 'We could not load the price. Check your connection and try again.';

export const changedMeanwhile = 'Your booking has changed. Check it, then try again.';
export const priceChanged = 'The price has changed. Check it, then confirm again.';
export const dueChanged = 'The amount to pay has changed. Check it, then confirm again.';
export const changeWaits = 'You have not paid for an earlier change yet. Pay for it or withdraw it first.';
export const tooLateToPay = 'Check-in is too soon to pay for this change here. Ask the hotel to change your booking.';
export const noChange = 'There is no change to pay for. You see your booking as it is now.';
export const soldOut = 'Someone else has just booked these nights. Your booking has not changed.';
export const heldUnpaid =
  'Too many of these rooms are on hold without their advance. If yours is due, pay it first. Otherwise choose fewer rooms or other dates, or ask the hotel.';
export const changedOften = 'You changed this booking 5 times today. Contact the hotel, or try again tomorrow.';
export const notMailed = 'To change your booking again today, open it from the link in our email.';
export const changeLost =
  'We could not reach the server and do not know if your booking was changed. Check it, then try again.';

export const refundChanged = 'The refund has changed. Check it again before you cancel.';
export const reasonTooLong = 'Enter 300 characters or fewer.';
export const cancelLost =
  'We could not reach the server and do not know if your booking was cancelled. Try again: it cannot be cancelled twice.';
