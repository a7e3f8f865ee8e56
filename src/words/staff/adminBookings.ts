export const bookings = 'Bookings';
export const exportCsv = 'Export CSV';
export const testBooking = 'Test booking';
export const referenceGuestOrEmail = 'Reference, guest or email';
export const all = 'All';
export const notCancelled = 'Not cancelled';
export const notPaid = 'Not paid';
export const datesOf = 'Dates of';
export const arrival = 'Arrival';
export const departure = 'Departure';
export const from = 'From';
export const to = 'To';
export const booking = 'Booking';
export const booked = 'Booked';
export const test = 'Test';
export const guest = 'Guest';
export const property = 'Property';
export const dates = 'Dates';
export const nightsUntil = (nights: string, day: string) => `${nights}, to ${day}`;
export const total = 'Total';
export const amountDue = (amount: string) => `${amount} due`;
export const status = 'Status';
export const statusOf = (reference: string) => `Status of ${reference}`;
export const payment = 'Payment';
export const paymentOf = (reference: string) => `Payment of ${reference}`;
export const noBookingsMatch = 'No bookings match. Try fewer filters, or part of the name, email or reference.';
export const bookingsAppearHere = 'Bookings appear here. Make a test booking to see one.';

export const askMarkAs = (status: string) => `Mark as ${status}?`;
export const markAs = (status: string) => `Mark as ${status}`;
export const reasonIsKept = 'Guests do not see it. We keep it in the booking history and in the audit log.';
export const entriesAreReversed = 'We reverse these entries and keep them in the payments as reversed:';
export const weEmailAboutPayments = 'We email the guest about each payment or refund that an earlier email mentioned.';
export const tellGuestYourself = 'This booking has no email address. Tell the guest yourself.';
export const detailsAreDeleted = 'We delete the passport and visa details immediately. “Undo” does not restore them.';
export const creditNoteIsIssued = 'We issue a credit note immediately. “Undo” does not withdraw it.';
export const changeIsWithdrawn =
  'We withdraw the change that the guest has not paid for yet. “Undo” does not restore it.';
export const statusIs = (status: string) => `status ${status}`;
export const paymentIs = (status: string) => `payment ${status}`;
export const changed = (status: string) => `Changed: ${status}`;
export const undoFor10Seconds = 'You can undo this for 10 seconds.';
export const undo = 'Undo';
export const failedToUpdateStatus = 'Failed to update booking status';
export const bookingDoesNotExist = 'This booking does not exist.';
export const changeRefusals = {
  sold_out: 'The rooms of this booking are sold. Make rooms available first, or leave the booking cancelled.',
  changed: 'Someone else changed this booking. You see it as it is now.',
  illegal_move: 'The front desk changed this booking, and this status is no longer possible. You see it as it is now.',
  nothing_received: 'No payment was received for this booking. There is nothing to refund.',
  no_reason: 'Enter a reason of 1 to 300 characters.',
  invoiced: 'An invoice was issued because this booking was paid. Issue the credit note at the front desk first.',
  not_found: 'This booking no longer exists.',
  erased: 'The guest’s details were deleted. You cannot confirm this booking or record a payment.',
  busy: 'Someone else is changing this booking or its rooms. Try again.',
} as const;
export const enterRefundBetween = (least: string, most: string) => `Enter a refund from ${least} to ${most}.`;
export const undoRefusals = {
  too_late: 'It is too late to undo: the emails are being sent. Change the booking again instead.',
  changed: 'Someone else changed this booking after you. You see it as it is now.',
  not_found: 'This change can no longer be undone. Change the booking again instead.',
  not_yours: 'Another admin made this change. Change the booking again instead.',
  sold_out: 'The rooms of this booking have been sold since. It stays cancelled.',
  busy: changeRefusals.busy,
} as const;
export const undoIsUncertain = 'We do not know if the change was undone. Open the booking and check it.';
