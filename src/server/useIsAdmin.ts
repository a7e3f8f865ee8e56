import { useStore } from '@nanostores/react';
import { $session } from './session.ts';

/** For display only: the database checks the role. */
export function useIsAdmin(): boolean {
  const session = useStore($session, { ssr: 'initial' });
  return session.state === 'signedIn' && typeof session.profile === 'object' && session.profile.role === 'admin';
}
