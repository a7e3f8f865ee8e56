import type { ReactNode } from 'react';
import type { Failure } from '#src/lib/result.ts';
import * as say from '#src/words/staff/admin.ts';
import { LoadFailure } from './LoadFailure.tsx';

interface Props {
  list: { rows: readonly unknown[] | null; failed: Failure | null; reload: () => void };
  noun: string;
  children: ReactNode;
}

/** Shows a spinner until the list has loaded. If a later load fails, the old list stays, so that filters and dialogs keep their text. */
export function ListStates({ list, noun, children }: Props) {
  const failed = list.failed && (
    <LoadFailure className="my-6" noun={noun} failure={list.failed} onRetry={list.reload}>
      {list.rows && <p className="mt-2">{say.youSeeLastLoadedVersion}</p>}
    </LoadFailure>
  );
  if (!list.rows)
    return failed || <div role="status" aria-label={say.loadingList(noun)} className="spinner mx-auto mt-24" />;
  return (
    <>
      {failed}
      {children}
    </>
  );
}
