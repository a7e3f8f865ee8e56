import type { ReactNode } from 'react';

interface Props {
  term: string;
  /** Long answers take the whole width. */
  wide?: boolean;
  children: ReactNode;
}

/** One thing that was asked and what was answered; says it when that is nothing. */
export function Fact({ term, wide, children }: Props) {
  return (
    <div className={wide ? 'wide' : undefined}>
      <dt className="text-ink-soft">{term}</dt>
      <dd className="wrap-anywhere">{children || <span className="text-ink-soft">Not given</span>}</dd>
    </div>
  );
}
