/** The ticket of a booking, where its hotel is, and its calendar entry. */

export const checkIn = 'Check-in';
export const checkOut = 'Check-out';
export const stay = 'Stay';
export const fromTime = (time: string) => `from ${time}`;
export const byTime = (time: string) => `by ${time}`;
export const whereItIs = 'Where it is';
export const getDirections = 'Get Directions';
export const phone = 'Phone';
export const email = 'Email';
export const calendarFailed = 'We could not make the calendar file';
export const pleaseTryAgain = 'Try again.';
