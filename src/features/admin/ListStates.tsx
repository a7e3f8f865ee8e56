import type { ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { loadError } from './admin.api.ts';

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
        {loadError(noun, list.failed)}
      </Notice>
    );
  }
  if (!list.rows) return <div role="status" aria-label={`Loading ${noun}`} className="spinner mx-auto mt-24" />;
  return children;
}
