import { SummaryFacts } from '#src/features/listing/wizard/SummaryFacts.tsx';
import { SummaryPhotos } from '#src/features/listing/wizard/SummaryPhotos.tsx';
import type { SummaryProps } from '#src/features/listing/wizard/step.ts';

export function Summary({ form }: SummaryProps) {
  return form.photos.length === 0 ? <SummaryFacts facts={[]} /> : <SummaryPhotos list={form} />;
}
