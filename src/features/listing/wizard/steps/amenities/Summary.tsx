import { SummaryFacts } from '#src/features/listing/wizard/SummaryFacts.tsx';
import type { SummaryProps } from '#src/features/listing/wizard/step.ts';

export function Summary({ form }: SummaryProps) {
  return <SummaryFacts facts={[['Amenities', form.amenities.join(', ')]]} />;
}
