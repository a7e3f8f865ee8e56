/**
 * What the server says by itself of a house: why it does not let a room for some days, and until when it holds one. In English it is
 * shown as it comes.
 */
export const houseWords = (sentence: string) => sentence;
