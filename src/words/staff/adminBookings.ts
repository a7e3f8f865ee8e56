// BookingDialog -------------------------------------------------------------------------------------------------------
export const errorLoadingBooking = (message: string) => `Error loading booking: ${message}`;
export const openBooking = 'Open booking';
export const guest = 'Guest';
export const testBooking = 'Test booking';
export const stay = 'Stay';
export const openAtFrontDesk = 'Open at front desk';
export const price = 'Price';
export const status = 'Status';
export const guestsSee = (text: string) => `Guests see: ${text}`;
export const confirmationPageOfGuest = 'Confirmation page of the guest';
export const gstIncluded = 'GST included';
export const advance = 'Advance';
export const booking = (bookingReference: string) => `Booking ${bookingReference}`;
export const booking2 = 'Booking';
export const loadingBooking = 'Loading booking';
export const name = 'Name';
export const email = 'Email';
export const phone = 'Phone';
export const guests = 'Guests';
export const none = 'None';
export const property = 'Property';
export const bookedBy = 'Booked by';
export const roomType = 'Room type';
export const checkIn = 'Check-in';
export const checkOut = 'Check-out';
export const booked = 'Booked';
export const agreedTo = 'Agreed to';
export const termsOfPrivacyPolicyOf = (day: string, day2: string) => `Terms of ${day}, privacy policy of ${day2}`;
export const notRecorded = 'Not recorded';
export const overpaid = 'Overpaid';
export const balanceDue = 'Balance due';
export const bookingStatus = 'Booking status';
export const payment = 'Payment';
export const paymentStatus = 'Payment status';

// BookingFields -------------------------------------------------------------------------------------------------------
export const all = 'All';
export const notCancelled = 'Not cancelled';
export const notPaid = 'Not paid';
export const datesOf = 'Dates of';
export const arrival = 'Arrival';
export const departure = 'Departure';
export const from = 'From';
export const to = 'To';

// BookingHistory ------------------------------------------------------------------------------------------------------
export const history = 'History';
export const logOfAdminsAndJobs = 'Log of admins and jobs';
export const bookedOutsideSite = 'Booked outside the site';
export const bookedByAdmin = 'Booked by an admin';
export const bookedByGuest = 'Booked by the guest';
export const bookedOf = (sourceWord: string) => `Booked: ${sourceWord}`;

// BookingsScreen ------------------------------------------------------------------------------------------------------
export const test = 'Test';
export const exportCsv = 'Export CSV';
export const dates = 'Dates';
export const toOf = (nights: string, text: string) => `${nights}, to ${text}`;
export const total = 'Total';
export const due = (amount: string) => `${amount} due`;
export const statusOf = (bookingReference: string) => `Status of ${bookingReference}`;
export const paymentOf = (bookingReference: string) => `Payment of ${bookingReference}`;
export const bookings = 'Bookings';
export const referenceGuestOrEmail = 'Reference, guest or email';
export const noBookingsMatch = 'No bookings match. Try fewer filters, or part of the name, email or reference.';
export const bookingsAppearHere = 'Bookings appear here. Make a test booking to see one.';

// ChangeDialog --------------------------------------------------------------------------------------------------------
export const weReverseTheseEntriesAndKeep = 'We reverse these entries and keep them in the payments as reversed:';
export const markAs = (name: string) => `Mark as ${name}?`;
export const markAsOf = (name: string) => `Mark as ${name}`;
export const guestsDoNotSeeIt = 'Guests do not see it. We keep it in the booking history and in the audit log.';
export const weEmailGuestAboutEachPayment =
  'We email the guest about each payment or refund that an earlier email mentioned.';
export const thisBookingHasNoEmailAddress = 'This booking has no email address: tell the guest yourself.';
export const weDeletePassportAndVisaDetails =
  'We delete the passport and visa details immediately. “Undo” does not restore them.';
export const weIssueCreditNoteImmediately = 'We issue a credit note immediately. “Undo” does not withdraw it.';
export const weWithdrawChangeThatGuest =
  'We withdraw the change that the guest has not paid for yet. “Undo” does not restore it.';

// ExportDialog --------------------------------------------------------------------------------------------------------
export const saveCsvFile = 'Save CSV file';
export const itContainsPersonalDataOfGuests =
  'It contains personal data of guests: keep it only as long as you need it. The audit log records your export.';
export const ofBookings = (count: string, count2: string) => `${count} of ${count2} bookings`;
export const fileSavedToYourDownloads = 'File saved to your downloads.';
export const theExportStopped = (reason: string) => `The export stopped: ${reason}. No file was saved. Try again.`;
export const exportBookings = 'Export bookings';
export const stop = 'Stop';
export const close = 'Close';
export const cancel = 'Cancel';
export const noBookingsMatchFilters = 'No bookings match the filters.';
export const theBooking = 'the booking';
export const allBookings = (text: string) => `all ${text}bookings`;
export const aCsvFileWithThatFilters = (text: string) => `A CSV file with ${text} that the filters show.`;
export const loading = 'Loading';
export const exportIt = 'Export';

// RecordDialog --------------------------------------------------------------------------------------------------------
export const allPaymentsOfThisBooking = 'All payments of this booking';
export const chooseMethod = 'Choose a method';
export const recordPayment = 'Record payment?';
export const recordRefund = 'Record refund?';
export const susegadStays = 'Susegad Stays';
export const theProperty = 'The property';
export const whoReceivedIt = 'Who received it';
export const whoRefundsIt = 'Who refunds it';
export const enterAmountAbove0UpTo = (amount: string) => `Enter an amount above ₹0, up to ${amount}.`;
export const chooseHowItWasPaid = 'Choose how it was paid.';
export const chooseHowItWasRefunded = 'Choose how it was refunded.';
export const record = (amount: string) => `Record ${amount}`;
export const record2 = 'Record';
export const amount = 'Amount (₹)';
export const isDue = (amount: string) => `${amount} is due.`;
export const wasReceivedAndNotRefunded = (amount: string) => `${amount} was received and not refunded.`;
export const method = 'Method';
export const reference = 'Reference';
export const utrOfUpiPaymentOrNumber = 'UTR of a UPI payment, or the number of the receipt or transfer.';

// TestBookingDialog ---------------------------------------------------------------------------------------------------
export const cancelTestBooking = 'Cancel test booking';
export const makeAnotherTestBooking = 'Make another test booking';
export const booksOneRoomForOneNight = (guestName: string, guestEmail: string) =>
  `Books one room for one night as “${guestName}” (${guestEmail}). It holds a real room until you cancel it. The property gets its usual email.`;
export const aTestBooking = 'A test booking';
export const testBookingCancelled = 'Test booking cancelled';
export const testBookingMade = 'Test booking made';
export const theRoomOfIsAvailableAgain = (reference: string) => `The room of ${reference} is available again.`;
export const holdsRoomOn = (reference: string, day: string) => `${reference} holds a room on ${day}.`;
export const firstOneAvailable = 'First one available';
export const night = 'Night';
export const booking3 = 'Booking…';
export const makeTestBooking = 'Make test booking';

// UndoNotice ----------------------------------------------------------------------------------------------------------
export const youCanUndoThisFor10 = 'You can undo this for 10 seconds.';
export const undo = 'Undo';
export const changed = (text: string) => `Changed: ${text}`;

// bookTest ------------------------------------------------------------------------------------------------------------
export const noRoomIsAvailable = 'No room is available on that night. Choose another night or property.';

// useBookingChanges ---------------------------------------------------------------------------------------------------
export const status2 = (bookingStatuse: string) => `status ${bookingStatuse}`;
export const payment2 = (text: string) => `payment ${text}`;

// bookings ------------------------------------------------------------------------------------------------------------
export const thisBookingDoesNotExist = 'This booking does not exist.';
export const theRoomsOfThisBooking =
  'The rooms of this booking are sold. Make rooms available first, or leave the booking cancelled.';
export const someoneElseChangedThisBooking = 'Someone else changed this booking. You see it as it is now.';
export const theFrontDeskChangedThisBooking =
  'The front desk changed this booking, and this status is no longer possible. You see it as it is now.';
export const noPaymentWasReceived = 'No payment was received for this booking. There is nothing to refund.';
export const enterReasonOf1To300 = 'Enter a reason of 1 to 300 characters.';
export const anInvoiceWasIssuedBecause =
  'An invoice was issued because this booking was paid. Issue the credit note at the front desk first.';
export const thisBookingNoLongerExists = 'This booking no longer exists.';
export const theGuestsDetailsWereErased =
  'This guest’s details were deleted. You cannot confirm this booking or record a payment.';
export const someoneElseIsChangingThisBooking = 'Someone else is changing this booking or its rooms. Try again.';
export const enterRefundFromTo = (amount: string, amount2: string) => `Enter a refund from ${amount} to ${amount2}.`;
export const failedToUpdateBookingStatus = 'Failed to update booking status';
export const itIsTooLateToUndo = 'It is too late to undo: the emails are being sent. Change the booking again instead.';
export const someoneElseChangedThisBookingAfter =
  'Someone else changed this booking after you. You see it as it is now.';
export const thisChangeCanNoLonger = 'This change can no longer be undone. Change the booking again instead.';
export const anotherAdminMadeThisChange = 'Another admin made this change. Change the booking again instead.';
export const theRoomsOfThisBookingHaveBeen = 'The rooms of this booking have been sold since. It stays cancelled.';
export const weDoNotKnowIfChange = 'We do not know if the change was undone. Open the booking and check it.';
export const failedToCreateBooking = 'Failed to create booking';
