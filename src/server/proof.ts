import * as v from 'valibot';
import { type Failure, failure, type Result, success } from '#src/lib/result.ts';
import * as words from '#src/words/en/auth.ts';
import { auth } from './account.ts';
import { outcome } from './authWords.ts';

/** A fresh proof of identity protects sensitive actions from a stolen session. The server accepts it for ten minutes. */

/** How an account can give the proof. `none`: no password and no app. `later`: its means are so new that a thief may have added them. */
export const proofs = ['password', 'totp', 'none', 'later'] as const;
export type Proof = (typeof proofs)[number];

const missing: Readonly<Record<Proof, string>> = {
  later: words.waitADay,
  none: words.googleOnceMore,
  password: words.confirmOnceMore,
  totp: words.confirmOnceMore,
};
const facts = v.object({ proof: v.optional(v.picklist(proofs)) });

/** Refusals of a call that needs a fresh proof (`fresh_proof_needed`), beside the call's own. */
export const provable = (
  refusals: Readonly<Record<string, string>> | ((refusal: { code: string }) => string | undefined) = {},
) => ({
  facts,
  refusals(refusal: { code: string; proof?: unknown }): string | undefined {
    const { code, proof } = refusal;
    if (code === 'fresh_proof_needed') return missing[v.is(v.picklist(proofs), proof) ? proof : 'password'];
    return typeof refusals === 'function' ? refusals(refusal) : refusals[code];
  },
});

export type GivenProof = { password: string; token?: string | undefined } | { code: string } | null;

export type ProofResult = Result<null, Failure & { proof?: Proof | undefined }>;

export const canBeProved = ({ code, proof }: Failure & { proof?: Proof | undefined }) =>
  code === 'fresh_proof_needed' && proof !== 'later';

export async function prove(given: GivenProof): Promise<Result<null>> {
  if (!given) return success(null);
  return 'code' in given ? proveByCode(given.code) : proveByPassword(given.password, given.token);
}

/** `captchaToken` is needed if the site uses Turnstile. */
export async function proveByPassword(password: string, captchaToken?: string): Promise<Result<null>> {
  const { data } = await auth().getSession();
  const email = data.session?.user.email;
  if (!data.session || !email) return failure('signed_out', words.signedOut);
  const { error } = await auth().signInWithPassword({ email, password, options: { captchaToken } });
  // Ends the previous session, which the new one replaces.
  if (!error) await auth().admin.signOut(data.session.access_token, 'local');
  return error?.code === 'invalid_credentials' ? failure(error.code, words.wrongPassword) : outcome(error);
}

export async function proveByCode(code: string): Promise<Result<null>> {
  const { mfa } = auth();
  const { data, error } = await mfa.listFactors();
  const factor = data?.totp[0];
  if (error) return outcome(error);
  if (!factor) return failure('no_factor', words.noApp);
  const verified = await mfa.challengeAndVerify({ factorId: factor.id, code });
  return outcome(verified.error);
}
