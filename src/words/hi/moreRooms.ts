export const moreRoomsLead = 'आप कई तरह के कमरे साथ बुक कर सकते हैं: एक बुकिंग, एक भुगतान।';
/** `name`: a room type. */
export const addRoom = (name: string) => `${name} जोड़ें`;
export const removeRoom = (name: string) => `${name} हटाएँ`;
export const remove = 'हटाएँ';
export const roomTakes = (guests: string, price: string, count: number) =>
  `${guests} तक · ${count} ${count === 1 ? 'रात' : 'रातों'} के लिए ${price}`;
export const roomTakesUpTo = (guests: string) => `${guests} तक`;
export const notOnDates = 'इन तारीखों पर उपलब्ध नहीं';
