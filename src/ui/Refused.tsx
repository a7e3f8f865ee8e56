import { useEffect, useRef } from 'react';
import type { Failure } from '#src/lib/result.ts';
import { Notice } from './Notice.tsx';

/** What a deed was refused with, in a dialog: brought into view, however long the form above it is. */
export function Refused({ failure }: { failure: Failure | null }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) ref.current?.scrollIntoView({ block: 'center' });
  }, [failure]);
  return <div ref={ref}>{failure && <Notice tone="error">{failure.message}</Notice>}</div>;
}
