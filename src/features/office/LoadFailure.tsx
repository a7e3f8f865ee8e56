import type { ReactNode } from 'react';
import { paths } from '#src/lib/paths.ts';
import type { Failure } from '#src/lib/result.ts';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import * as say from '#src/words/staff/admin.ts';

interface Props {
  /** What could not be read, as the error names it: "Error loading users: …". */
  noun: string;
  failure: Failure;
  onRetry: () => void;
  className?: string;
  children?: ReactNode;
}

/** Says that something could not be loaded. Sends admins who need a stronger sign-in to their account page. */
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
