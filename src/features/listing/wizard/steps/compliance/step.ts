import { complianceProblems } from '#src/domain/listing/submission.ts';
import { $compliance } from '#src/features/listing/keep/compliance.store.ts';
import { $documents } from '#src/features/listing/keep/documents.store.ts';
import type { StepAbout } from '#src/features/listing/wizard/step.ts';

export const step: StepAbout = {
  load: async () => (await import('./ComplianceStep.tsx')).ComplianceStep,
  isBegun: () => $compliance.get().saved_at !== null,
  parts: ['compliance', 'documents'],
  problems() {
    const { state, values, masked } = $compliance.get();
    // Data that is not loaded is not checked here. The server checks it.
    if (state !== 'ready') return [];
    const stored = $documents.get().filter(({ progress }) => progress.state === 'stored');
    return complianceProblems(
      values,
      masked,
      stored.map(({ document_type }) => document_type),
    );
  },
};
