import { cutMarks } from '../text.ts';
import { recommendedPassword } from './account.ts';
import list from './commonPasswords.json' with { type: 'json' };

/** Not in account.ts: the list has 35 kB, and forms load it only when needed. */

/**
 * The first 10,000 passwords of @zxcvbn-ts/language-common 4.1.3 (commonPasswords-MIT.txt) in lower case, without those shorter than the six
 * characters that a password needs anyway.
 */
export const commonPasswords: ReadonlySet<string> = new Set(list.split(' '));

/** Ignores spaces around it and full-width letters, which add no strength. */
export const isCommonPassword = (password: string) =>
  commonPasswords.has(cutMarks(password).normalize('NFKC').trim().toLowerCase());

export const isStrongPassword = (password: string) =>
  password.length >= recommendedPassword && !isCommonPassword(password);
