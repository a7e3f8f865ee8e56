import type { ReactNode } from 'react';
import * as say from '#src/words/staff/wizard.ts';

/** Empty values are left out. */
export function SummaryFacts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  const given = facts.filter(([, value]) => value !== '' && value !== null && value !== undefined);
  if (given.length === 0) return <p className="summary-empty text-ink-soft">{say.nothingYet}</p>;
  return (
    <dl className="summary-facts">
      {given.map(([name, value], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names can come twice, and nothing here has state
        <div key={at}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
