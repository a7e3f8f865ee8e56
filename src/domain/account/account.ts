import * as v from 'valibot';
import * as words from '../../words/en/account.ts';
import { invalidEmail, invalidPhone, markupInName } from '../../words/en/common.ts';
import { tidyEmail, tidyPhone } from '../contact.ts';
import { isEmail, isName, isPhone, longestEmail, tidyLine } from '../text.ts';

export const ProfileSchema = v.object({
  user_id: v.string(),
  full_name: v.string(),
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  role: v.picklist(['user', 'owner', 'admin']),
  has_listings: v.boolean(),
  language: v.string(),
  /** How often we email people about their own changes to bookings of a property. */
  own_deeds: v.picklist(['daily', 'each']),
  /** False: none. */
  emails_own_deeds: v.optional(v.boolean(), true),
  created_at: v.string(),
});
export type Profile = v.InferOutput<typeof ProfileSchema>;

/** Returns `returnTo` if it is a path on this site, else `/`. Refuses other origins, backslashes and control characters. */
export function safeReturnTo(returnTo: unknown, origin: string): string {
  if (typeof returnTo !== 'string' || returnTo.length > 2048) return '/';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  if (!/^\/(?![/\\])/.test(returnTo) || /[\u0000-\u001f\u007f\\]/.test(returnTo)) return '/';
  if (!URL.canParse(returnTo, origin)) return '/';
  const url = new URL(returnTo, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search + url.hash;
}

/** Lengths in these forms are those of the table's checks. */
export const shortestPassword = 6;
export const recommendedPassword = 10;

const email = v.pipe(
  v.string(),
  v.transform(tidyEmail),
  v.nonEmpty(words.emailMissing),
  v.maxLength(longestEmail, words.atMost(longestEmail)),
  v.check(isEmail, invalidEmail),
);
export const newPassword = v.pipe(
  v.string(),
  v.minLength(shortestPassword, words.passwordTooShort(shortestPassword)),
  // bcrypt, which the auth service uses, ignores everything after 72 bytes.
  v.maxLength(72, words.atMost(72)),
);
const repeated = { password: newPassword, repeat: v.string() };
const isRepeated = ({ password, repeat }: { password: string; repeat: string }) => password === repeat;
const phone = v.pipe(
  v.string(),
  v.transform(tidyPhone),
  v.nonEmpty(words.phoneMissing),
  v.maxLength(30, words.atMost(30)),
  v.check(isPhone, invalidPhone),
);
const full_name = v.pipe(
  v.string(),
  v.transform(tidyLine),
  v.nonEmpty(words.nameMissing),
  v.maxLength(120, words.atMost(120)),
  v.check(isName, markupInName),
);

export const SignInSchema = v.object({
  email,
  password: v.pipe(v.string(), v.nonEmpty(words.passwordMissing)),
});
export const AccountSchema = v.object({ full_name, phone, email, password: newPassword });
export const SignUpSchema = v.pipe(
  v.object({ ...AccountSchema.entries, ...repeated }),
  v.forward(v.partialCheck([['password'], ['repeat']], isRepeated, words.mismatch), ['repeat']),
);
export const EmailSchema = v.object({ email });
export const NewPasswordSchema = v.pipe(
  v.object(repeated),
  v.forward(v.partialCheck([['password'], ['repeat']], isRepeated, words.mismatch), ['repeat']),
);
export const LongPasswordSchema = v.pipe(
  NewPasswordSchema,
  v.forward(
    v.partialCheck(
      [['password']],
      ({ password }) => password.length >= recommendedPassword,
      words.atLeast(recommendedPassword),
    ),
    ['password'],
  ),
);
/** `proof` shows that the owner of the account asks: the password, or a code of the authenticator app. */
export const NewEmailSchema = v.object({
  email,
  proof: v.pipe(v.string(), v.nonEmpty(words.proofMissing)),
});
export const ProfileFormSchema = v.object({ full_name, phone, language: v.string() });
export type ProfileInput = v.InferOutput<typeof ProfileFormSchema>;
export const CodeSchema = v.object({
  code: v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\s/g, '')),
    v.regex(/^\d{6}$/, words.sixDigitsMissing),
  ),
});
export const RecoveryCodeSchema = v.object({
  recovery_code: v.pipe(v.string(), v.trim(), v.nonEmpty(words.recoveryCodeMissing)),
});

interface Strength {
  level: 0 | 1 | 2 | 3 | 4;
  words: string;
}

/** Estimates how hard a password is to guess: 0 for an empty one, else 1 to 4. It is advice, not a rule. */
export function passwordStrength(password: string): Strength {
  if (password === '') return { level: 0, words: '' };
  if (password.length < shortestPassword) return { level: 1, words: words.tooShort };
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length;
  if (/^(.)\1*$/.test(password) || /^(?:0123456789|123456789|password|qwerty)/i.test(password)) {
    return { level: 1, words: words.easyToGuess };
  }
  if (password.length < recommendedPassword) return { level: 2, words: words.fair(recommendedPassword) };
  return password.length >= 14 || kinds >= 3 ? { level: 4, words: words.strong } : { level: 3, words: words.good };
}
