/** Why a stay cannot be changed by its guest, where the server says it in a sentence of its own. In English it is shown as it comes. */
export const changeRefused = (sentence: string) => sentence;
