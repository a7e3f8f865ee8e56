/** Why a stay cannot be changed by its guest, where the server says it in a sentence of its own. In English it is shown as it comes. */
export const changeRefused = (sentence: string) => sentence;
/** `due`: how much more is due first. */
export const payFirst = (due: string) =>
  `Less than half of the advance of so large or dear a stay is paid: ${due} more is due first. Please choose less and pay its advance, ask the hotel, or book the rest as a stay of its own.`;
/** The same, among the rooms to choose from. */
export const payFirstFor = (due: string) => `${due} more in advance first`;
