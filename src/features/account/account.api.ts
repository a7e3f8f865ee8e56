import * as v from 'valibot';
import { failure, type Result, success, unreachable } from '#src/lib/result.ts';
import { supabase } from '#src/server/account.ts';
import { outcome, refusalOf, wordsFor } from '#src/server/authWords.ts';
import { proveByCode, proveByPassword } from '#src/server/proof.ts';
import { callAuthService } from './authService.ts';

/** Calls of the account page. What the auth service says is shown as it says it, unless it is for programmers. */

/** Saves name and phone in the profile, and the name where the header reads it. */
export async function saveProfile(user_id: string, form: { full_name: string; phone: string }): Promise<Result<null>> {
  const { error } = await supabase().from('profiles').update(form).eq('user_id', user_id);
  if (error) return failure('refused', unreachable);
  const { error: unsaid } = await supabase().auth.updateUser({ data: form });
  return outcome(unsaid);
}

export interface Factor {
  id: string;
  friendly_name: string;
  created_at: string;
}
export interface TwoFactor {
  factors: Factor[];
  recovery_codes: number;
}
const StateSchema = v.object({ ok: v.literal(true), recovery_codes: v.number() });

export async function fetchTwoFactor(): Promise<Result<TwoFactor>> {
  const [listed, state] = await Promise.all([supabase().auth.mfa.listFactors(), supabase().rpc('two_factor_state')]);
  if (listed.error || state.error) return failure('refused', unreachable);
  const factors = listed.data.totp.map(({ id, friendly_name, created_at }) => ({
    id,
    created_at,
    friendly_name: friendly_name || 'Authenticator app',
  }));
  return success({ factors, recovery_codes: v.parse(StateSchema, state.data).recovery_codes });
}

export interface Enrolment {
  id: string;
  /** A picture as a data address. */
  qr_code: string;
  secret: string;
}

/** Begins a new factor; it counts once a code of it was shown. One that was begun before and left is forgotten. */
export async function beginFactor(friendlyName: string): Promise<Result<Enrolment>> {
  const { mfa } = supabase().auth;
  const { data: known, error: unlisted } = await mfa.listFactors();
  if (unlisted) return failure('refused', refusalOf(unlisted));
  // The auth service would refuse a second one of the same name.
  for (const { id, status } of known.all) {
    if (status === 'verified') continue;
    const { error } = await mfa.unenroll({ factorId: id });
    if (error) return failure('refused', refusalOf(error));
  }
  const { data, error } = await mfa.enroll({
    factorType: 'totp',
    friendlyName,
    issuer: 'Susegad Stays',
  });
  if (error) return failure('refused', refusalOf(error));
  return success({ id: data.id, qr_code: data.totp.qr_code, secret: data.totp.secret });
}

export async function confirmFactor(factorId: string, code: string): Promise<Result<null>> {
  const { error } = await supabase().auth.mfa.challengeAndVerify({ factorId, code });
  return outcome(error);
}

export async function removeFactor(factorId: string): Promise<Result<null>> {
  const { error } = await supabase().auth.mfa.unenroll({ factorId });
  if (error) return failure('refused', refusalOf(error));
  // The token says so only after it was renewed.
  await supabase().auth.refreshSession();
  return success(null);
}

const CodesSchema = v.variant('ok', [
  v.object({ ok: v.literal(true), codes: v.array(v.string()) }),
  v.object({ ok: v.literal(false), code: v.string() }),
]);

/** Ten new codes; the old ones no longer work. */
export async function makeRecoveryCodes(): Promise<Result<string[]>> {
  const { data, error } = await supabase().rpc('make_recovery_codes');
  if (error) return failure('refused', unreachable);
  const answer = v.parse(CodesSchema, data);
  return answer.ok
    ? success(answer.codes)
    : failure('refused', 'Recovery codes could not be made now. Please try again later.');
}

/** What shows that it is the account's owner who asks. */
export type Proof = { password: string } | { code: string };

/**
 * Asks for another e-mail, which the old and the new address then confirm. The proof is asked here, so that a device that was left
 * open is not enough to begin with.
 */
export async function askForNewEmail(email: string, proof: Proof): Promise<Result<null>> {
  const proved = 'code' in proof ? await proveByCode(proof.code) : await proveByPassword(proof.password);
  if (!proved.ok) return proved;
  const token = await supabase().token();
  const answer = await callAuthService('PUT', 'user', { email }, token ?? '');
  return answer.ok ? success(null) : failure('refused', wordsFor(answer));
}

/** Hears of an e-mail that was changed on another device; the session at hand tells the one before until it is renewed. */
export async function readEmailAgain(known: string): Promise<void> {
  const { auth } = supabase();
  const { data } = await auth.getUser();
  if (data.user && data.user.email !== known) await auth.refreshSession();
}

/** Ends every other session of this account. */
export async function signOutOthers(): Promise<Result<null>> {
  const { error } = await supabase().auth.signOut({ scope: 'others' });
  return outcome(error);
}
