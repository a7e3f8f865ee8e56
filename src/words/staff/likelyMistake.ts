// Questions before a change that may be a typing error ----------------------------------------------------------------
export const wasAndTyped = (what: string, from: string, to: string, apart: string | null) =>
  `${what} was ${from}. You typed ${to}${apart === null ? '' : `, ${apart}`}.`;
export const timesAsMuch = (times: number) => (times === 2 ? 'twice as much' : `${times} times as much`);
export const timesLess = (times: number) => `${times} times less`;
export const percentMore = (percent: number) => `${percent}% more`;
export const percentLess = (percent: number) => `${percent}% less`;
export const isPast = (what: string, date: string) => `${what} is ${date}. This day has passed.`;
export const saveValue = (value: string) => `Save ${value}`;
export const saveChanges = 'Save changes';
/** The title repeats the button: "Save ₹8.85?". */
export const ask = (button: string) => `${button}?`;
export const cancel = 'Cancel';
