import { failure, type Result } from '#src/lib/result.ts';
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

/** Types the password of whoever is signed in once more. `captchaToken`: of a person's check, where the site asks for one. */
export async function proveByPassword(password: string, captchaToken?: string): Promise<Result<null>> {
  const { data } = await auth().getSession();
  const email = data.session?.user.email;
  if (!data.session || !email) return failure('signed_out', 'You are signed out. Please sign in again.');
  const { error } = await auth().signInWithPassword({ email, password, options: { captchaToken } });
  // The new session takes the place of the one before, which nobody would end otherwise.
  if (!error) await auth().admin.signOut(data.session.access_token, 'local');
  return error?.code === 'invalid_credentials'
    ? failure(error.code, 'This is not the password of your account.')
    : outcome(error);
}

/** Shows a code of the authenticator app. */
export async function proveByCode(code: string): Promise<Result<null>> {
  const { mfa } = auth();
  const { data, error } = await mfa.listFactors();
  const factor = data?.totp[0];
  if (error) return outcome(error);
  if (!factor) return failure('no_factor', 'This account has no authenticator app.');
  const verified = await mfa.challengeAndVerify({ factorId: factor.id, code });
  return outcome(verified.error);
}
