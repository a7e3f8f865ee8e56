/** Whether a booking expires while we check a payment that its guest reported. */

export const doesNotExpire = 'Your booking does not expire while we check.';
export const forAWeek = 'Your booking does not expire while we check, for up to one week.';
export const openLinkToKeep = (by: string) =>
  `Open the link in our email, so that your booking does not expire while we check. Otherwise it expires on ${by}.`;
/** In that email. */
export const openThisToKeep = (by: string) =>
  `Open your booking with the button in this email, so that it does not expire while we check. Otherwise it expires on ${by}.`;
export const expiresBy = (by: string) => `If we do not find the payment, your booking expires on ${by}.`;
