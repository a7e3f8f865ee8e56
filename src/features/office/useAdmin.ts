import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Profile } from '#src/domain/account/account.ts';
import { leaveFor } from '#src/lib/overlays.ts';
import { paths } from '#src/lib/paths.ts';
import { $session } from '#src/server/session.ts';
import { useRequiredSession } from '#src/server/useRequiredSession.ts';

/**
 * The admin who is signed in; null while that is not known, and for everyone else, who is sent away: without an account or a
 * profile to sign in, with another role home. A courtesy: the database refuses them whatever the page does.
 */
export function useAdmin(): Profile | null {
  useRequiredSession();
  const session = useStore($session, { ssr: 'initial' });
  const profile = session.state === 'signedIn' ? session.profile : 'loading';
  const away =
    profile === 'missing' ? paths.auth() : typeof profile === 'object' && profile.role !== 'admin' ? '/' : '';
  useEffect(() => {
    if (away) leaveFor(away, 'replace');
  }, [away]);
  return typeof profile === 'object' && !away ? profile : null;
}
