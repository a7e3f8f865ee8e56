/** What has come of a booking's money. */

export const paidInFull = 'Paid in full';
export const beingChecked = 'Being checked';
export const paidInPart = 'Paid in part';
export const paidInFullInAdvance = 'Paid in full in advance';
/** Which part of the price it is may follow: "Advance paid (30%)". */
export const advancePaid = 'Advance paid';
export const paid = 'Paid';
export const advanceBeingChecked = 'Advance being checked';
export const advanceStillDue = 'Advance still due';
export const comesBack = (amount: string, day: string | null) =>
  `${amount} of what you paid comes back to you${day ? ` by ${day}` : ''}.`;
