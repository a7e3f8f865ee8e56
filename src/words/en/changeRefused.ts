/** Returns why a guest cannot change a booking, as the server says it. English shows the sentence as it is. */
export const changeRefused = (sentence: string) => sentence;
