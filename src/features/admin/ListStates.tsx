import type { ReactNode } from 'react';
import { paths } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { loadError } from './admin.api.ts';

/** What the database says to whoever is not an admin (private.require_admin). */
const refusal = 'Only an admin may do this.';

interface Props {
  list: { rows: readonly unknown[] | null; failed: string | null; reload: () => void };
  /** The list as the error names it: "Error loading users: …". */
  noun: string;
  children: ReactNode;
}

/** Stands for the list until it is there, and in its place when it cannot be read. */
export function ListStates({ list, noun, children }: Props) {
  if (list.failed !== null) {
    return (
      <Notice tone="error" className="mt-6" action={<Button onClick={list.reload}>Retry</Button>}>
        <p>{loadError(noun, list.failed)}</p>
        {list.failed === refusal && (
          <p className="mt-2">
            If you are one, this site may ask admins for a second factor:{' '}
            <a className="link" href={paths.account}>
              set it up on your account page
            </a>
            .
          </p>
        )}
      </Notice>
    );
  }
  if (!list.rows) return <div role="status" aria-label={`Loading ${noun}`} className="spinner mx-auto mt-24" />;
  return children;
}
