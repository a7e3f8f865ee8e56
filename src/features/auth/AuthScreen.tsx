import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { safeReturnTo } from '#src/domain/account.ts';
import { supabase } from '#src/lib/account.ts';
import { $session } from '#src/lib/session.ts';
import { showToast, showToastOnNextPage } from '#src/lib/toasts.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { CodeForm } from './CodeForm.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { RecoveryForm } from './RecoveryForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

type Way = 'sign-in' | 'sign-up' | 'forgotten';

const tabs = [
  { id: 'sign-in', label: 'Sign In' },
  { id: 'sign-up', label: 'Sign Up' },
] as const;

/** What the address asks for. Read once: the auth client cleans the address of what it brought. */
function readAddress() {
  const params = new URLSearchParams(window.location.search);
  const fragment = new URLSearchParams(window.location.hash.slice(1));
  return {
    returnTo: safeReturnTo(params.get('returnTo'), window.location.origin),
    isFromGoogle: params.get('provider') === 'google',
    wantsNewPassword: params.has('newPassword'),
    problem: fragment.get('error_description') ?? params.get('error_description'),
  };
}

/** `/auth`: signing in and up, the second factor, and the way back to an account whose password is forgotten. */
export function AuthScreen() {
  const [address] = useState(readAddress);
  const session = useStore($session);
  const [way, setWay] = useState<Way>('sign-in');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [needsPassword, setNeedsPassword] = useState(address.wantsNewPassword);
  const hadSession = useRef<boolean | null>(null);

  useEffect(() => {
    const { data } = supabase().auth.onAuthStateChange((event) => {
      if (event === 'PASSWORD_RECOVERY') setNeedsPassword(true);
    });
    return () => data.subscription.unsubscribe();
  }, []);

  useEffect(() => {
    if (session.state === 'loading') return;
    hadSession.current ??= session.state === 'signedIn' && !address.isFromGoogle;
    if (session.state !== 'signedIn' || needsPassword) return;
    if (!hadSession.current) showToastOnNextPage({ title: 'Welcome back!', tone: 'success' });
    window.location.replace(address.returnTo);
  }, [session.state, needsPassword, address]);

  // What was pressed is gone when the form gives way to another one or to an answer: the heading has the focus then.
  const heading = useRef<HTMLHeadingElement>(null);
  const place = `${way === 'forgotten'} ${sentTo !== null}`;
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    if (way === 'forgotten' || document.activeElement === document.body) heading.current?.focus();
  }, [place, way]);

  const problem = address.problem && session.state === 'signedOut' && (
    <Notice tone="error" className="mb-6">
      <p>{address.problem}</p>
    </Notice>
  );

  if (session.state === 'loading' || (session.state === 'signedIn' && !needsPassword)) {
    return (
      <p role="status" className="min-h-96 text-ink-soft">
        One moment…
      </p>
    );
  }
  if (session.state === 'codeNeeded') return <CodeForm />;
  if (needsPassword && session.state === 'signedIn') {
    return (
      <>
        <h1 className="mb-6 text-3xl">Choose a new password</h1>
        <NewPasswordForm
          onChanged={() => {
            showToast({ title: 'Your new password is saved.', tone: 'success' });
            hadSession.current = true;
            setNeedsPassword(false);
          }}
        />
      </>
    );
  }
  if (way === 'forgotten') {
    return (
      <>
        <h1 ref={heading} tabIndex={-1} className="mb-3 text-3xl outline-none">
          Forgot your password?
        </h1>
        {sentTo ? (
          <Notice tone="success" title="Please look into your mail">
            <p>If there is an account for {sentTo}, a link to choose a new password is on its way.</p>
          </Notice>
        ) : (
          <>
            <p className="mb-6 text-ink-soft">We send you a link to choose a new one.</p>
            <RecoveryForm onSent={setSentTo} />
          </>
        )}
        <button
          type="button"
          className="link mt-6 min-h-11"
          onClick={() => {
            setSentTo(null);
            setWay('sign-in');
          }}
        >
          Back to Sign In
        </button>
      </>
    );
  }
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="mb-6 text-3xl outline-none">
        {way === 'sign-in' ? 'Welcome' : 'Make an account'}
      </h1>
      {problem}
      {needsPassword && !address.problem && (
        <Notice tone="error" className="mb-6">
          <p>This link has been used or is too old. Please ask for a new one.</p>
        </Notice>
      )}
      <Tabs
        label="Sign in or sign up"
        name="auth"
        tabs={tabs}
        selected={way}
        onSelect={(next) => {
          setSentTo(null);
          setWay(next);
        }}
      >
        {way === 'sign-up' && sentTo ? (
          <Notice tone="success" title="Please check your email to verify your account.">
            <p>
              We wrote to {sentTo}. The link in the mail brings you back here, signed in. Nothing came? Sign in, and we
              offer to send it again.
            </p>
          </Notice>
        ) : (
          <>
            {way === 'sign-in' ? (
              <SignInForm onForgotten={() => setWay('forgotten')} />
            ) : (
              <SignUpForm onSent={setSentTo} />
            )}
            <p className="auth-or">
              <span>or</span>
            </p>
            <GoogleButton returnTo={address.returnTo} />
          </>
        )}
      </Tabs>
    </>
  );
}
