import { listingProblems } from '#src/domain/listing/listing.ts';
import type { ListingProblem } from '#src/domain/listing/submission.ts';

export function sentenceAt(problems: readonly ListingProblem[], path: string): string | undefined {
  const problem = problems.find((one) => one.path === path);
  return problem && listingProblems[problem.code];
}

interface Part<Field extends string> {
  at: string;
  labels: Record<Field, string>;
  values: Record<Field, string>;
  problems: readonly ListingProblem[];
  mark?: (path: string) => string | undefined;
  edit: (change: Partial<Record<Field, string>>) => void;
}

/** Returns the props for a field's control: `<TextInput {...field('name')} required />`. */
export function createFieldProps<Field extends string>({ at, labels, values, problems, mark, edit }: Part<Field>) {
  return (field: Field) => {
    const id = `${at}.${field}`;
    return {
      id,
      label: labels[field],
      value: values[field],
      mark: mark?.(id),
      error: sentenceAt(problems, id),
      onChange: ({ target }: { target: { value: string } }) =>
        edit({ [field]: target.value } as Partial<Record<Field, string>>),
    };
  };
}
