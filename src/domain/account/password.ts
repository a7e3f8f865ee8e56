import { recommendedPassword } from './account.ts';
import { commonPasswords } from './commonPasswords.ts';

/** Not in account.ts: the list has 35 kB, and forms load it only when needed. */

/** Ignores spaces around it and full-width letters, which add no strength. */
export const isCommonPassword = (password: string) =>
  commonPasswords.has(password.normalize('NFKC').trim().toLowerCase());

export const isStrongPassword = (password: string) =>
  password.length >= recommendedPassword && !isCommonPassword(password);
