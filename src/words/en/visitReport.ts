/** Reporting a payment by its UTR, and withdrawing the report. */

export const reported = (amount: string) => `Payment of ${amount} reported`;
export const weLookForIt = 'We are checking our bank account and will email you.';
export const reportByLinkToo =
  'We are checking it and will email you. Open the link in our email and report the UTR there too. Then your booking does not expire while we check.';
export const utrOfPayment = 'UTR of your payment';
export const utrHint =
  'Your UPI app shows these 12 digits as UTR or UPI reference. A transaction ID with letters is a different number.';
export const reporting = 'Reporting…';
export const report = 'Report payment';
export const cancel = 'Cancel';

export const withdraw = 'Withdraw report';
export const withdrawTitle = 'Withdraw report?';
export const withdrawn = 'Report withdrawn';
export const whatFollows =
  'We stop checking the payment that you reported. The advance is due again. This page then shows the new deadline.';
