import type { ReactNode } from 'react';
import { paths } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { loadError } from './admin.api.ts';

/** What the database says to an admin who has to show more, or to choose a stronger password (private.require_admin). */
const refusal = /^Admins need /;

interface Props {
  list: { rows: readonly unknown[] | null; failed: string | null; reload: () => void };
  /** The list as the error names it: "Error loading users: …". */
  noun: string;
  children: ReactNode;
}

/**
 * Stands for the list until it is there. What was read before stays when it cannot be read again: filters and dialogs would
 * go, with all that was typed in them.
 */
export function ListStates({ list, noun, children }: Props) {
  const failed = list.failed !== null && (
    <Notice tone="error" className="my-6" action={<Button onClick={list.reload}>Retry</Button>}>
      <p>{loadError(noun, list.failed)}</p>
      {refusal.test(list.failed ?? '') && (
        <p className="mt-2">
          <a className="link" href={paths.account}>
            Go to your account page
          </a>
        </p>
      )}
      {list.rows && <p className="mt-2">Below is what was read last.</p>}
    </Notice>
  );
  if (!list.rows)
    return failed || <div role="status" aria-label={`Loading ${noun}`} className="spinner mx-auto mt-24" />;
  return (
    <>
      {failed}
      {children}
    </>
  );
}
