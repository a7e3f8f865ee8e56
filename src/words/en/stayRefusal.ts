/** Why a house does not let for dates, as the server says it (`private.refuse_stay`): in English. */
export const stayRefusal = (sentence: string) => sentence;
