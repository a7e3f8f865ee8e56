/** Returns why dates cannot be booked (`private.refuse_stay`), or until when the hotel holds a room, as the server says it: in English. */
export const stayRefusal = (sentence: string) => sentence;
