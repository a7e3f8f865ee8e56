import { useEffect, useRef, useState } from 'react';
import { GoogleButton } from '#src/features/signin/GoogleButton.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { hasGoogle } from './auth.api.ts';
import { MailForm } from './MailForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

type Way = 'sign-in' | 'sign-up' | 'forgotten' | 'by-mail';

const tabs = [
  { id: 'sign-in', label: 'Sign In' },
  { id: 'sign-up', label: 'Sign Up' },
] as const;
const mailWays = {
  forgotten: { title: 'Forgot your password?', kind: 'recovery' },
  'by-mail': { title: 'Sign in by e-mail', kind: 'magiclink' },
} as const;

interface Props {
  firstWay: Way;
  returnTo: string;
  /** Why an earlier try did not work. */
  problem: string | null;
  onTry: () => void;
  onTried: (strongerNeeded: boolean) => void;
}

/** Signing in, signing up, and the mails that lead to either. */
export function WaysIn({ firstWay, returnTo, problem, onTry, onTried }: Props) {
  const [way, setWay] = useState(firstWay);
  const [sentTo, setSentTo] = useState<string | null>(null);
  /** What was typed before another way was chosen. */
  const [typed, setTyped] = useState('');
  const [withGoogle, setWithGoogle] = useState(false);
  useEffect(() => {
    hasGoogle().then(setWithGoogle);
  }, []);

  // What was pressed is gone when the form gives way to another one or to an answer: the heading has the focus then.
  const heading = useRef<HTMLHeadingElement>(null);
  const isByMail = way === 'forgotten' || way === 'by-mail';
  const place = `${isByMail ? way : ''} ${sentTo !== null}`;
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    if (isByMail || document.activeElement === document.body) heading.current?.focus();
  }, [place, isByMail]);

  if (isByMail) {
    const { title, kind } = mailWays[way];
    return (
      <>
        <h1 ref={heading} tabIndex={-1} className="mb-3 text-3xl outline-none">
          {title}
        </h1>
        <MailForm key={way} kind={kind} typed={typed} returnTo={returnTo} onSent={() => heading.current?.focus()} />
        <button type="button" className="link mt-6 min-h-11" onClick={() => setWay('sign-in')}>
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
      {problem && (
        <Notice tone="error" className="mb-6">
          <p>{problem}</p>
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
            <p className="wrap-anywhere">
              We wrote to {sentTo}. The link in the mail, opened in this browser, brings you back here, signed in. If
              you have an account already, the mail says so, and leads to it.
            </p>
            <p className="mt-2">
              Nothing came? Look among the spam, or sign in with your password: we then offer to send it again.
            </p>
          </Notice>
        ) : (
          <>
            {way === 'sign-in' ? (
              <SignInForm
                returnTo={returnTo}
                onForgotten={(email) => {
                  setTyped(email);
                  setWay('forgotten');
                }}
                onByMail={(email) => {
                  setTyped(email);
                  setWay('by-mail');
                }}
                onTry={onTry}
                onTried={onTried}
              />
            ) : (
              <SignUpForm returnTo={returnTo} onSent={setSentTo} />
            )}
            {withGoogle && (
              <>
                <p className="auth-or">
                  <span>or</span>
                </p>
                <GoogleButton returnTo={returnTo} />
              </>
            )}
          </>
        )}
      </Tabs>
    </>
  );
}
