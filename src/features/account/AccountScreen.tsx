import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { paths } from '#src/lib/paths.ts';
import { showToast } from '#src/lib/toasts.ts';
import { forgetTyped } from '#src/server/forgetTyped.ts';
import { $session, refreshProfile } from '#src/server/session.ts';
import { signOut } from '#src/server/signOut.ts';
import { useRequiredSession } from '#src/server/useRequiredSession.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import * as words from '#src/words/en/account.ts';
import * as signin from '#src/words/en/account.ts';
import { twoFactor, twoFactorWords } from '#src/words/en/account.ts';
import { yourData, yoursToHave } from '#src/words/en/yourData.ts';
import { AccountDeleted } from './AccountDeleted.tsx';
import { readEmailAgain, signOutOthers } from './account.api.ts';
import { isPasswordNeeded } from './auth.api.ts';
import { EmailForm } from './EmailForm.tsx';
import { MyStays } from './MyStays.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { TwoFactorSection } from './TwoFactorSection.tsx';
import { YourData } from './YourData.tsx';

/** `/account`: profile, password, two-factor sign-in and other sessions. */
export function AccountScreen() {
  const user = useRequiredSession();
  const session = useStore($session);
  const profile = session.state === 'signedIn' ? session.profile : 'loading';
  const [deleted, setDeleted] = useState<string | null>(null);

  async function onDeleted() {
    forgetTyped();
    await signOut();
    setDeleted(user?.email ?? '');
  }

  const email = user?.email;
  useEffect(() => {
    if (email) void readEmailAgain(email);
  }, [email]);

  /** True if a recovery link removed the password and the person left without choosing a new one. */
  const [needsPassword, setNeedsPassword] = useState(false);
  const userId = user?.id;
  useEffect(() => {
    if (userId) void isPasswordNeeded(userId).then(setNeedsPassword);
  }, [userId]);

  async function endOthers() {
    const result = await signOutOthers();
    showToast(
      result.ok
        ? { title: words.signedOutOthers, tone: 'success' }
        : { title: signin.failed, description: result.failure.message, tone: 'error' },
    );
  }

  if (deleted !== null) return <AccountDeleted email={deleted} />;
  if (session.state === 'unreachable' || profile === 'missing' || profile === 'unreachable') {
    const retry = session.state === 'unreachable' ? () => window.location.reload() : refreshProfile;
    return <RetryNotice onRetry={retry}>{words.loadFailed}</RetryNotice>;
  }
  if (!user || profile === 'loading') {
    return (
      <div role="status" aria-label={words.loading} className="grid min-h-96 content-start gap-4">
        <Skeleton className="h-8 w-48" />
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
      </div>
    );
  }
  const [ofStays, byReference, ofSaved, saved, end] = words.bookedWith(user.email ?? '');
  const [ofData, privacy, endOfData] = yoursToHave;
  return (
    <div className="account-parts">
      {needsPassword && (
        <Notice
          tone="warning"
          className="mb-8"
          action={
            <a className="link inline-flex min-h-11 items-center" href="#password">
              {words.chooseOne}
            </a>
          }
        >
          <p>{signin.noneCounts}</p>
        </Notice>
      )}
      <Part
        title={words.myStays}
        words={
          <span className="wrap-anywhere">
            {ofStays}
            <a className="link" href={paths.findBooking}>
              {byReference}
            </a>
            {ofSaved}
            <a className="link" href={paths.saved}>
              {saved}
            </a>
            {end}
          </span>
        }
      >
        <MyStays key={user.email} />
      </Part>
      <Part
        title={words.profile}
        words={
          <span className="wrap-anywhere">
            {user.email}
            <br />
            {words.roles[profile.role]}
          </span>
        }
      >
        <ProfileForm profile={profile} />
      </Part>
      <Part title={signin.email} words={words.emailWords}>
        <EmailForm user={user} />
      </Part>
      <Part title={twoFactor} words={twoFactorWords}>
        <TwoFactorSection />
      </Part>
      <Part id="password" title={words.password} words={words.passwordWords}>
        <NewPasswordForm
          onChanged={() => {
            setNeedsPassword(false);
            showToast({ title: signin.passwordSaved, tone: 'success' });
          }}
        />
      </Part>
      <Part title={words.otherDevices} words={words.otherDevicesWords}>
        <p>
          <Button variant="secondary" onClick={endOthers}>
            {words.signOutOthers}
          </Button>
        </p>
      </Part>
      <Part
        title={yourData}
        words={
          <>
            {ofData}
            <a className="link" href={paths.privacy}>
              {privacy}
            </a>
            {endOfData}
          </>
        }
      >
        <YourData user={user} onDeleted={onDeleted} />
      </Part>
    </div>
  );
}

function Part({ id, title, words, children }: { id?: string; title: string; words: ReactNode; children: ReactNode }) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId}>
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
