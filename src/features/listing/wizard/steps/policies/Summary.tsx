import { policyLabels } from '#src/domain/listing/listing.ts';
import { SummaryFacts } from '#src/features/listing/wizard/SummaryFacts.tsx';
import type { SummaryProps } from '#src/features/listing/wizard/step.ts';
import { cancellationText } from '#src/words/en/common.ts';
import { formatTime } from '#src/words/en/party.ts';

export function Summary({ form: { policies } }: SummaryProps) {
  return (
    <SummaryFacts
      facts={(Object.keys(policyLabels) as (keyof typeof policies)[]).map((field) => [
        policyLabels[field],
        field === 'cancellation_policy'
          ? cancellationText(policies[field])
          : field.endsWith('_time') && policies[field]
            ? formatTime(policies[field])
            : policies[field],
      ])}
    />
  );
}
