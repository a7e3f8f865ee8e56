import type { Ref } from 'react';
import type { Problem } from '#src/domain/desk/judgeRates.ts';

/** Moves to a field, out of its folds. */
function focusField(id: string) {
  const field = document.getElementById(id);
  for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  // In the middle, so that its label and what is said of it are in view too.
  field?.scrollIntoView({ block: 'center', behavior: 'instant' });
  field?.focus({ preventScroll: true });
}

interface Props {
  problems: readonly Problem[];
  ref: Ref<HTMLDivElement>;
}

/** What keeps the rates from being saved, each a way to its field. Takes the focus when saving is refused. */
export function ProblemSummary({ problems, ref }: Props) {
  if (problems.length === 0) return null;
  return (
    <div ref={ref} tabIndex={-1} className="notice notice-error">
      <div className="min-w-0">
        <h2 className="font-sans font-semibold text-base tracking-normal">
          {problems.length === 1 ? 'One thing needs your attention' : `${problems.length} things need your attention`}
        </h2>
        <ul className="mt-1 list-disc pl-5">
          {problems.map(({ id, about, message }) => (
            <li key={id}>
              <a
                className="link block min-h-6 w-fit text-start wrap-anywhere"
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(id);
                }}
              >
                {about}: {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
