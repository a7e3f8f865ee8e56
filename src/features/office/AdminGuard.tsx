import { useStore } from '@nanostores/react';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { type Profile, recommendedPassword } from '#src/domain/account/account.ts';
import { leaveFor } from '#src/lib/overlays.ts';
import { paths } from '#src/lib/paths.ts';
import { showToastOnNextPage } from '#src/lib/toasts.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { twoFactorState } from '#src/server/calls/account.ts';
import { $session, refreshProfile } from '#src/server/session.ts';
import { call } from '#src/server/signedIn.ts';
import { useRequiredSession } from '#src/server/useRequiredSession.ts';
import { buttonClass } from '#src/ui/buttonClass.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { unreachable } from '#src/words/en/common.ts';
import * as say from '#src/words/staff/admin.ts';

/** Returns the signed-in admin, or null, and sends others away. This is a courtesy: the database refuses them in any case. */
function useAdmin(): Profile | null {
  useRequiredSession();
  const session = useStore($session, { ssr: 'initial' });
  const profile = session.state === 'signedIn' ? session.profile : 'loading';
  const away =
    profile === 'missing' ? paths.auth() : typeof profile === 'object' && profile.role !== 'admin' ? '/' : '';
  useEffect(() => {
    if (!away) return;
    if (away === '/') showToastOnNextPage({ title: say.onlyAdmins });
    leaveFor(away, 'replace');
  }, [away]);
  return typeof profile === 'object' && !away ? profile : null;
}

interface Props {
  children: (admin: Profile) => ReactNode;
}

export function AdminGuard({ children }: Props) {
  const admin = useAdmin();
  const session = useStore($session, { ssr: 'initial' });
  // Runs in parallel to the screen's calls, which the database checks in any case.
  const strong = useRemote(admin?.user_id ?? null, () => call(twoFactorState));
  const isLost = session.state === 'unreachable';
  if (isLost || (session.state === 'signedIn' && session.profile === 'unreachable')) {
    const retry = isLost ? () => window.location.reload() : refreshProfile;
    return (
      <RetryNotice className="mt-6" onRetry={retry}>
        {unreachable}
      </RetryNotice>
    );
  }
  if (!admin) return <div role="status" aria-label={say.loading} className="spinner mx-auto mt-24" />;
  if (strong.remote.state === 'ready' && !strong.remote.value.strong_sign_in) {
    return (
      <Notice
        tone="warning"
        className="mt-6"
        title={say.needsStrongerSignIn}
        action={
          <a className={buttonClass()} href={paths.account}>
            {say.goToYourAccount}
          </a>
        }
      >
        <p>{say.passwordTooWeak(recommendedPassword)}</p>
      </Notice>
    );
  }
  return children(admin);
}

/** Returns a screen whose code only admins load. */
export function adminScreen(load: () => Promise<{ default: ComponentType }>) {
  const Screen = lazy(load);
  return () => (
    <AdminGuard>
      {() => (
        <Suspense>
          <Screen />
        </Suspense>
      )}
    </AdminGuard>
  );
}
