/**
 * Whom a device is signed in to as: the number of an account, null for nobody's, undefined while that is not sure, when nothing is read and
 * nothing kept.
 */
export type Account = string | null | undefined;

/** Whether what was kept for one is gone for good: what nobody's account kept waits until nobody is signed in again. */
export const isLeftBehind = (keptFor: string | null, here: Account) =>
  here !== undefined && keptFor !== null && keptFor !== here;
