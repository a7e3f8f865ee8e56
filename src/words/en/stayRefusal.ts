/** Why a house does not let for dates (`private.refuse_stay`), or until when it holds a room, as the server says it: in English. */
export const stayRefusal = (sentence: string) => sentence;
