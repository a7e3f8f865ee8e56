import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Profile, safeReturnTo } from '#src/domain/account/account.ts';
import { afterSignUp, problemOf, readMailLink, readProblem } from '#src/domain/account/authLink.ts';
import { paths } from '#src/lib/paths.ts';
import { showToastOnNextPage } from '#src/lib/toasts.ts';
import { type RequestedLink, readRequests } from '#src/server/requestedLinks.ts';
import { $session } from '#src/server/session.ts';
import { passwordSaved } from '#src/words/en/account.ts';
import * as words from '#src/words/en/auth.ts';
import { brokenLink } from '#src/words/en/auth.ts';
import { language } from '#src/words/en/language.ts';
import { languages, placeIn } from '#src/words/languages.ts';
import { ChoosePassword } from './ChoosePassword.tsx';
import { CodeForm } from './CodeForm.tsx';
import { GoogleReturn } from './GoogleReturn.tsx';
import { LinkScreen } from './LinkScreen.tsx';
import { OneMoment } from './OneMoment.tsx';
import { StrongerPassword } from './StrongerPassword.tsx';
import { WaysIn } from './WaysIn.tsx';

const noted = (asked: RequestedLink | null | undefined) =>
  safeReturnTo(asked?.returnTo ?? paths.home, window.location.origin);

/**
 * Returns the address of this page in the language in which the email was requested; null if it is this language or the visitor comes from this site.
 */
function pageOfMail(asked: RequestedLink | undefined): string | null {
  const wanted = languages.find((one) => one === asked?.language && one !== language);
  if (!wanted || document.referrer.startsWith(window.location.origin)) return null;
  return placeIn(wanted, window.location.pathname + window.location.search);
}

function readAddress() {
  const params = new URLSearchParams(window.location.search);
  const found = readMailLink(params);
  const problem = readProblem(window.location);
  const link = found === 'broken' ? null : found;
  const kind = link?.kind ?? (params.has(afterSignUp) ? 'signup' : null);
  const [asked] = kind ? readRequests(kind) : [];
  return {
    elsewhere: pageOfMail(asked),
    // The email for a known address carries no return path. This browser stored it at sign-up.
    returnTo: params.has(afterSignUp)
      ? noted(asked)
      : placeIn(language, safeReturnTo(params.get('returnTo'), window.location.origin)),
    link,
    code: params.get('provider') === 'google' ? params.get('code') : null,
    isForgotten: params.get('way') === 'forgotten',
    wantsNewPassword: params.has('newPassword'),
    problem: found === 'broken' ? brokenLink : problem === null ? null : problemOf(problem),
  };
}

/** Returns where a person who asked for no page begins: an admin in the admin area, people of a property at their desk. */
function startOf(profile: Profile | string): string {
  if (typeof profile !== 'object') return placeIn(language, paths.home);
  if (profile.role === 'admin') return paths.admin;
  return profile.has_listings ? paths.owner : placeIn(language, paths.home);
}

const back = { title: words.welcomeBack, tone: 'success' } as const;
const first = {
  title: words.welcomeFirst,
  description: words.nowSignedIn,
  tone: 'success',
} as const;
const saved = { title: passwordSaved, tone: 'success' } as const;

export function AuthScreen() {
  const [address] = useState(readAddress);
  const session = useStore($session);
  const [link, setLink] = useState(address.link);
  const [code, setCode] = useState(address.code);
  const [problem, setProblem] = useState(address.problem);
  const [returnTo, setReturnTo] = useState(address.returnTo);
  const [needsPassword, setNeedsPassword] = useState(address.wantsNewPassword);
  /** Undefined if the page does not know the reason, for example after a reload. */
  const [noneCounts, setNoneCounts] = useState<boolean>();
  const [isTrying, setTrying] = useState(false);
  const [isTooWeak, setTooWeak] = useState(false);
  /** Toast for the next page; undefined until we know if the person has just signed in. */
  const welcome = useRef<Parameters<typeof showToastOnNextPage>[0] | null>(undefined);
  const isHere = address.elsewhere !== null || link !== null || code !== null || needsPassword || isTrying || isTooWeak;
  const profile = session.state === 'signedIn' ? session.profile : 'loading';
  const isAsked = returnTo !== placeIn(language, paths.home);
  /** Null until the profile says where to go. */
  const next = isAsked ? returnTo : profile === 'loading' ? null : startOf(profile);

  useEffect(() => {
    if (session.state === 'loading') return;
    if (welcome.current === undefined) welcome.current = session.state === 'signedIn' ? null : back;
    if (session.state !== 'signedIn' || isHere || next === null) return;
    if (welcome.current) showToastOnNextPage(welcome.current);
    window.location.replace(next);
  }, [session.state, isHere, next]);
  useEffect(() => {
    if (address.elsewhere) window.location.replace(address.elsewhere);
  }, [address]);

  const leaveLink = useCallback((next: string) => {
    window.history.replaceState(null, '', next);
    setLink(null);
    setCode(null);
  }, []);
  const finishLink = (asked: RequestedLink, isNeeded: boolean) => {
    setReturnTo(noted(asked));
    welcome.current = link?.kind === 'signup' ? first : back;
    // After a reload the parameter asks for the new password again.
    const choosesNext = link?.kind === 'recovery' || isNeeded;
    setNeedsPassword(choosesNext);
    setNoneCounts(isNeeded);
    leaveLink(choosesNext ? `${paths.auth()}?newPassword=1` : paths.auth());
  };
  const finishGoogle = useCallback(
    (refusal: string | null) => {
      if (refusal) setProblem(problemOf(refusal));
      else welcome.current = back;
      leaveLink(paths.auth(returnTo === paths.home ? undefined : returnTo));
    },
    [leaveLink, returnTo],
  );

  if (address.elsewhere) return <OneMoment />;
  if (link) {
    const leave = (asked: RequestedLink | null) => {
      setReturnTo(noted(asked));
      leaveLink(paths.auth());
    };
    return <LinkScreen link={link} onSignedIn={finishLink} onLeave={leave} />;
  }
  if (code) {
    return <GoogleReturn code={code} onDone={finishGoogle} onStay={() => leaveLink(paths.auth())} />;
  }
  if (session.state === 'codeNeeded') return <CodeForm />;
  if (session.state === 'signedIn' && needsPassword) {
    return (
      <ChoosePassword
        userId={session.user.id}
        noneCounts={noneCounts}
        onChanged={() => {
          welcome.current = saved;
          setNeedsPassword(false);
        }}
      />
    );
  }
  if (session.state === 'signedIn' && isTooWeak) {
    return (
      <StrongerPassword
        onChanged={() => {
          welcome.current = saved;
          setTooWeak(false);
        }}
        onLater={() => setTooWeak(false)}
      />
    );
  }
  if (session.state === 'loading' || session.state === 'signedIn') {
    return <OneMoment />;
  }
  return (
    <WaysIn
      firstWay={address.isForgotten ? 'forgotten' : 'sign-in'}
      returnTo={returnTo}
      problem={problem}
      onTry={() => setTrying(true)}
      onTried={(strongerNeeded) => {
        setTooWeak(strongerNeeded);
        setTrying(false);
      }}
    />
  );
}
