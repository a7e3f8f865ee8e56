/** The price of a stay, line by line. */

export const ofWhichGst = 'GST included';
export const advanceDue = 'Advance due';
export const leftAtHotel = 'Left to pay at the hotel';
export const discount = 'Discount';
export const total = 'Total';
/** Which part of a price an advance is, where it is all of it: "Advance due (in full)". */
export const inFull = 'in full';
export const fromDay = (day: string) => `From ${day}: `;
