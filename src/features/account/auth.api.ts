import * as v from 'valibot';
import type { AccountSchema } from '#src/domain/account/account.ts';
import { isSecret, type LinkKind } from '#src/domain/account/authLink.ts';
import { failure, type Result, success } from '#src/lib/result.ts';
import { auth } from '#src/server/account.ts';
import { createClient } from '#src/server/apiClient.ts';
import { callAuthService } from '#src/server/authService.ts';
import { outcome, refusedBy, wordsFor } from '#src/server/authWords.ts';
import * as calls from '#src/server/calls/account.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { isCoolingDown, recordRequest, recordSent } from '#src/server/requestedLinks.ts';
import { call, signedInIdentity } from '#src/server/signedIn.ts';
import { commonPassword } from '#src/words/en/account.ts';
import { tooSoon } from '#src/words/en/auth.ts';
import { language } from '#src/words/en/language.ts';

/** Calls of the sign-in screens. Messages of the auth service are shown as they are, unless they are for programmers. */

const shown = (captcha_token: string | undefined) => (captcha_token ? { gotrue_meta_security: { captcha_token } } : {});

export async function signInWithPassword(
  email: string,
  password: string,
  captchaToken?: string,
): Promise<Result<{ stronger_needed: boolean }>> {
  const { data, error } = await auth().signInWithPassword({ email, password, options: { captchaToken } });
  if (error) return refusedBy(error);
  const isProtected = data.user.factors?.some(({ status }) => status === 'verified') ?? false;
  return success({ stronger_needed: !isProtected && (await isTooWeak(password)) });
}

/** Returns true if an owner or admin should choose a longer password; false without an answer. */
async function isTooWeak(password: string): Promise<boolean> {
  const shown = await call(calls.showPassword, { password });
  return shown.ok && shown.value.stronger_needed;
}

/** Refuses a common password, then sends it. The check is skipped if its list does not load. */
async function sendPassword(password: string, send: () => Promise<Result<unknown>>): Promise<Result<unknown>> {
  const rule = await import('#src/domain/account/password.ts').catch(() => null);
  return rule?.isCommonPassword(password) ? failure('common_password', commonPassword) : send();
}

/** Creates an account. Its email must be confirmed before the first sign-in. */
export const makeAccount = (form: v.InferOutput<typeof AccountSchema>, returnTo: string, captcha_token?: string) =>
  sendPassword(form.password, async () => {
    recordRequest('signup', form.email, returnTo);
    const legal_versions = { terms: TERMS_VERSION, privacy: PRIVACY_VERSION };
    const made = await callAsGuest(calls.signUp, { ...form, legal_versions, language, captcha_token });
    if (made.ok) recordSent('signup', form.email);
    return made;
  });

/** Saves a new password and ends every other session. */
export const savePassword = (password: string) =>
  sendPassword(password, () => call(calls.changePassword, { password }));

/** Returns true if the account needs a new password; false without an answer. `token`: for a session that this browser does not store. */
export async function isPasswordNeeded(user_id: string, token?: string): Promise<boolean> {
  const sign = async () => ({ authorization: `Bearer ${token}` });
  const ask = token ? createClient({ ...signedInIdentity, sign }) : call;
  const answer = await ask(calls.neededPassword, {}, { user_id: `eq.${user_id}`, select: 'needs_password' });
  return answer.ok && answer.value;
}

/** Requests an email with a link. Every address gets the same answer and the same wait of one minute, so that it does not reveal accounts. */
async function askForLink(
  kind: LinkKind,
  path: string,
  email: string,
  returnTo: string,
  more: object,
): Promise<Result<unknown>> {
  if (isCoolingDown(kind, email)) return failure('too_soon', tooSoon);
  recordRequest(kind, email, returnTo);
  const answer = await callAuthService('POST', path, { email, ...more });
  if (!answer.ok && !isSecret(answer.failure.code)) return failure(answer.failure.code, wordsFor(answer.failure));
  recordSent(kind, email);
  return success(null);
}

export const resendConfirmation = (email: string, returnTo: string, token?: string) =>
  askForLink('signup', 'resend', email, returnTo, { type: 'signup', ...shown(token) });

/** Sends the email for a new password. Does not reveal if the account exists. */
export const sendRecovery = (email: string, returnTo: string, token?: string) =>
  askForLink('recovery', 'recover', email, returnTo, shown(token));

/** Sends a sign-in link. Does not reveal if the account exists, and creates none. */
export const sendMagicLink = (email: string, returnTo: string, token?: string) =>
  askForLink('magiclink', 'otp', email, returnTo, { create_user: false, ...shown(token) });

const SettingsSchema = v.object({ external: v.object({ google: v.literal(true) }) });

/** Returns true if Google is configured at the auth service; false without an answer. */
export async function hasGoogle(): Promise<boolean> {
  const settings = await callAuthService('GET', 'settings');
  return settings.ok && v.is(SettingsSchema, settings.value);
}

/** Spends a recovery code. It removes the authenticator app, so the password is enough until a new one is set up. */
export async function enterRecoveryCode(recovery_code: string): Promise<Result<null>> {
  const entered = await call(calls.spendRecoveryCode, { recovery_code });
  if (!entered.ok) return entered;
  return outcome((await auth().refreshSession()).error);
}
