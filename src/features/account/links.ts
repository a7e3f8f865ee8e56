import { type MailLink, problemOf } from '#src/domain/account/authLink.ts';
import { auth } from '#src/server/account.ts';
import { type RequestedLink, removeRequest } from '#src/server/requestedLinks.ts';
import { $session } from '#src/server/session.ts';
import { strange, usedLink } from '#src/words/en/auth.ts';
import { unreachable } from '#src/words/en/common.ts';
import { isPasswordNeeded } from './auth.api.ts';
import { endSession, keepSession, verifyLink } from './link.api.ts';

export type LinkOutcome =
  | { state: 'signedIn'; asked: RequestedLink; needsPassword: boolean }
  /** The link worked, but did not sign in. */
  | { state: 'done'; email: string; needsPassword: boolean }
  /** The first of two links that are both needed. */
  | { state: 'half' }
  /** `isOver`: the link will not work again. */
  | { state: 'refused'; sentence: string; isOver: boolean };

/** Uses up a link. It keeps the session only if this browser requested the link, and ends it otherwise. */
export async function takeLink(link: MailLink, askedHere: readonly RequestedLink[]): Promise<LinkOutcome> {
  const verified = await verifyLink(link);
  if (!verified.ok) {
    const { code, message } = verified.failure;
    const isOver = code !== 'lost' && code !== 'over_request_rate_limit';
    return { state: 'refused', sentence: code === 'lost' ? message : problemOf(code, usedLink), isOver };
  }
  const session = verified.value;
  if (!session) return { state: 'half' };
  const { email } = session.user;
  if (link.kind === 'email_change') {
    await endSession(session);
    const now = $session.get();
    if ('user' in now && now.user.id === session.user.id) await auth().refreshSession();
    return { state: 'done', email, needsPassword: false };
  }
  const needsPassword = await isPasswordNeeded(session.user.id, session.access_token);
  const asked = askedHere.find((one) => one.email === email.toLowerCase());
  if (!asked) {
    await endSession(session);
    // The account is confirmed. It is safe to say so to the owner of the email.
    return link.kind === 'signup'
      ? { state: 'done', email, needsPassword }
      : { state: 'refused', sentence: strange, isOver: true };
  }
  removeRequest(link.kind, email);
  if (await keepSession(session)) return { state: 'signedIn', asked, needsPassword };
  return { state: 'refused', sentence: unreachable, isOver: true };
}
