import type { ReactNode } from 'react';

interface Props {
  facts: readonly { term: string; value: ReactNode; note?: ReactNode }[];
  className?: string;
}

export function Facts({ facts, className = '' }: Props) {
  return (
    <dl className={`facts ${className}`}>
      {facts.map(({ term, value, note }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {value}
            {note && <span className="block text-sm text-ink-soft">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
