/** Whether a booking expires while we look for a payment that its guest has reported. */

export const doesNotExpire = 'Your booking does not expire while we look.';
export const forAWeek = 'Your booking does not expire while we look, for up to a week.';
export const openLinkToKeep = (by: string) =>
  `Open the link in our email: then your booking does not expire while we look. Otherwise it expires on ${by}.`;
/** In that email. */
export const openThisToKeep = (by: string) =>
  `Open your booking with the button in this email: then it does not expire while we look. Otherwise it expires on ${by}.`;
export const expiresBy = (by: string) => `If we do not find it, your booking expires on ${by}.`;
