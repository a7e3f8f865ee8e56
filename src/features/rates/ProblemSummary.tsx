import type { Ref } from 'react';
import type { Problem } from '#src/domain/desk/judgeRates.ts';
import { ErrorList } from '#src/ui/ErrorList.tsx';

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

/** Lists the fields to correct before the rates can be saved, with links. Takes the focus when saving is refused. */
export function ProblemSummary({ problems, ref }: Props) {
  return (
    <ErrorList
      ref={ref}
      errors={problems.map(({ id, about, message }) => ({ id, words: `${about}: ${message}` }))}
      onGo={focusField}
    />
  );
}
