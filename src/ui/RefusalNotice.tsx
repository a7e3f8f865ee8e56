import { useEffect, useRef } from 'react';
import type { Failure } from '#src/lib/result.ts';
import { Notice } from './Notice.tsx';

/** The refusal of an action. It scrolls into view, because the form above can be long. */
export function RefusalNotice({ failure }: { failure: Failure | null }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) ref.current?.scrollIntoView({ block: 'center' });
  }, [failure]);
  return <div ref={ref}>{failure && <Notice tone="error">{failure.message}</Notice>}</div>;
}
