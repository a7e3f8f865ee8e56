import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { MailLink } from '#src/domain/account/authLink.ts';
import { paths } from '#src/lib/paths.ts';
import { type RequestedLink, readRequests } from '#src/server/requestedLinks.ts';
import { $session } from '#src/server/session.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { noneCounts, oneMoment } from '#src/words/en/account.ts';
import * as words from '#src/words/en/auth.ts';
import { type LinkOutcome, takeLink } from './links.ts';
import { linkTexts } from './linkTexts.ts';
import { MailForm } from './MailForm.tsx';
import { OneMoment } from './OneMoment.tsx';

interface Props {
  link: MailLink;
  onSignedIn: (asked: RequestedLink, needsPassword: boolean) => void;
  onLeave: (asked: RequestedLink | null) => void;
}

/** Handles links from emails. A press uses the link up, because email scanners open every link. It signs in only the browser that requested it. */
export function LinkScreen({ link, onSignedIn, onLeave }: Props) {
  const session = useStore($session);
  const [asked] = useState(() => readRequests(link.kind));
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<LinkOutcome | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (outcome) heading.current?.focus();
  }, [outcome]);

  const texts = linkTexts[link.kind];
  const person = 'user' in session ? session.user : null;
  const { mailKind } = texts;

  async function take() {
    if (isBusy) return;
    setBusy(true);
    const next = await takeLink(link, asked);
    setBusy(false);
    if (next.state === 'signedIn') onSignedIn(next.asked, next.needsPassword);
    else setOutcome(next);
  }
  const keepFocus = () => heading.current?.focus();
  const title = (text: string) => (
    <h1 ref={heading} tabIndex={-1} className="mb-3 text-3xl outline-none">
      {text}
    </h1>
  );
  const leave = (
    <p className="mt-6">
      <Button variant="secondary" onClick={() => onLeave(asked[0] ?? null)}>
        <span className="wrap-anywhere">{person ? words.staySignedInAs(person.email ?? '') : words.goToSignIn}</span>
      </Button>
    </p>
  );

  if (session.state === 'loading') {
    return <OneMoment />;
  }
  if (outcome?.state === 'refused') {
    return (
      <>
        {title(words.didNotWork)}
        <Notice tone="error" className="mb-6">
          <p>{outcome.sentence}</p>
        </Notice>
        {outcome.isOver && mailKind ? (
          <MailForm kind={mailKind} returnTo={asked[0]?.returnTo ?? paths.home} onSent={keepFocus} />
        ) : outcome.isOver ? (
          <p className="text-ink-soft">{texts.again}</p>
        ) : (
          <Button aria-disabled={isBusy || undefined} onClick={take}>
            {words.tryAgain}
          </Button>
        )}
        {leave}
      </>
    );
  }
  if (outcome?.state === 'done' && outcome.needsPassword) {
    return (
      <>
        {title(texts.done)}
        <Notice tone="warning" className="mb-6">
          <p>{noneCounts}</p>
        </Notice>
        <MailForm kind="recovery" typed={outcome.email} returnTo={paths.home} onSent={keepFocus} />
        {leave}
      </>
    );
  }
  if (outcome && outcome.state !== 'signedIn') {
    return (
      <>
        {title(outcome.state === 'half' ? words.oneMoreLink : texts.done)}
        <p className="text-ink-soft wrap-anywhere">
          {outcome.state === 'done' ? texts.next(outcome.email, person?.email) : texts.half}
        </p>
        {leave}
      </>
    );
  }
  if (asked.length === 0 && mailKind) {
    return (
      <>
        {title(words.doesNothing)}
        <p className="mb-6 text-ink-soft">{words.whyNothing}</p>
        <MailForm kind={mailKind} returnTo={paths.home} onSent={keepFocus} />
        {leave}
      </>
    );
  }
  const signsIn = texts.signsIn && asked.length > 0;
  const isOther = signsIn && person !== null && asked.some(({ email }) => email !== person.email?.toLowerCase());
  return (
    <>
      {title(texts.title)}
      <p className="mb-6 text-ink-soft wrap-anywhere">
        {isOther && words.putsInPlace(person.email ?? '')}
        {signsIn ? texts.ask : texts.askElsewhere}
      </p>
      <Button size="large" className="w-full" aria-disabled={isBusy || undefined} onClick={take}>
        {isBusy ? oneMoment : texts.button}
      </Button>
      {person && leave}
    </>
  );
}
