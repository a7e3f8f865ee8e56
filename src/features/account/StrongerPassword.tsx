import { useEffect, useRef } from 'react';
import { recommendedPassword } from '#src/domain/account/account.ts';
import { paths } from '#src/lib/paths.ts';
import * as words from '#src/words/en/auth.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';

interface Props {
  onChanged: () => void;
  onLater: () => void;
}

/** Suggests a stronger password to owners and admins. It does not lock them out. */
export function StrongerPassword({ onChanged, onLater }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {words.longerPassword}
      </h1>
      <p className="mt-3 mb-6 text-ink-soft">{words.whyLonger(recommendedPassword)}</p>
      <NewPasswordForm long onChanged={onChanged} />
      <p className="mt-6 flex flex-wrap gap-x-6">
        <a className="link inline-flex min-h-11 items-center" href={paths.account}>
          {words.twoFactorInstead}
        </a>
        <button type="button" className="link min-h-11" onClick={onLater}>
          {words.notNow}
        </button>
      </p>
    </>
  );
}
