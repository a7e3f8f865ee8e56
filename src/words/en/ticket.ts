/** The ticket of a booking that was made, the place it is for, and its entry in a calendar. */

export const checkIn = 'Check-in';
export const checkOut = 'Check-out';
export const stay = 'Stay';
export const fromTime = (time: string) => `from ${time}`;
export const byTime = (time: string) => `by ${time}`;
export const whereItIs = 'Where it is';
export const getDirections = 'Get Directions';
export const phone = 'Phone';
export const email = 'E-mail';
export const calendarFailed = 'The calendar file could not be made';
export const pleaseTryAgain = 'Please try again.';
