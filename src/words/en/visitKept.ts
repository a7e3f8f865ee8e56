/** The bookings whose links are saved on a device. */

export const yourStays = 'Your bookings';
export const keptHere = 'Kept on this device.';
export const fromTo = (checkIn: string, checkOut: string) => `${checkIn} to ${checkOut}`;
export const another = 'Get a link to another booking';
