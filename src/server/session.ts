import type { Session, User } from '@supabase/supabase-js';
import { atom, onMount } from 'nanostores';
import type { Profile } from '#src/domain/account/account.ts';
import { assuranceLevel } from '#src/domain/account/assurance.ts';
import { auth } from './account.ts';
import { readProfile } from './calls/account.ts';
import { call } from './member.ts';
import { hasStoredSession, rememberPerson } from './storedSession.ts';

export type { User };

/** Who is signed in, in every tab alike. */
type SessionState =
  | { state: 'loading' }
  | { state: 'signedOut' }
  /** Someone is signed in, but the session could not be renewed. The auth client goes on trying. */
  | { state: 'unreachable' }
  /** The password was right; the code of the second factor is still to come. */
  | { state: 'codeNeeded'; user: User }
  /** The profile follows shortly after. */
  | { state: 'signedIn'; user: User; profile: Profile | 'loading' | 'missing' | 'unreachable' };

export const $session = atom<SessionState>({ state: 'loading' });

/** The state that a session of the auth client means, without its profile. */
function readSession(session: Session | null): SessionState {
  if (!session) return { state: 'signedOut' };
  const { user, access_token } = session;
  const hasFactor = user.factors?.some(({ status }) => status === 'verified') ?? false;
  if (hasFactor && assuranceLevel(access_token) === 'aal1') return { state: 'codeNeeded', user };
  return { state: 'signedIn', user, profile: 'loading' };
}

async function fetchProfile(user_id: string): Promise<Profile | 'missing' | 'unreachable'> {
  const read = await call(readProfile, {}, { select: '*', user_id: `eq.${user_id}` });
  if (!read.ok) return 'unreachable';
  const [profile] = read.value;
  if (!profile) return 'missing';
  rememberPerson(profile);
  return profile;
}

/** Reads the profile of whoever is signed in again, after it was changed. */
export async function refreshProfile(): Promise<void> {
  const current = $session.get();
  if (current.state !== 'signedIn') return;
  const profile = await fetchProfile(current.user.id);
  const now = $session.get();
  if (now.state !== 'signedIn' || now.user.id !== current.user.id) return;
  // Who is known stays known: it is read again whenever the tab is come back to, and a screen would go with all that was typed.
  if (profile === 'unreachable' && typeof now.profile === 'object') return;
  $session.set({ ...now, profile });
}

onMount($session, () => {
  const { data } = auth().onAuthStateChange((event, session) => {
    const before = $session.get();
    // The client keeps a session that it could not renew, and begins with none all the same.
    if (event === 'INITIAL_SESSION' && !session && hasStoredSession()) {
      if (before.state !== 'signedIn') $session.set({ state: 'unreachable' });
      return;
    }
    const next = readSession(session);
    if (next.state === 'signedIn' && before.state === 'signedIn' && before.user.id === next.user.id) {
      $session.set({ ...next, profile: before.profile });
    } else {
      $session.set(next);
    }
    // Not inside this call: the client holds a lock until it returns.
    if (next.state === 'signedIn') setTimeout(refreshProfile, 0);
  });
  return () => data.subscription.unsubscribe();
});
