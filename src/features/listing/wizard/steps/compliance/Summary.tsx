import { useStore } from '@nanostores/react';
import { isOtherPan, noGstNumber, otherPan } from '#src/domain/listing/gst.ts';
import { documentTypes } from '#src/domain/listing/listing.ts';
import { needsNoGst } from '#src/domain/listing/submission.ts';
import { $compliance, openCompliance } from '#src/features/listing/keep/compliance.store.ts';
import { $documents } from '#src/features/listing/keep/documents.store.ts';
import { SummaryFacts } from '#src/features/listing/wizard/SummaryFacts.tsx';
import type { SummaryProps } from '#src/features/listing/wizard/step.ts';
import { Button } from '#src/ui/Button.tsx';
import * as say from '#src/words/staff/listing.ts';

export function Summary({ property_id }: SummaryProps) {
  const { state, values, masked, save } = useStore($compliance);
  const typed = values.account_number.trim();
  const documents = useStore($documents).filter(({ progress }) => progress.state === 'stored');
  if (state === 'loading') return <p className="text-ink-soft">{say.loading2}</p>;
  if (state === 'conflict') return <p className="font-medium text-chili">{say.thereAreTwoVersions}</p>;
  if (state === 'locked') return <p className="font-medium text-chili">{say.lockedUntilYouSecureYourAccount}</p>;
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
  return (
    <SummaryFacts
      facts={[
        [say.gstNumber, needsNoGst(values) ? noGstNumber : values.gst_number],
        [
          say.panNumber,
          isOtherPan(values.gst_number, values.pan_number) ? (
            <>
              {values.pan_number}
              <span className="block text-chili">{otherPan}</span>
            </>
          ) : (
            values.pan_number
          ),
        ],
        [say.accountHolder, values.account_holder_name],
        [say.accountNumber, typed ? `••••${typed.slice(-4)}${save === 'saved' ? '' : say.notSavedYet2}` : masked],
        [say.bank, values.bank_name],
        [say.ifscCode, values.ifsc_code],
        [say.branchAddress, values.branch_address],
        ...documents.map(({ document_type, file_name }) => [documentTypes[document_type], file_name] as const),
      ]}
    />
  );
}
