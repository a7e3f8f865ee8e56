import { recommendedPassword } from './account.ts';
import { commonPasswords } from './commonPasswords.ts';

/** What a list decides about a password. Apart from account.ts: the list is 35 kB, and forms fetch it when it is needed. */

/** Also with blanks around it or in wide letters, which are no harder to guess. */
export const isCommonPassword = (password: string) =>
  commonPasswords.has(password.normalize('NFKC').trim().toLowerCase());

/** Hard enough to guess for payout data and the back office, where there is no second factor. */
export const isStrongPassword = (password: string) =>
  password.length >= recommendedPassword && !isCommonPassword(password);
