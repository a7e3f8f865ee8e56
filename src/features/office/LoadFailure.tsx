import type { ReactNode } from 'react';
import { paths } from '#src/lib/paths.ts';
import type { Failure } from '#src/lib/result.ts';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import * as say from '#src/words/staff/admin.ts';

interface Props {
  noun: string;
  failure: Failure;
  onRetry: () => void;
  className?: string;
  children?: ReactNode;
}

export function LoadFailure({ noun, failure, onRetry, className, children }: Props) {
  return (
    <RetryNotice className={className} onRetry={onRetry}>
      <p>{say.errorLoading(noun, failure.message)}</p>
      {failure.code === 'not_allowed' && (
        <p className="mt-2">
          <a className="link" href={paths.account}>
            {say.goToYourAccountPage}
          </a>
        </p>
      )}
      {children}
    </RetryNotice>
  );
}
