// An admin at the front desk of a property ----------------------------------------------------------------------------
export const youActAsAdmin = (property = 'this property') => `You act as an admin at ${property}`;
export const adminActionsAreLogged =
  'The property sees your changes as made by Susegad Stays. The audit log records what you open and change.';
export const backTo = (list: string) => `Back to ${list}`;
export const overview = 'the overview';
export const allBookings = 'all bookings';
export const payments = 'payments';
export const allProperties = 'all properties';
export const allRoomTypes = 'all room types';
export const listings = 'listings';

// Changes of a booking that only an admin can make --------------------------------------------------------------------
export const forAdmins = 'For admins';
export const adminActions = 'Actions for admins';
export const property = 'Property';
export const guestsSee = 'Guests see';
export const agreedTo = 'Agreed to';
export const termsAndPrivacyPolicy = (terms: string, privacy: string) =>
  `Terms of ${terms}, privacy policy of ${privacy}`;
export const notRecorded = 'Not recorded';
export const auditLogOfBooking = 'Audit log of this booking';
export const ask = (button: string) => `${button}?`;
export const cancelBooking = 'Cancel booking';
export const markAs = (status: string) => `Mark as ${status}`;
export const markPaymentAs = (status: string) => `Mark payment as ${status}`;
export const checkOutIsLater = (day: string) => `Check-out is on ${day}. The guest would see this booking as “Stayed”.`;
export const checkOutHasPassed = (day: string) =>
  `Check-out was on ${day}. The guest would see that the hotel expects them.`;
export const checkInHasPassed = (day: string) =>
  `Check-in was on ${day}. The guest would see that the booking is not confirmed.`;
export const reasonIsKept = 'Guests do not see it. We keep it in the booking history and in the audit log.';
export const entriesAreReversed = 'We reverse these entries and keep them in the payments as reversed:';
export const weEmailAboutPayments = 'We email the guest about each payment or refund that an earlier email mentioned.';
export const tellGuestYourself = 'This booking has no email address. Tell the guest yourself.';
export const detailsAreDeleted = 'We delete the passport and visa details immediately. “Undo” does not restore them.';
export const roomsAreFreed =
  'We delete its register of Indian guests and free its numbered rooms immediately. “Undo” does not restore the register, nor a room that others got.';
export const creditNoteIsIssued = 'We issue a credit note immediately. “Undo” does not withdraw it.';
export const changeIsWithdrawn =
  'We withdraw the change that the guest has not paid for yet. “Undo” does not restore it.';
export const weIssueRefundVoucher = 'We issue a refund voucher immediately. Undo does not withdraw it.';
export const statusIs = (status: string) => `status ${status}`;
export const paymentIs = (status: string) => `payment ${status}`;
export const changed = (status: string) => `Changed: ${status}`;
export const undoForOneMinute = 'You can undo this for one minute. We send its emails after that.';
export const undoIsOver =
  'We are sending its emails. You can still undo this in the audit log. We then email the guest again.';
export const dismiss = 'Dismiss';
export const undo = 'Undo';
export const failedToUpdateStatus = 'Failed to update booking status';
export const changeRefusals = {
  sold_out: 'The rooms of this booking are sold. Make rooms available first, or leave the booking cancelled.',
  changed: 'Someone else changed this booking. You see it as it is now.',
  illegal_move: 'The front desk changed this booking, and this status is no longer possible. You see it as it is now.',
  no_reason: 'Enter a reason of 1 to 300 characters.',
  not_found: 'This booking no longer exists.',
  erased: 'The guest’s details were deleted. You cannot confirm this booking.',
  busy: 'Someone else is changing this booking or its rooms. Try again.',
} as const;
export const enterRefundBetween = (least: string, most: string) => `Enter a refund from ${least} to ${most}.`;
export const undoRefusals = {
  too_late: 'We are already sending the emails. Undo this in the audit log, and we email the guest again.',
  changed: 'Someone else changed this booking after you. You see it as it is now.',
  not_found: 'This change can no longer be undone. Change the booking again instead.',
  not_yours: 'Another admin made this change. Change the booking again instead.',
  sold_out: 'The rooms of this booking have been sold since. It stays cancelled.',
  busy: changeRefusals.busy,
} as const;
export const undoIsUncertain = 'We do not know if the change was undone. Open the booking and check it.';
