import type { Ref } from 'react';
import type { Problem } from '#src/domain/desk/judgeRates.ts';
import { ErrorList } from '#src/ui/ErrorList.tsx';

function focusField(id: string) {
  const field = document.getElementById(id);
  for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  field?.scrollIntoView({ block: 'center', behavior: 'instant' });
  field?.focus({ preventScroll: true });
}

interface Props {
  problems: readonly Problem[];
  ref: Ref<HTMLDivElement>;
}

export function RatesErrorSummary({ problems, ref }: Props) {
  return (
    <ErrorList
      ref={ref}
      errors={problems.map(({ id, about, message }) => ({ id, words: `${about}: ${message}` }))}
      onGo={focusField}
    />
  );
}
