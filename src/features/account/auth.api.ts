import * as v from 'valibot';
import type { AccountSchema } from '#src/domain/account/account.ts';
import { isSecret, type LinkKind } from '#src/domain/account/authLink.ts';
import { failure, type Result, success } from '#src/lib/result.ts';
import { auth } from '#src/server/account.ts';
import { askedJustNow, noteAsked, noteSent } from '#src/server/asked.ts';
import { callAuthService } from '#src/server/authService.ts';
import { outcome, refusedBy, wordsFor } from '#src/server/authWords.ts';
import * as calls from '#src/server/calls/account.ts';
import { openDoor } from '#src/server/door.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { call, member } from '#src/server/member.ts';
import { commonPassword } from '#src/words/en/account.ts';
import { tooSoon } from '#src/words/en/auth.ts';
import { language } from '#src/words/en/language.ts';

/** Calls of the sign-in screens. What the auth service says is shown as it says it, unless it is for programmers. */

/** As the auth service wants the token of a person's check, where there is one. */
const shown = (captcha_token: string | undefined) => (captcha_token ? { gotrue_meta_security: { captcha_token } } : {});

export async function signIn(
  email: string,
  password: string,
  captchaToken?: string,
): Promise<Result<{ stronger_needed: boolean }>> {
  const { data, error } = await auth().signInWithPassword({ email, password, options: { captchaToken } });
  if (error) return refusedBy(error);
  const isProtected = data.user.factors?.some(({ status }) => status === 'verified') ?? false;
  return success({ stronger_needed: !isProtected && (await isTooWeak(password)) });
}

/** Whether an owner or admin should choose a longer password. The server need not answer. */
async function isTooWeak(password: string): Promise<boolean> {
  const shown = await call(calls.showPassword, { password });
  return shown.ok && shown.value.stronger_needed;
}

/** Sends a new password. A common one is not taken; the browser looks first, as far as it can tell: the list is fetched for it. */
async function sendPassword(password: string, send: () => Promise<Result<unknown>>): Promise<Result<unknown>> {
  const rule = await import('#src/domain/account/password.ts').catch(() => null);
  return rule?.isCommonPassword(password) ? failure('common_password', commonPassword) : send();
}

/** Makes an account; its e-mail has to be confirmed before the first sign-in. */
export const makeAccount = (form: v.InferOutput<typeof AccountSchema>, returnTo: string, captcha_token?: string) =>
  sendPassword(form.password, async () => {
    noteAsked('signup', form.email, returnTo);
    const legal_versions = { terms: TERMS_VERSION, privacy: PRIVACY_VERSION };
    const made = await callAsGuest(calls.signUp, { ...form, legal_versions, language, captcha_token });
    if (made.ok) noteSent('signup', form.email);
    return made;
  });

/** A new password for whoever is signed in; every other session ends. */
export const savePassword = (password: string) =>
  sendPassword(password, () => call(calls.changePassword, { password }));

/**
 * Whether no password opens this account any more, and one should be chosen. The server need not answer: on the account's page it is
 * asked again. `token`: of a session that this browser does not keep.
 */
export async function isPasswordNeeded(user_id: string, token?: string): Promise<boolean> {
  const sign = async () => ({ authorization: `Bearer ${token}` });
  const ask = token ? openDoor({ ...member, sign }) : call;
  const answer = await ask(calls.neededPassword, {}, { user_id: `eq.${user_id}`, select: 'needs_password' });
  return answer.ok && answer.value;
}

/**
 * Asks for a mail with a link. What the server says of one that was sent a moment ago, or that there is no such account, is told to
 * nobody; a minute between two mails is kept here, for every address alike.
 */
async function askForLink(
  kind: LinkKind,
  path: string,
  email: string,
  returnTo: string,
  more: object,
): Promise<Result<unknown>> {
  if (askedJustNow(kind, email)) return failure('too_soon', tooSoon);
  noteAsked(kind, email, returnTo);
  const answer = await callAuthService('POST', path, { email, ...more });
  if (!answer.ok && !isSecret(answer.failure.code)) return failure(answer.failure.code, wordsFor(answer.failure));
  noteSent(kind, email);
  return success(null);
}

/** Sends the mail that confirms a sign-up once more, where one is awaited. */
export const resendConfirmation = (email: string, returnTo: string, token?: string) =>
  askForLink('signup', 'resend', email, returnTo, { type: 'signup', ...shown(token) });

/** Sends the mail that leads to the form for a new password. Says nothing of whether there is such an account. */
export const sendRecovery = (email: string, returnTo: string, token?: string) =>
  askForLink('recovery', 'recover', email, returnTo, shown(token));

/** Sends the mail whose link signs in. Says nothing of whether there is such an account, and makes none. */
export const sendMagicLink = (email: string, returnTo: string, token?: string) =>
  askForLink('magiclink', 'otp', email, returnTo, { create_user: false, ...shown(token) });

const SettingsSchema = v.object({ external: v.object({ google: v.literal(true) }) });

/** Whether Google is set up at the auth service. Asked of it, because a build cannot know; without an answer it is not. */
export async function hasGoogle(): Promise<boolean> {
  const settings = await callAuthService('GET', 'settings');
  return settings.ok && v.is(SettingsSchema, settings.value);
}

/** Uses up a recovery code: the authenticator app is removed from the account, and a password is enough until a new one is set up. */
export async function enterRecoveryCode(recovery_code: string): Promise<Result<null>> {
  const entered = await call(calls.spendRecoveryCode, { recovery_code });
  if (!entered.ok) return entered;
  return outcome((await auth().refreshSession()).error);
}
