import type { ProfileInput } from '#src/domain/account/account.ts';
import { failure, type Result, success } from '#src/lib/result.ts';
import { savePersonalData } from '#src/lib/savePersonalData.ts';
import { auth, readToken } from '#src/server/account.ts';
import { callAuthService } from '#src/server/authService.ts';
import { outcome, refusedBy, wordsFor } from '#src/server/authWords.ts';
import { saveProfileRow, twoFactorState } from '#src/server/calls/account.ts';
import { deleteAccount, myData } from '#src/server/calls/ownData.ts';
import { type GivenProof, type ProofResult, prove } from '#src/server/proof.ts';
import { call } from '#src/server/signedIn.ts';
import { someApp } from '#src/words/en/account.ts';

/** Calls of the account page. Messages of the auth service are shown as they are, unless they are for programmers. */

/** Saves the profile row, and the name in the session, where the header reads it. */
export async function saveProfile(user_id: string, form: ProfileInput): Promise<Result<null>> {
  const saved = await call(saveProfileRow, form, { user_id: `eq.${user_id}`, select: 'user_id' });
  if (!saved.ok) return saved;
  const { error } = await auth().updateUser({ data: form });
  return outcome(error);
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

export async function fetchTwoFactor(): Promise<Result<TwoFactor>> {
  const [listed, state] = await Promise.all([auth().mfa.listFactors(), call(twoFactorState)]);
  if (!state.ok) return state;
  if (listed.error) return failure('lost', twoFactorState.failed);
  const factors = listed.data.totp.map(({ id, friendly_name, created_at }) => ({
    id,
    created_at,
    friendly_name: friendly_name || someApp,
  }));
  return success({ factors, recovery_codes: state.value.recovery_codes });
}

export interface Enrolment {
  id: string;
  qr_code: string;
  secret: string;
  uri: string;
}

/** Begins a new factor, which counts after its first code. Removes unfinished ones. */
export async function beginFactor(friendlyName: string): Promise<Result<Enrolment>> {
  const { mfa } = auth();
  const { data: known, error: unlisted } = await mfa.listFactors();
  if (unlisted) return refusedBy(unlisted);
  // The auth service refuses a second factor of the same name.
  for (const { id, status } of known.all) {
    if (status === 'verified') continue;
    const { error } = await mfa.unenroll({ factorId: id });
    if (error) return refusedBy(error);
  }
  const { data, error } = await mfa.enroll({
    factorType: 'totp',
    friendlyName,
    issuer: 'Susegad Stays',
  });
  if (error) return refusedBy(error);
  const { qr_code, secret, uri } = data.totp;
  return success({ id: data.id, qr_code, secret, uri });
}

export async function confirmFactor(factorId: string, code: string): Promise<Result<null>> {
  const { error } = await auth().mfa.challengeAndVerify({ factorId, code });
  return outcome(error);
}

export async function removeFactor(factorId: string): Promise<Result<null>> {
  const { error } = await auth().mfa.unenroll({ factorId });
  if (error) return refusedBy(error);
  // The token shows the new factor only after a refresh.
  await auth().refreshSession();
  return success(null);
}

export async function downloadData(proof: GivenProof): Promise<ProofResult> {
  const proved = await prove(proof);
  if (!proved.ok) return proved;
  const answer = await call(myData);
  if (!answer.ok) return answer;
  savePersonalData('my-data', answer.value.data);
  return success(null);
}

export async function eraseAccount(proof: GivenProof): Promise<ProofResult> {
  const proved = await prove(proof);
  if (!proved.ok) return proved;
  return call(deleteAccount);
}

/** Requests a new email, which the old and the new address then confirm. It asks for proof, so an unattended device is not enough. */
export async function askForNewEmail(email: string, proof: GivenProof): Promise<Result<null>> {
  const proved = await prove(proof);
  if (!proved.ok) return proved;
  const token = await readToken();
  const answer = await callAuthService('PUT', 'user', { email }, token ?? '');
  return answer.ok ? success(null) : failure(answer.failure.code, wordsFor(answer.failure));
}

/** Refreshes the session if the email was changed on another device. */
export async function readEmailAgain(known: string): Promise<void> {
  const { data } = await auth().getUser();
  if (data.user && data.user.email !== known) await auth().refreshSession();
}

export async function signOutOthers(): Promise<Result<null>> {
  const { error } = await auth().signOut({ scope: 'others' });
  return outcome(error);
}
