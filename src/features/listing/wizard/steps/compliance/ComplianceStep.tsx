import '#src/features/listing/wizard/files.css';
import { useStore } from '@nanostores/react';
import { Lock } from 'lucide-react';
import { useEffect } from 'react';
import { belowThreshold, isOtherPan, otherPan, taxPaidBySite } from '#src/domain/listing/gst.ts';
import { complianceLabels, type DocumentType, documentTypes, requiredDocuments } from '#src/domain/listing/listing.ts';
import { needsNoGst } from '#src/domain/listing/submission.ts';
import {
  $compliance,
  type ComplianceState,
  editCompliance,
  keepCompliance,
  openCompliance,
} from '#src/features/listing/keep/compliance.store.ts';
import { $documents } from '#src/features/listing/keep/documents.store.ts';
import { fieldsOf, sentenceAt } from '#src/features/listing/wizard/fields.ts';
import type { StepProps } from '#src/features/listing/wizard/step.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { BankFields } from './BankFields.tsx';
import { CapitalsInput } from './CapitalsInput.tsx';
import { ComplianceChoice } from './ComplianceChoice.tsx';
import { DocumentSlot } from './DocumentSlot.tsx';
import { StrongerSignIn } from './StrongerSignIn.tsx';

const types = Object.keys(documentTypes) as DocumentType[];

/** Tax numbers, bank account and documents. Only the owner and admins ever see them. */
export function ComplianceStep({ problems, property_id, ensureSaved }: StepProps) {
  const compliance = useStore($compliance);
  const documents = useStore($documents);

  useEffect(() => {
    void openCompliance(property_id);
  }, [property_id]);

  if (compliance.state === 'loading') {
    return (
      <div className="grid gap-5" role="status" aria-label="Loading">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-40" />
      </div>
    );
  }
  if (compliance.state === 'failed') {
    return (
      <RetryNotice
        title="We could not load your tax and bank details."
        onRetry={() => void openCompliance(property_id)}
      />
    );
  }

  if (compliance.state === 'locked') return <StrongerSignIn onBack={() => void openCompliance(property_id)} />;
  if (compliance.state === 'conflict') return <ComplianceChoice compliance={compliance} />;

  const { values, save } = compliance;
  const isExempt = needsNoGst(values);
  const field = fieldsOf({ at: 'compliance', labels: complianceLabels, values, problems, edit: editCompliance });
  return (
    <div className="grid gap-10">
      {save === 'proof' && (
        <Notice
          tone="warning"
          title="Confirm that it is you"
          action={
            <Button size="small" onClick={() => void keepCompliance()}>
              Confirm
            </Button>
          }
        >
          <p>
            To change tax and bank details that you submitted, confirm that it is you. Until then, your changes are kept
            encrypted on this device.
          </p>
        </Notice>
      )}
      <p className="flex items-start gap-2 text-ink-soft text-sm">
        <Lock aria-hidden="true" className="mt-0.5 size-4 flex-none" />
        <span>
          Only you and our reviewers see this page. <SaveWords compliance={compliance} />
        </span>
      </p>
      <section className="grid gap-5">
        <h3 className="text-xl">Tax numbers</h3>
        <div className="grid items-start gap-5 md:grid-cols-2">
          <CapitalsInput {...field('gst_number')} required={!isExempt} hint="15 characters, such as 30ABCDE1234F1ZD." />
          <div>
            <CapitalsInput {...field('pan_number')} required hint="10 characters, such as ABCDE1234F." />
            <p role="status" className="mt-1.5 text-chili text-sm">
              {isOtherPan(values.gst_number, values.pan_number) && otherPan}
            </p>
          </div>
        </div>
        {values.gst_number.trim() === '' && (
          <div>
            <Checkbox
              checked={values.gst_declaration !== ''}
              aria-describedby="gst-declaration"
              onChange={({ target }) => editCompliance({ gst_declaration: target.checked ? 'below_threshold' : '' })}
            >
              {belowThreshold}
            </Checkbox>
            <p id="gst-declaration" className="mt-1 pl-8 text-ink-soft text-sm">
              Section 22(1) of the CGST Act 2017, and Notification 65/2017 – Central Tax for services through a site.{' '}
              {taxPaidBySite} If you are not sure, ask your accountant.
            </p>
          </div>
        )}
      </section>
      <section className="grid gap-5">
        <h3 className="text-xl">Bank account</h3>
        <BankFields field={field} />
      </section>
      <section className="grid gap-4">
        <h3 className="text-xl">Documents</h3>
        <p className="text-ink-soft text-sm">PDF, JPG or PNG, under 5 MB each.</p>
        {types.map((type) => {
          const ofType = documents.filter(({ document_type }) => document_type === type);
          const isThere = ofType.some(({ progress }) => progress.state === 'stored');
          return (
            <DocumentSlot
              key={type}
              type={type}
              required={(requiredDocuments as readonly string[]).includes(type) && !(isExempt && type === 'gst')}
              documents={ofType}
              error={isThere ? undefined : sentenceAt(problems, `documents.${type}`)}
              ensureSaved={ensureSaved}
            />
          );
        })}
      </section>
    </div>
  );
}

function SaveWords({ compliance: { save, saved_at } }: { compliance: ComplianceState }) {
  const words = {
    saved: saved_at ? 'Saved.' : '',
    unsaved: 'Not saved yet. Kept encrypted on this device.',
    saving: 'Saving…',
    failed: 'Not saved: no connection. We keep it encrypted on this device and try again.',
    proof: 'Not saved yet. Kept encrypted on this device.',
  };
  return <span role="status">{words[save]}</span>;
}
