/** Why we cannot promise an email about available rooms. */

export const fewerGuests = 'Choose fewer guests or rooms.';
export const isFree = 'A room is available now. Reload the page to book it.';
export const notLet = 'The hotel no longer takes bookings for these dates and guests.';
export const tooManyWaits =
  'You already have 20 such requests, the most allowed. Stop one first with the link in its email.';
export const askedOften = 'Too many requests from your connection or for this email. Try again later.';
export const notNoted = 'We could not save your request. Nothing you typed is lost. Try again.';
export const textsChanged = 'Our terms have changed. Reload the page.';
