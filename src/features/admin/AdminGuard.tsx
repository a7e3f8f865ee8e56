import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { Profile } from '#src/domain/account.ts';
import { unreachable } from '#src/lib/result.ts';
import { $session, refreshProfile } from '#src/lib/session.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { useAdmin } from './useAdmin.ts';

interface Props {
  children: (admin: Profile) => ReactNode;
}

/** Shows what is inside to admins only, with a spinner until it is known who is there. */
export function AdminGuard({ children }: Props) {
  const admin = useAdmin();
  const session = useStore($session, { ssr: 'initial' });
  const isLost = session.state === 'unreachable';
  if (isLost || (session.state === 'signedIn' && session.profile === 'unreachable')) {
    const retry = isLost ? () => window.location.reload() : refreshProfile;
    return (
      <Notice tone="error" className="mt-6" action={<Button onClick={retry}>Retry</Button>}>
        {unreachable}
      </Notice>
    );
  }
  if (!admin) return <div role="status" aria-label="Loading" className="spinner mx-auto mt-24" />;
  return (
    <>
      {children(admin)}
      <Shortcuts />
    </>
  );
}
