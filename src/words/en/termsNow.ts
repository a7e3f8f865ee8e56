/** What the cancellation policy means for these dates. */

export const freeUntil = (moment: string) => `Free cancellation until ${moment}. After that, no refund.`;
export const partUntil = (percent: number, moment: string) =>
  `If you cancel by ${moment}, you get ${percent}% of your payment back. After that, no refund.`;
export const noRefund = 'For these dates, you get no refund if you cancel.';
