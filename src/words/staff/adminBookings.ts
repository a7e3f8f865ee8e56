// List ----------------------------------------------------------------------------------------------------------------
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

// Booking -------------------------------------------------------------------------------------------------------------
export const bookingTitle = (reference: string) => `Booking ${reference}`;
export const loadingBooking = 'Loading booking';
export const errorLoadingBooking = (message: string) => `Error loading booking: ${message}`;
export const openBooking = 'Open booking';
export const name = 'Name';
export const email = 'Email';
export const phone = 'Phone';
export const guests = 'Guests';
export const none = 'None';
export const stay = 'Stay';
export const openAtFrontDesk = 'Open at front desk';
export const bookedBy = 'Booked by';
export const roomType = 'Room type';
export const checkIn = 'Check-in';
export const checkOut = 'Check-out';
export const agreedTo = 'Agreed to';
export const termsAndPrivacyPolicy = (terms: string, privacy: string) =>
  `Terms of ${terms}, privacy policy of ${privacy}`;
export const notRecorded = 'Not recorded';
export const price = 'Price';
export const gstIncluded = 'GST included';
export const advance = 'Advance';
export const overpaid = 'Overpaid';
export const balanceDue = 'Balance due';
export const bookingStatus = 'Booking status';
export const paymentStatus = 'Payment status';
export const guestsSee = (status: string) => `Guests see: ${status}`;
export const openConfirmationPage = 'Open the guest’s confirmation page';
export const history = 'History';
export const logOfAdminsAndJobs = 'Log of admins and jobs';
export const bookedOutsideSite = 'Booked outside the site';
export const bookedByAdmin = 'Booked by an admin';

// Change a status -----------------------------------------------------------------------------------------------------
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

// Record a payment or refund ------------------------------------------------------------------------------------------
export const recordTitles = { paid: 'Record payment?', refunded: 'Record refund?' } as const;
export const allPayments = 'All payments of this booking';
export const moneyHolders = { site: 'Susegad Stays', property: 'The property' } as const;
export const whoHasMoney = { paid: 'Who received it', refunded: 'Who refunds it' } as const;
export const amount = 'Amount (₹)';
export const amountIsDue = (amount: string) => `${amount} is due.`;
export const receivedNotRefunded = (amount: string) => `${amount} was received and not refunded.`;
export const enterAmountUpTo = (amount: string) => `Enter an amount above ₹0, up to ${amount}.`;
export const method = 'Method';
export const chooseMethod = 'Choose a method';
export const chooseHow = { paid: 'Choose how it was paid.', refunded: 'Choose how it was refunded.' } as const;
export const reference = 'Reference';
export const whereReferenceIs = 'UTR of a UPI payment, or the number of the receipt or transfer.';
export const record = 'Record';
export const recordAmount = (amount: string) => `Record ${amount}`;
export const cancel = 'Cancel';

// Export bookings -----------------------------------------------------------------------------------------------------
export const exportBookings = 'Export bookings';
export const noBookingsToExport = 'No bookings match the filters.';
export const csvOfBooking = 'A CSV file with the booking that the filters show.';
export const csvOfBookings = (count: string) => `A CSV file with all ${count} bookings that the filters show.`;
export const csvOfAllBookings = 'A CSV file with all bookings that the filters show.';
export const fileHasPersonalData =
  'It contains personal data of guests: keep it only as long as you need it. The audit log records your export.';
export const saveCsvFile = 'Save CSV file';
export const loading = 'Loading';
export const exportProgress = 'Export';
export const bookingsDone = (done: string, count: string) => `${done} of ${count} bookings`;
export const fileSaved = 'File saved to your downloads.';
export const exportStopped = (reason: string) => `The export stopped: ${reason}. No file was saved. Try again.`;
export const stop = 'Stop';
export const close = 'Close';

// Test booking --------------------------------------------------------------------------------------------------------
export const whatTestDoes = (guest: string, email: string) =>
  `Books one room for one night as “${guest}” (${email}). It holds a real room until you cancel it. The property gets its usual email.`;
export const firstOneAvailable = 'First one available';
export const night = 'Night';
export const makeTestBooking = 'Make test booking';
export const bookingNow = 'Booking…';
export const testBookingMade = 'Test booking made';
export const testHoldsRoom = (reference: string, day: string) => `${reference} holds a room on ${day}.`;
export const cancelTestBooking = 'Cancel test booking';
export const testBookingCancelled = 'Test booking cancelled';
export const testRoomIsAvailable = (reference: string) => `The room of ${reference} is available again.`;
export const makeAnotherTestBooking = 'Make another test booking';
export const noRoomForTest = 'No room is available on that night. Choose another night or property.';
export const failedToCreateBooking = 'Failed to create booking';
