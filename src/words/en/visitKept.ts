/** The stays whose links a device keeps. */

export const yourStays = 'Your stays';
export const keptHere = 'Kept on this device.';
export const fromTo = (checkIn: string, checkOut: string) => `${checkIn} to ${checkOut}`;
export const another = 'Another stay, by a new link';
