import { type AuthError, isAuthRetryableFetchError } from '@supabase/supabase-js';
import * as v from 'valibot';
import { supabase } from '#src/lib/account.ts';
import { backendUrl, publishableKey } from '#src/lib/backend.ts';
import { paths } from '#src/lib/paths.ts';
import { failure, type Result, success, unreachable } from '#src/lib/result.ts';

/** Calls of the sign-in screens. What the auth service says is shown as it says it. */

const here = () => window.location.origin;

/** What the auth service said, or that it did not answer. */
export const refusalOf = (error: AuthError) => (isAuthRetryableFetchError(error) ? unreachable : error.message);
export const outcome = (error: AuthError | null): Result<null> => (error ? failure(refusalOf(error)) : success(null));

export async function signIn(
  email: string,
  password: string,
): Promise<Result<null, { message: string; code?: string | undefined }>> {
  const { error } = await supabase().auth.signInWithPassword({ email, password });
  return error ? failure({ message: refusalOf(error), code: error.code }) : success(null);
}

/** Makes an account; its e-mail has to be confirmed before the first sign-in. The mail leads to the site's root. */
export async function signUp(form: {
  email: string;
  password: string;
  full_name: string;
  phone: string;
}): Promise<Result<null>> {
  const { email, password, full_name, phone } = form;
  const options = { emailRedirectTo: `${here()}/`, data: { full_name, phone } };
  return outcome((await supabase().auth.signUp({ email, password, options })).error);
}

export async function resendConfirmation(email: string): Promise<Result<null>> {
  const options = { emailRedirectTo: `${here()}/` };
  return outcome((await supabase().auth.resend({ type: 'signup', email, options })).error);
}

const SettingsSchema = v.object({ external: v.object({ google: v.boolean() }) });

/** Leaves for Google; comes back to this page with `provider=google`. Asked first, because a refusal would be a bare page. */
export async function signInWithGoogle(returnTo: string): Promise<Result<null>> {
  const unavailable = failure('Failed to sign in with Google');
  try {
    const response = await fetch(`${backendUrl}/auth/v1/settings`, { headers: { apikey: publishableKey } });
    if (!v.parse(SettingsSchema, await response.json()).external.google) return unavailable;
    const redirectTo = `${here()}${paths.auth(returnTo === '/' ? undefined : returnTo)}`;
    const back = new URL(redirectTo);
    back.searchParams.set('provider', 'google');
    const { error } = await supabase().auth.signInWithOAuth({ provider: 'google', options: { redirectTo: back.href } });
    return error ? failure(error.message || unavailable.reason) : success(null);
  } catch (error) {
    console.error(error);
    return unavailable;
  }
}

/** Sends the mail that leads to the form for a new password. Says nothing of whether there is such an account. */
export async function sendRecovery(email: string): Promise<Result<null>> {
  const redirectTo = `${here()}/auth?newPassword=1`;
  return outcome((await supabase().auth.resetPasswordForEmail(email, { redirectTo })).error);
}

export async function changePassword(password: string): Promise<Result<null>> {
  return outcome((await supabase().auth.updateUser({ password })).error);
}

/** Shows the code of the authenticator app; the session is then of the second level. */
export async function enterCode(code: string): Promise<Result<null>> {
  const { mfa } = supabase().auth;
  const { data, error } = await mfa.listFactors();
  const factor = data?.totp[0];
  if (error || !factor) return failure(error ? refusalOf(error) : 'This account has no authenticator app.');
  return outcome((await mfa.challengeAndVerify({ factorId: factor.id, code })).error);
}

const RecoveryAnswerSchema = v.object({ ok: v.boolean(), code: v.optional(v.string()) });
const recoveryRefusals: Record<string, string> = {
  wrong_code: 'This is not one of your unused recovery codes.',
  rate_limited: 'Too many tries. Please wait an hour and try again.',
};

/** Uses up a recovery code: the authenticator app is removed from the account, and a password is enough until a new one is set up. */
export async function enterRecoveryCode(recovery_code: string): Promise<Result<null>> {
  const { data, error } = await supabase().rpc('use_recovery_code', { recovery_code });
  if (error) return failure(unreachable);
  const answer = v.parse(RecoveryAnswerSchema, data);
  if (!answer.ok) return failure(recoveryRefusals[answer.code ?? ''] ?? 'Please try again.');
  return outcome((await supabase().auth.refreshSession()).error);
}
