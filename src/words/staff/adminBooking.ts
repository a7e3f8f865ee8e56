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
