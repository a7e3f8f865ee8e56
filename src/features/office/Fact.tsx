import type { ReactNode } from 'react';
import * as say from '#src/words/staff/admin.ts';

interface Props {
  term: string;
  /** Long answers take the whole width. */
  wide?: boolean;
  children: ReactNode;
}

export function Fact({ term, wide, children }: Props) {
  return (
    <div className={wide ? 'wide' : undefined}>
      <dt className="text-ink-soft">{term}</dt>
      <dd className="wrap-anywhere">{children || <span className="text-ink-soft">{say.notGiven}</span>}</dd>
    </div>
  );
}
