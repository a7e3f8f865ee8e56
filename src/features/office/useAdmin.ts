import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Profile } from '#src/domain/account/account.ts';
import { leaveFor } from '#src/lib/overlays.ts';
import { paths } from '#src/lib/paths.ts';
import { $session } from '#src/server/session.ts';
import { useRequiredSession } from '#src/server/useRequiredSession.ts';

/** Returns the signed-in admin, or null, and sends others away. This is a courtesy: the database refuses them in any case. */
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
