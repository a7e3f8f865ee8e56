import type { ReactNode } from 'react';
import type { ListingForm } from '#src/domain/listing/listing.ts';
import type { Problem } from '#src/domain/listing/submission.ts';
import { problemSentence } from './ProblemSummary.tsx';

interface Props {
  step: number;
  title: string;
  form: ListingForm;
  problems: readonly Problem[];
  onEdit: (step: number) => void;
  children: ReactNode;
}

/** One step as it was filled in, the way back to it, and what is still missing there. */
export function SummaryPart({ step, title, form, problems, onEdit, children }: Props) {
  return (
    <section className="summary-part">
      <header className="flex items-center justify-between gap-4">
        <h3 className="text-xl">{title}</h3>
        <button type="button" className="link inline-block min-h-6 text-start flex-none" onClick={() => onEdit(step)}>
          Edit<span className="sr-only"> {title}</span>
        </button>
      </header>
      {problems.length > 0 && (
        <ul className="mb-3 list-disc pl-5 font-medium text-chili">
          {problems.map((problem) => (
            <li key={problem.path}>{problemSentence(problem, form)}</li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}

/** Names and values; what was left empty is left out. */
export function SummaryFacts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  const given = facts.filter(([, value]) => value !== '' && value !== null && value !== undefined);
  if (given.length === 0) return <p className="text-ink-soft">Nothing yet.</p>;
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
