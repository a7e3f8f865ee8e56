export const cancel = 'Cancel';
export const roomType = 'Room type';

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

export const whatTestDoes = (guest: string, email: string) =>
  `Books one room for one night as “${guest}” (${email}). The room is booked until you cancel the test booking. We email the property as for a real booking.`;
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
