import { complianceProblems, type Problem } from '#src/domain/listing/submission.ts';
import { $compliance } from '#src/features/listing/keep/compliance.store.ts';
import { $documents } from '#src/features/listing/keep/documents.store.ts';

/** What is missing or wrong in step 7, documents included, in the order of the form. */
export function readCompliance(): Problem[] {
  const { values, masked } = $compliance.get();
  const stored = $documents.get().filter(({ progress }) => progress.state === 'stored');
  return complianceProblems(
    values,
    masked,
    stored.map(({ document_type }) => document_type),
  );
}
