/** What calls of an account refuse. Apart from the words of its page: other pages ask who is signed in. */

export const codesFailed = 'Recovery codes could not be made now. Please try again later.';
export const wrongCode = 'This is not one of your unused recovery codes.';
export const tooManyCodes = 'Too many tries. Please wait an hour and try again.';
export const tryAgain = 'Please try again.';
export const deletionUnclear =
  'We do not know whether it is done: no clear answer came. Please try again. If you can no longer sign in then, your account is deleted, and a mail says so.';
export const lastAdmin = 'You are the only admin of this site. Make somebody else an admin first.';
export const liveHotels = 'Guests can book a place of yours just now. Hide it from guests under “My listings” first.';
export const bookingsToCome =
  'Guests have booked a place of yours and are still to come. The account can go after their last stay, or once they are cancelled with us.';
export const staysToCome =
  'You have a stay to come, and its host has to know who arrives. The account can go after it, or once it is cancelled with us.';
export const myStaysFailed = 'We could not load your stays. Please check your connection and try again.';
