import type { ReactNode } from 'react';

interface Props {
  term: string;
  children: ReactNode;
}

/** One thing that was asked and what was answered; says it when that is nothing. */
export function Fact({ term, children }: Props) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children || <span className="text-ink-soft">Not given</span>}</dd>
    </div>
  );
}
