import type { Ref } from 'react';
import { type ListingForm, listingProblems } from '#src/domain/listing/listing.ts';
import type { ListingProblem } from '#src/domain/listing/submission.ts';
import * as say from '#src/words/staff/listing.ts';
import { roomTitle } from './listingFields.ts';

export function problemSentence({ path, code }: ListingProblem, { rooms }: ListingForm): string {
  const place = /^rooms\.(\d+)\./.exec(path)?.[1];
  if (place === undefined) return listingProblems[code];
  return `${roomTitle(rooms[Number(place)], Number(place))}: ${listingProblems[code]}`;
}

/** Moves to the field of a problem by its path, or else by its place among the invalid fields. Returns false if there is none. */
export function focusProblem({ path }: ListingProblem, place: number): boolean {
  const field =
    document.getElementById(path) ?? document.querySelectorAll<HTMLElement>('#step [aria-invalid="true"]')[place];
  const folded = field?.closest('details');
  if (folded) folded.open = true;
  // In the middle, so that the label and the message are visible too.
  field?.scrollIntoView({ block: 'center', behavior: 'instant' });
  field?.focus({ preventScroll: true });
  return field !== undefined;
}

interface Props {
  problems: readonly ListingProblem[];
  form: ListingForm;
  ref: Ref<HTMLDivElement>;
}

export function ListingErrorSummary({ problems, form, ref }: Props) {
  if (problems.length === 0) return null;
  return (
    <div ref={ref} tabIndex={-1} className="notice notice-error mb-8">
      <div className="min-w-0">
        <h3 className="font-sans font-semibold text-base tracking-normal">
          {say.thingsNeedAttention(problems.length)}
        </h3>
        <ul className="mt-1 list-disc pl-5">
          {problems.map((problem, place) => (
            <li key={problem.path}>
              <a
                className="link block min-h-6 w-fit text-start"
                href={`#${problem.path}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusProblem(problem, place);
                }}
              >
                {problemSentence(problem, form)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
