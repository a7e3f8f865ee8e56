import { useEffect, useRef, useState } from 'react';
import { GoogleButton } from '#src/features/signin/GoogleButton.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import * as words from '#src/words/en/auth.ts';
import { hasGoogle } from './auth.api.ts';
import { MailForm } from './MailForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

type Way = 'sign-in' | 'sign-up' | 'forgotten' | 'by-mail';

const tabs = [
  { id: 'sign-in', label: words.signIn },
  { id: 'sign-up', label: words.signUp },
] as const;
const mailWays = {
  forgotten: { title: words.forgotPassword, kind: 'recovery' },
  'by-mail': { title: words.signInByMail, kind: 'magiclink' },
} as const;

interface Props {
  firstWay: Way;
  returnTo: string;
  problem: string | null;
  onTry: () => void;
  onTried: (strongerNeeded: boolean) => void;
}

export function WaysIn({ firstWay, returnTo, problem, onTry, onTried }: Props) {
  const [way, setWay] = useState(firstWay);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [withGoogle, setWithGoogle] = useState(false);
  useEffect(() => {
    hasGoogle().then(setWithGoogle);
  }, []);

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
          {words.backToSignIn}
        </button>
      </>
    );
  }
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="mb-6 text-3xl outline-none">
        {way === 'sign-in' ? words.welcome : words.makeAccount}
      </h1>
      {problem && (
        <Notice tone="error" className="mb-6">
          <p>{problem}</p>
        </Notice>
      )}
      <Tabs
        label={words.title}
        name="auth"
        tabs={tabs}
        selected={way}
        onSelect={(next) => {
          setSentTo(null);
          setWay(next);
        }}
      >
        {way === 'sign-up' && sentTo ? (
          <Notice tone="success" title={words.checkMail}>
            <p className="wrap-anywhere">{words.mailSent(sentTo)}</p>
            <p className="mt-2">{words.nothingCame}</p>
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
                  <span>{words.or}</span>
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
