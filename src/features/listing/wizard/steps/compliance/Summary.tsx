import { useStore } from '@nanostores/react';
import { isOtherPan } from '#src/domain/listing/gst.ts';
import { complianceLabels, documentTypes } from '#src/domain/listing/listing.ts';
import { needsNoGst } from '#src/domain/listing/submission.ts';
import { $compliance, openCompliance } from '#src/features/listing/keep/compliance.store.ts';
import { $documents } from '#src/features/listing/keep/documents.store.ts';
import { SummaryFacts } from '#src/features/listing/wizard/SummaryFacts.tsx';
import type { SummaryProps } from '#src/features/listing/wizard/step.ts';
import { Button } from '#src/ui/Button.tsx';
import * as say from '#src/words/staff/wizard.ts';

export function Summary({ property_id }: SummaryProps) {
  const { state, values, masked, save } = useStore($compliance);
  const typed = values.account_number.trim();
  const ending = `••••${typed.slice(-4)}`;
  const documents = useStore($documents).filter(({ progress }) => progress.state === 'stored');
  if (state === 'loading') return <p className="text-ink-soft">{say.loading}</p>;
  if (state === 'locked') return <p className="font-medium text-chili">{say.lockedUntilAccountIsSecure}</p>;
  if (state === 'failed') {
    return (
      <p className="flex flex-wrap items-center gap-3 text-ink-soft">
        {say.weCouldNotLoadThis}
        <Button variant="secondary" size="small" onClick={() => void openCompliance(property_id)}>
          {say.retry}
        </Button>
      </p>
    );
  }
  const facts = (
    <SummaryFacts
      facts={[
        [complianceLabels.gst_number, needsNoGst(values) ? say.noGstNumber : values.gst_number],
        [
          complianceLabels.pan_number,
          isOtherPan(values.gst_number, values.pan_number) ? (
            <>
              {values.pan_number}
              <span className="block text-chili">{say.panDiffersFromGst}</span>
            </>
          ) : (
            values.pan_number
          ),
        ],
        [complianceLabels.account_holder_name, values.account_holder_name],
        [
          complianceLabels.account_number,
          typed ? (save === 'saved' ? ending : say.accountNotSavedYet(ending)) : masked,
        ],
        [complianceLabels.bank_name, values.bank_name],
        [complianceLabels.ifsc_code, values.ifsc_code],
        [complianceLabels.branch_address, values.branch_address],
        ...documents.map(({ document_type, file_name }) => [documentTypes[document_type], file_name] as const),
      ]}
    />
  );
  if (values.gst_number.trim() || needsNoGst(values)) return facts;
  return (
    <>
      <p className="mb-3 text-ink-soft">{say.tickIfNotRegistered}</p>
      {facts}
    </>
  );
}
