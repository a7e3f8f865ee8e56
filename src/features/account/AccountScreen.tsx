import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { showToast } from '#src/lib/toasts.ts';
import { $session, refreshProfile } from '#src/server/session.ts';
import { useRequiredSession } from '#src/server/useRequiredSession.ts';
import { Button } from '#src/ui/Button.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { readEmailAgain, signOutOthers } from './account.api.ts';
import { EmailForm } from './EmailForm.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { TwoFactorSection } from './TwoFactorSection.tsx';

const roles = { user: 'Guest', owner: 'Owner', admin: 'Admin' } as const;

/** `/account`: who one is, the password, the second factor, and the other places one is signed in. */
export function AccountScreen() {
  const user = useRequiredSession();
  const session = useStore($session);
  const profile = session.state === 'signedIn' ? session.profile : 'loading';

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
      <section aria-labelledby="profile-title">
        <div>
          <h2 id="profile-title" className="text-xl">
            Profile
          </h2>
          <p className="mt-2 text-sm text-ink-soft wrap-anywhere">
            {user.email}
            <br />
            {roles[profile.role]}
          </p>
        </div>
        <ProfileForm profile={profile} />
      </section>
      <section aria-labelledby="email-title">
        <div>
          <h2 id="email-title" className="text-xl">
            E-mail
          </h2>
          <p className="mt-2 text-sm text-ink-soft">
            What you sign in with. Both addresses are asked before it changes, each by a mail.
          </p>
        </div>
        <EmailForm user={user} />
      </section>
      <section aria-labelledby="factor-title">
        <div>
          <h2 id="factor-title" className="text-xl">
            Two-factor sign-in
          </h2>
          <p className="mt-2 text-sm text-ink-soft">
            A code from an app on your phone, asked for after the password. Recommended for everyone with a listing.
          </p>
        </div>
        <TwoFactorSection />
      </section>
      <section aria-labelledby="password-title">
        <div>
          <h2 id="password-title" className="text-xl">
            Password
          </h2>
          <p className="mt-2 text-sm text-ink-soft">A new one signs you out everywhere else.</p>
        </div>
        <NewPasswordForm onChanged={() => showToast({ title: 'Your new password is saved.', tone: 'success' })} />
      </section>
      <section aria-labelledby="sessions-title">
        <div>
          <h2 id="sessions-title" className="text-xl">
            Other devices
          </h2>
          <p className="mt-2 text-sm text-ink-soft">
            A lost phone, or a computer that is not yours? End its session here.
          </p>
        </div>
        <p>
          <Button variant="secondary" onClick={endOthers}>
            Sign out everywhere else
          </Button>
        </p>
      </section>
    </div>
  );
}
