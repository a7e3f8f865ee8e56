import { useStore } from '@nanostores/react';
import { $session } from './session.ts';

/** Whether an admin is signed in. A courtesy, as `useAdmin`: the database decides. */
export function useIsAdmin(): boolean {
  const session = useStore($session, { ssr: 'initial' });
  return session.state === 'signedIn' && typeof session.profile === 'object' && session.profile.role === 'admin';
}
