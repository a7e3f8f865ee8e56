export const importExistingBookings = 'Import existing bookings';
export const template = 'template';
export const howToImport = (template: string) =>
  `Choose a CSV file of Airbnb or Booking.com, or fill in our ${template}. You see every row before it is imported. We email no guests and record no payments. Record what you received in each booking.`;
export const csvFile = 'CSV file';
export const thisFile = 'This file';
export const neededColumns = { guest_name: 'guest name', check_in: 'check-in', check_out: 'check-out' } as const;
export const columnsNotFound = (columns: string) => `Column names were not found: ${columns}.`;
export const noBookingsInFile = 'There are no bookings below the column names.';
export const fileIsTooLong = (most: string) => `A file can have up to ${most} bookings. Split this file.`;
export const askDateOrder = (typed: string) => `The file says “${typed}”. Which date is it?`;
export const choose = 'Choose';
export const roomTypes = 'Room types';
export const rowsWithoutRoomType = 'Rows without a room type';
export const chooseRoomType = 'Choose a room type';
export const checkingRows = 'Checking each row…';
/** Before and after the import. */
export const importOutcomes = {
  imported: ['Ready to import', 'Imported'],
  duplicate: ['Already here', 'Already here'],
  conflict: ['Needs action', 'Needs action'],
  skipped: ['Cancelled or past', 'Cancelled or past'],
  invalid: ['Check this row', 'Not imported'],
} as const;
export const rowOfFile = (row: number) => `Row ${row}`;
export const noName = 'No name';
export const checkInToCheckOut = (checkIn: string, checkOut: string) => `${checkIn} to ${checkOut}`;
export const datesNotRead = 'Dates not read';
export const checkInNotRead = (checkOut: string) => `Check-in not read · check-out ${checkOut}`;
export const checkOutNotRead = (checkIn: string) => `Check-in ${checkIn} · check-out not read`;
export const numbersNotRead = (typed: string) => `not read: ${typed}`;
export const priceFromFile = (amount: string) => `${amount} from the file`;
export const priceAtYourRates = (amount: string) => `${amount} at your rates`;
export const importRowWith = (rooms: string, guests: string) => `Import with ${rooms}, ${guests}`;
export const importRowWithoutPhone = (rooms: string, guests: string) =>
  `Import with ${rooms}, ${guests}, without a phone number`;
export const importCount = (bookings: string) => `Import ${bookings}`;
export const importStopped = (reason: string, rows: string, count: number) =>
  `${reason} ${rows} of ${count} are done. Import the file again. Nothing is imported twice.`;
export const close = 'Close';
/** Stored in the note of the booking. */
export const airbnbPaysOut = 'The price is the amount that Airbnb pays out.';
export const emailInFile = (typed: string) => `Email: ${typed}`;
export const phoneInFile = (typed: string) => `Phone: ${typed}`;
export const infantsInFile = (infants: number) => `Infants: ${infants}`;
export const paymentInFile = (typed: string) => `Payment in the file: ${typed}`;
export const priceInFile = (typed: string) => `Price in the file: ${typed}`;
export const soldOutOn = (nights: string) => `No room is available on ${nights}.`;
export const notPhoneNumber = (typed: string) => `This is not a phone number: “${typed}”.`;
export const rowNotImported = 'This row cannot be imported.';
export const rowReasons: Record<string, string> = {
  already_imported: 'Imported before.',
  already_booked: 'This guest has a booking for these nights.',
  in_calendar: 'Your connected calendar blocks these nights already.',
  changed: 'Imported before, with other dates. Change the booking here.',
  cancelled_there: 'Cancelled there. Cancel the booking here too.',
  busy: 'Someone else booked at the same moment. Import the file again.',
  cancelled: 'Cancelled, or not confirmed.',
  past: 'The stay is over.',
  invalid_row: 'This row cannot be read.',
  no_name: 'The guest’s name is missing.',
  invalid_dates: 'Check-in or check-out is not a date, or check-out is not after check-in.',
  too_many_nights: 'Longer than 30 nights. Block the nights in the calendar.',
  too_far_ahead: 'More than 540 days ahead. Import it later.',
  no_room: 'Choose the room type.',
  invalid_guests: 'The number of guests or rooms cannot be read.',
  too_many_guests: 'More guests than these rooms sleep.',
  too_many_rooms: 'You have fewer rooms of this type.',
  invalid_price: 'The price must be from ₹1 to ₹100,00,00,000.',
  price_too_low: 'The price is below the lowest price you may set. Ask the owner to import it.',
};
