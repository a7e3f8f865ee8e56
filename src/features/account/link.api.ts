import * as v from 'valibot';
import type { MailLink } from '#src/domain/account/authLink.ts';
import { type Result, success } from '#src/lib/result.ts';
import { deviceStorage } from '#src/lib/storage.ts';
import { auth } from '#src/server/account.ts';
import { callAuthService } from '#src/server/authService.ts';
import { forgetPerson } from '#src/server/forgetPerson.ts';
import { $session } from '#src/server/session.ts';
import { sessionKey } from '#src/server/sessionKey.ts';

const SessionSchema = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  user: v.object({ id: v.string(), email: v.string() }),
});
type FetchedSession = v.InferOutput<typeof SessionSchema>;

/** Uses up the link of an email, without storing the session. Returns null for the first of two links that are both needed. */
export async function verifyLink({ kind, token_hash }: MailLink): Promise<Result<FetchedSession | null>> {
  const answer = await callAuthService('POST', 'verify', { type: kind, token_hash });
  if (!answer.ok) return answer;
  const read = v.safeParse(SessionSchema, answer.value);
  return success(read.success ? read.output : null);
}

export async function endSession({ access_token }: Pick<FetchedSession, 'access_token'>): Promise<void> {
  await callAuthService('POST', 'logout?scope=local', {}, access_token);
}

/** Signs this browser in and replaces any other session. Returns false if that fails: then no session is left. */
export async function keepSession({ access_token, refresh_token, user }: FetchedSession): Promise<boolean> {
  const now = $session.get();
  if ('user' in now) {
    await auth().signOut({ scope: 'local' });
    if (now.user.id !== user.id) forgetPerson();
  }
  const { error } = await auth().setSession({ access_token, refresh_token });
  return !error;
}

/** Returns true if this browser holds the verifier of a sign-in with Google. */
export const beganWithGoogle = () => deviceStorage.get(`${sessionKey}-code-verifier`) !== null;

/** The auth client stores each verifier twice and removes only one. */
function forgetVerifiers() {
  const isVerifier = (key: string) => key.startsWith(sessionKey) && key.endsWith('-code-verifier');
  deviceStorage.remove(...deviceStorage.keys().filter(isVerifier));
}

/** Exchanges Google's code for a session and replaces any other. Returns an error code, or null. */
export async function takeGoogleCode(code: string): Promise<string | null> {
  const { data: before } = await auth().getSession();
  const { data, error } = await auth().exchangeCodeForSession(code);
  forgetVerifiers();
  if (error) return error.code ?? 'bad_oauth_callback';
  if (before.session) {
    await endSession(before.session);
    if (before.session.user.id !== data.user.id) forgetPerson();
  }
  return null;
}
