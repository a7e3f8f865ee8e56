import * as v from 'valibot';
import { type AccountSchema, commonPassword } from '#src/domain/account/account.ts';
import { paths } from '#src/lib/paths.ts';
import { failure, type Result, success, unreachable } from '#src/lib/result.ts';
import { supabase } from '#src/server/account.ts';
import { noteAsked } from '#src/server/asked.ts';
import { outcome, refusalOf } from '#src/server/authWords.ts';
import { backendUrl, publishableKey } from '#src/server/backend.ts';
import { callAuthService } from './authService.ts';

/** Calls of the sign-in screens. What the auth service says is shown as it says it, unless it is for programmers. */

const here = () => window.location.origin;

export async function signIn(email: string, password: string): Promise<Result<{ stronger_needed: boolean }>> {
  const { data, error } = await supabase().auth.signInWithPassword({ email, password });
  if (error) return failure(error.code ?? 'refused', refusalOf(error));
  const isProtected = data.user.factors?.some(({ status }) => status === 'verified') ?? false;
  return success({ stronger_needed: !isProtected && (await isTooWeak(password)) });
}

const FunctionSchema = v.object({
  success: v.boolean(),
  code: v.optional(v.string()),
  error: v.optional(v.string()),
  stronger_needed: v.optional(v.boolean()),
});

async function callFunction(name: string, body: object) {
  const response = await supabase().call(name, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  });
  return v.parse(FunctionSchema, await response.json());
}

/** Whether an owner or admin should choose a longer password. Only the server knows of whom that is asked, and it need not answer. */
async function isTooWeak(password: string): Promise<boolean> {
  try {
    return (await callFunction('show-password', { password })).stronger_needed ?? false;
  } catch (error) {
    console.error(error);
    return false;
  }
}

async function sendPassword(name: string, body: object): Promise<Result<null>> {
  try {
    const said = await callFunction(name, body);
    if (said.success) return success(null);
    return failure(said.code || 'refused', said.error || unreachable);
  } catch (error) {
    console.error(error);
    return failure('lost', unreachable);
  }
}

/** Why this password is not taken, as far as the browser can tell; null for nothing. The list of common ones is fetched for it. */
export async function findFault(password: string): Promise<string | null> {
  const rule = await import('#src/domain/account/password.ts').catch(() => null);
  return rule?.isCommonPassword(password) ? commonPassword : null;
}

/** Makes an account; its e-mail has to be confirmed before the first sign-in. */
export async function signUp(form: v.InferOutput<typeof AccountSchema>): Promise<Result<null>> {
  noteAsked('signup', form.email);
  return sendPassword('sign-up', form);
}

/** Asks for a mail with a link. That one was sent a moment ago, or that there is no such account, is told to nobody. */
async function askForLink(path: string, body: object): Promise<Result<null>> {
  const answer = await callAuthService('POST', path, body);
  if (answer.ok || answer.code === 'over_email_send_rate_limit' || answer.code === 'otp_disabled') return success(null);
  return failure('refused', answer.message);
}

export async function resendConfirmation(email: string): Promise<Result<null>> {
  noteAsked('signup', email);
  const answer = await callAuthService('POST', 'resend', { type: 'signup', email });
  return answer.ok ? success(null) : failure('refused', answer.message);
}

/** Sends the mail that leads to the form for a new password. Says nothing of whether there is such an account. */
export async function sendRecovery(email: string, returnTo: string): Promise<Result<null>> {
  noteAsked('recovery', email, returnTo);
  return askForLink('recover', { email });
}

/** Sends the mail whose link signs in. Says nothing of whether there is such an account, and makes none. */
export async function sendMagicLink(email: string, returnTo: string): Promise<Result<null>> {
  noteAsked('magiclink', email, returnTo);
  return askForLink('otp', { email, create_user: false });
}

/** A new password for whoever is signed in; every other session ends. */
export async function changePassword(password: string): Promise<Result<null>> {
  return sendPassword('change-password', { password });
}

const SettingsSchema = v.object({ external: v.object({ google: v.boolean() }) });

/** Leaves for Google; comes back to this page with `provider=google`. Asked first, because a refusal would be a bare page. */
export async function signInWithGoogle(returnTo: string): Promise<Result<null>> {
  const unavailable = failure('refused', 'Failed to sign in with Google');
  try {
    const response = await fetch(`${backendUrl}/auth/v1/settings`, { headers: { apikey: publishableKey } });
    if (!v.parse(SettingsSchema, await response.json()).external.google) return unavailable;
    const redirectTo = `${here()}${paths.auth(returnTo === '/' ? undefined : returnTo)}`;
    const back = new URL(redirectTo);
    back.searchParams.set('provider', 'google');
    const { error } = await supabase().auth.signInWithOAuth({ provider: 'google', options: { redirectTo: back.href } });
    return error ? failure('refused', error.message || unavailable.failure.message) : success(null);
  } catch (error) {
    console.error(error);
    return unavailable;
  }
}

const RecoveryAnswerSchema = v.object({ ok: v.boolean(), code: v.optional(v.string()) });
const recoveryRefusals: Record<string, string> = {
  wrong_code: 'This is not one of your unused recovery codes.',
  rate_limited: 'Too many tries. Please wait an hour and try again.',
};

/** Uses up a recovery code: the authenticator app is removed from the account, and a password is enough until a new one is set up. */
export async function enterRecoveryCode(recovery_code: string): Promise<Result<null>> {
  const { data, error } = await supabase().rpc('use_recovery_code', { recovery_code });
  if (error) return failure('refused', unreachable);
  const answer = v.parse(RecoveryAnswerSchema, data);
  if (!answer.ok) return failure('refused', recoveryRefusals[answer.code ?? ''] ?? 'Please try again.');
  return outcome((await supabase().auth.refreshSession()).error);
}
