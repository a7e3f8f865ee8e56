import type { Session, User } from '@supabase/supabase-js';
import { atom, onMount } from 'nanostores';
import type { Profile } from '#src/domain/account/account.ts';
import { assuranceLevel } from '#src/domain/account/assurance.ts';
import { auth } from './account.ts';
import { readProfile } from './calls/account.ts';
import { call } from './signedIn.ts';
import { hasStoredSession, rememberPerson } from './storedSession.ts';

export type { User };

type SessionState =
  | { state: 'loading' }
  | { state: 'signedOut' }
  /** The session could not be renewed. The auth client keeps trying. */
  | { state: 'unreachable' }
  /** The password is right; the code of the second factor is missing. */
  | { state: 'codeNeeded'; user: User }
  | { state: 'signedIn'; user: User; profile: Profile | 'loading' | 'missing' | 'unreachable' };

export const $session = atom<SessionState>({ state: 'loading' });

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

export async function refreshProfile(): Promise<void> {
  const current = $session.get();
  if (current.state !== 'signedIn') return;
  const profile = await fetchProfile(current.user.id);
  const now = $session.get();
  if (now.state !== 'signedIn' || now.user.id !== current.user.id) return;
  // Keeps a known profile when a refresh fails; otherwise the screen would close and lose typed text.
  if (profile === 'unreachable' && typeof now.profile === 'object') return;
  $session.set({ ...now, profile });
}

onMount($session, () => {
  const { data } = auth().onAuthStateChange((event, session) => {
    const before = $session.get();
    // The client starts with no session if it could not renew the stored one.
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
