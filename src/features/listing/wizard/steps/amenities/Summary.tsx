import { SummaryFacts } from '#src/features/listing/wizard/SummaryFacts.tsx';
import type { SummaryProps } from '#src/features/listing/wizard/step.ts';
import * as say from '#src/words/staff/listing.ts';

export function Summary({ form }: SummaryProps) {
  return <SummaryFacts facts={[[say.forAllGuests, form.amenities.join(', ')]]} />;
}
