import { useStore } from '@nanostores/react';
import type { User } from '@supabase/supabase-js';
import { useEffect } from 'react';
import { leaveFor } from '#src/lib/overlays.ts';
import { paths } from '#src/lib/paths.ts';
import { $session } from './session.ts';
import { isSigningOut } from './signOut.ts';

/** The person who is signed in; null while that is not known yet. Anybody else is sent to sign in, and comes back here. */
export function useRequiredSession(): User | null {
  const session = useStore($session, { ssr: 'initial' });
  const mustSignIn = session.state === 'signedOut' || session.state === 'codeNeeded';
  useEffect(() => {
    if (!mustSignIn || isSigningOut()) return;
    const { pathname, search, hash } = window.location;
    // A dialog may have been open: its step back would take this one's place.
    leaveFor(paths.auth(pathname + search + hash), 'replace');
  }, [mustSignIn]);
  return session.state === 'signedIn' ? session.user : null;
}
