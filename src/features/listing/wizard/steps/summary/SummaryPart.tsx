import type { ReactNode } from 'react';
import type { ListingForm } from '#src/domain/listing/listing.ts';
import type { ListingProblem } from '#src/domain/listing/submission.ts';
import { problemSentence } from '#src/features/listing/wizard/ListingErrorSummary.tsx';
import * as say from '#src/words/staff/wizard.ts';

interface Props {
  title: string;
  form: ListingForm;
  problems: readonly ListingProblem[];
  onEdit: () => void;
  onProblem: (problem: ListingProblem) => void;
  children: ReactNode;
}

export function SummaryPart({ title, form, problems, onEdit, onProblem, children }: Props) {
  return (
    <section className="summary-part">
      <header className="flex items-center justify-between gap-4">
        <h3 className="text-xl">{title}</h3>
        <button type="button" className="link inline-block min-h-6 text-start flex-none" onClick={onEdit}>
          {say.edit}
          <span className="sr-only"> {title}</span>
        </button>
      </header>
      {problems.length > 0 && (
        <ul className="mb-3 list-disc pl-5 font-medium text-chili">
          {problems.map((problem) => (
            <li key={problem.path}>
              <button
                type="button"
                className="link block min-h-6 text-start text-chili"
                onClick={() => onProblem(problem)}
              >
                {problemSentence(problem, form)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
