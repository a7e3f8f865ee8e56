import { useEffect, useRef, useState } from 'react';
import { Notice } from '#src/ui/Notice.tsx';
import { noneCounts as noneCountsWords } from '#src/words/en/account.ts';
import * as words from '#src/words/en/auth.ts';
import { isPasswordNeeded } from './auth.api.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';

interface Props {
  userId: string;
  /** True if no earlier password counts; undefined if it is not known yet. */
  noneCounts: boolean | undefined;
  onChanged: () => void;
}

export function ChoosePassword({ userId, noneCounts, onChanged }: Props) {
  const [isDoubted, setDoubted] = useState(noneCounts);
  useEffect(() => {
    if (isDoubted === undefined) void isPasswordNeeded(userId).then(setDoubted);
  }, [isDoubted, userId]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="mb-6 text-3xl outline-none">
        {words.choosePassword}
      </h1>
      {isDoubted && (
        <Notice tone="warning" className="mb-6">
          <p>{noneCountsWords}</p>
          <p className="mt-2">{words.lookOver}</p>
        </Notice>
      )}
      <NewPasswordForm onChanged={onChanged} />
    </>
  );
}
