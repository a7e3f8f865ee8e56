import * as v from 'valibot';
import { type Failure, failure, type Result, success } from '#src/lib/result.ts';
import * as words from '#src/words/en/auth.ts';
import { auth } from './account.ts';
import { outcome } from './authWords.ts';

/**
 * Showing again who is there, before something that a stolen session must not do. The server counts a password or a code for ten
 * minutes.
 */

/**
 * How an account can do it: the server says which. `none` has neither a password nor an authenticator app; `later`, one that is new,
 * which whoever stole a session could have made.
 */
export const proofs = ['password', 'totp', 'none', 'later'] as const;
export type Proof = (typeof proofs)[number];

const missing: Readonly<Record<Proof, string>> = {
  later: words.waitADay,
  none: words.googleOnceMore,
  password: words.confirmOnceMore,
  totp: words.confirmOnceMore,
};
const facts = v.object({ proof: v.optional(v.picklist(proofs)) });

/** The refusals of a call that asks for a fresh proof (`fresh_proof_needed`): it tells how to give it, and its own say the rest. */
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

/** What shows that it is the account's owner who asks; null where the account has nothing to show. */
export type GivenProof = { password: string; token?: string | undefined } | { code: string } | null;

/** What came of a call that asks who is there; `proof` tells how the account can show it, where that was not shown. */
export type Proved = Result<null, Failure & { proof?: Proof | undefined }>;

/** Whether a refusal waits for a proof that can be given now. */
export const canBeProved = ({ code, proof }: Failure & { proof?: Proof | undefined }) =>
  code === 'fresh_proof_needed' && proof !== 'later';

/** Gives it, by whichever way it is. */
export async function prove(given: GivenProof): Promise<Result<null>> {
  if (!given) return success(null);
  return 'code' in given ? proveByCode(given.code) : proveByPassword(given.password, given.token);
}

/** Types the password of whoever is signed in once more. `captchaToken`: of a person's check, where the site asks for one. */
export async function proveByPassword(password: string, captchaToken?: string): Promise<Result<null>> {
  const { data } = await auth().getSession();
  const email = data.session?.user.email;
  if (!data.session || !email) return failure('signed_out', words.signedOut);
  const { error } = await auth().signInWithPassword({ email, password, options: { captchaToken } });
  // The new session takes the place of the one before, which nobody would end otherwise.
  if (!error) await auth().admin.signOut(data.session.access_token, 'local');
  return error?.code === 'invalid_credentials' ? failure(error.code, words.wrongPassword) : outcome(error);
}

/** Shows a code of the authenticator app. */
export async function proveByCode(code: string): Promise<Result<null>> {
  const { mfa } = auth();
  const { data, error } = await mfa.listFactors();
  const factor = data?.totp[0];
  if (error) return outcome(error);
  if (!factor) return failure('no_factor', words.noApp);
  const verified = await mfa.challengeAndVerify({ factorId: factor.id, code });
  return outcome(verified.error);
}
