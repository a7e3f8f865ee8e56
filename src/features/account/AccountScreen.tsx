import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { forgetTyped } from '#src/lib/forgetTyped.ts';
import { paths } from '#src/lib/paths.ts';
import { showToast } from '#src/lib/toasts.ts';
import { $session, refreshProfile } from '#src/server/session.ts';
import { signOut } from '#src/server/signOut.ts';
import { useRequiredSession } from '#src/server/useRequiredSession.ts';
import { Button } from '#src/ui/Button.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { AccountDeleted } from './AccountDeleted.tsx';
import { readEmailAgain, signOutOthers } from './account.api.ts';
import { EmailForm } from './EmailForm.tsx';
import { MyStays } from './MyStays.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { TwoFactorSection } from './TwoFactorSection.tsx';
import { YourData } from './YourData.tsx';

const roles = { user: 'Guest', owner: 'Owner', admin: 'Admin' } as const;

/** `/account`: where one stays, who one is, the password, the second factor, and the other places one is signed in. */
export function AccountScreen() {
  const user = useRequiredSession();
  const session = useStore($session);
  const profile = session.state === 'signedIn' ? session.profile : 'loading';
  /** Whose account was deleted here just now. */
  const [deleted, setDeleted] = useState<string | null>(null);

  async function onDeleted() {
    await forgetTyped();
    await signOut();
    setDeleted(user?.email ?? '');
  }

  const email = user?.email;
  useEffect(() => {
    if (email) void readEmailAgain(email);
  }, [email]);

  async function endOthers() {
    const result = await signOutOthers();
    showToast(
      result.ok
        ? { title: 'Signed out everywhere else.', tone: 'success' }
        : { title: 'Error', description: result.failure.message, tone: 'error' },
    );
  }

  if (deleted !== null) return <AccountDeleted email={deleted} />;
  if (session.state === 'unreachable' || profile === 'missing' || profile === 'unreachable') {
    const retry = session.state === 'unreachable' ? () => window.location.reload() : refreshProfile;
    return <RetryNotice onRetry={retry}>We could not load your account. Please try again.</RetryNotice>;
  }
  if (!user || profile === 'loading') {
    return (
      <div role="status" aria-label="Loading your account" className="grid min-h-96 content-start gap-4">
        <Skeleton className="h-8 w-48" />
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
      </div>
    );
  }
  return (
    <div className="account-parts">
      <Part
        title="My stays"
        words={
          <span className="wrap-anywhere">
            Booked with {user.email}. A stay booked with another address opens{' '}
            <a className="link" href={paths.findBooking}>
              by its reference
            </a>
            . What you liked is among your{' '}
            <a className="link" href={paths.saved}>
              saved stays
            </a>
            .
          </span>
        }
      >
        <MyStays key={user.email} />
      </Part>
      <Part
        title="Profile"
        words={
          <span className="wrap-anywhere">
            {user.email}
            <br />
            {roles[profile.role]}
          </span>
        }
      >
        <ProfileForm profile={profile} />
      </Part>
      <Part title="E-mail" words="What you sign in with. Both addresses are asked before it changes, each by a mail.">
        <EmailForm user={user} />
      </Part>
      <Part
        title="Two-factor sign-in"
        words="A code from an app on your phone, asked for after the password. Recommended for everyone with a listing."
      >
        <TwoFactorSection />
      </Part>
      <Part title="Password" words="A new one signs you out everywhere else.">
        <NewPasswordForm onChanged={() => showToast({ title: 'Your new password is saved.', tone: 'success' })} />
      </Part>
      <Part title="Other devices" words="A lost phone, or a computer that is not yours? End its session here.">
        <p>
          <Button variant="secondary" onClick={endOthers}>
            Sign out everywhere else
          </Button>
        </p>
      </Part>
      <Part
        title="Your data"
        words={
          <>
            All that we know of you is yours to have, and to have erased. What we keep, why and for how long:{' '}
            <a className="link" href={paths.privacy}>
              privacy
            </a>
            .
          </>
        }
      >
        <YourData user={user} onDeleted={onDeleted} />
      </Part>
    </div>
  );
}

function Part({ title, words, children }: { title: string; words: ReactNode; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        <p className="mt-2 text-sm text-ink-soft">{words}</p>
      </div>
      {children}
    </section>
  );
}
