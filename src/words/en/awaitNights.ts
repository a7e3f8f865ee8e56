/** What is said to who wants to be told of free nights, where that cannot be noted. */

export const fewerGuests = 'Please choose fewer guests or rooms.';
export const isFree = 'There is room by now: please load the page anew to book it.';
export const notLet = 'The house does not let for these dates and this party any more.';
export const tooManyWaits = 'You wait for as many stays as one can. Stop one by the link of its mail first.';
export const askedOften = 'Too many asked from here, or for this address. Please try again later.';
export const notNoted = 'We could not note it. What you typed is still here: please try again.';
export const textsChanged = 'Our terms have changed. Please reload the page.';
