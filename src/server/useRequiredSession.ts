import { useStore } from '@nanostores/react';
import type { User } from '@supabase/supabase-js';
import { useEffect } from 'react';
import { leaveFor } from '#src/lib/overlays.ts';
import { paths } from '#src/lib/paths.ts';
import { $session } from './session.ts';
import { isSigningOut } from './signOut.ts';

/** Returns null while unknown. Sends others to sign in, who then return here. */
export function useRequiredSession(): User | null {
  const session = useStore($session, { ssr: 'initial' });
  const mustSignIn = session.state === 'signedOut' || session.state === 'codeNeeded';
  useEffect(() => {
    if (!mustSignIn || isSigningOut()) return;
    const { pathname, search, hash } = window.location;
    // Through `leaveFor`: an open dialog's step back would undo the navigation.
    leaveFor(paths.auth(pathname + search + hash), 'replace');
  }, [mustSignIn]);
  return session.state === 'signedIn' ? session.user : null;
}
