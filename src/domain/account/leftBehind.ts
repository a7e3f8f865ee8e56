/** The account of a device: null if signed out, undefined while unknown. While unknown, nothing is read or stored. */
export type Account = string | null | undefined;

/** True if stored data belongs to another account. Data stored while signed out is never left behind. */
export const isLeftBehind = (keptFor: string | null, here: Account) =>
  here !== undefined && keptFor !== null && keptFor !== here;
