/** How much of a booking is paid. */

export const paidInFull = 'Paid in full';
export const paidInPart = 'Paid in part';
export const paidInFullInAdvance = 'Paid in full in advance';
/** Which part of the price it is may follow: "Advance paid (30%)". */
export const advancePaid = 'Advance paid';
export const paid = 'Paid';
export const advanceBeingChecked = 'Advance being checked';
export const advanceStillDue = 'Advance still due';
/** In the lines of a price: the amount that the guest gets back. */
export const refundToCome = 'Refund due to you';
export const refundDue = (amount: string, day: string | null) => `You get ${amount} back${day ? ` by ${day}` : ''}.`;
/** After check-out. */
export const balanceDue = 'Balance due';
export const balanceBeingChecked = 'Balance being checked';
export const balanceStillDue = (amount: string) => `${amount} due`;
