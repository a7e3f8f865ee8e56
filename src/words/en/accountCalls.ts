/** Refusals of an account’s calls. They are apart from the words of its page because other pages make these calls too. */

export const codesFailed = 'We could not make recovery codes. Try again later.';
export const wrongCode = 'This is not one of your unused recovery codes.';
export const tooManyCodes = 'Too many attempts. Try again in an hour.';
export const tryAgain = 'Try again.';
export const deletionUnclear =
  'We got no clear answer and do not know if your account was deleted. Try again. If you can no longer sign in, it is deleted and we have emailed you.';
export const lastAdmin = 'You are the only admin of this site. Make another person an admin first.';
export const liveHotels = 'Guests can still book your property. Hide it from guests under “My listings” first.';
export const bookingsToCome =
  'Guests have upcoming bookings at your property. You can delete your account after the last check-out, or once we have cancelled those bookings.';
export const staysToCome =
  'You have an upcoming booking, and the hotel must know who arrives. You can delete your account after your stay, or once we have cancelled the booking.';
export const myStaysFailed = 'We could not load your bookings. Check your connection and try again.';
