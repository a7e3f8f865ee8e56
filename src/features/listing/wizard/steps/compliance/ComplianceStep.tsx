import '#src/features/listing/wizard/files.css';
import { useStore } from '@nanostores/react';
import { Lock } from 'lucide-react';
import { useEffect } from 'react';
import { isOtherPan } from '#src/domain/listing/gst.ts';
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
import { createFieldProps, sentenceAt } from '#src/features/listing/wizard/fields.ts';
import type { StepProps } from '#src/features/listing/wizard/step.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import * as say from '#src/words/staff/wizard.ts';
import { BankFields } from './BankFields.tsx';
import { CapitalsInput } from './CapitalsInput.tsx';
import { DocumentSlot } from './DocumentSlot.tsx';
import { StrongerSignIn } from './StrongerSignIn.tsx';

const types = Object.keys(documentTypes) as DocumentType[];

/** Tax numbers, bank account and documents. Only the owner and admins ever see them. */
export function ComplianceStep({ problems, property_id, ensureRow }: StepProps) {
  const compliance = useStore($compliance);
  const documents = useStore($documents);

  useEffect(() => {
    void openCompliance(property_id);
  }, [property_id]);

  if (compliance.state === 'loading') {
    return (
      <div className="grid gap-5" role="status" aria-label={say.loading}>
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-40" />
      </div>
    );
  }
  if (compliance.state === 'failed') {
    return <RetryNotice title={say.weCouldNotLoadTaxAndBank} onRetry={() => void openCompliance(property_id)} />;
  }

  if (compliance.state === 'locked') return <StrongerSignIn onBack={() => void openCompliance(property_id)} />;

  const { values, save } = compliance;
  const isExempt = needsNoGst(values);
  const field = createFieldProps({
    at: 'compliance',
    labels: complianceLabels,
    values,
    problems,
    edit: editCompliance,
  });
  return (
    <div className="grid gap-10">
      {save === 'proof' && (
        <Notice
          tone="warning"
          title={say.confirmThatItIsYou}
          action={
            <Button size="small" onClick={() => void keepCompliance()}>
              {say.confirm}
            </Button>
          }
        >
          <p>{say.confirmToSaveDetails}</p>
        </Notice>
      )}
      <p className="flex items-start gap-2 text-ink-soft text-sm">
        <Lock aria-hidden="true" className="mt-0.5 size-4 flex-none" />
        <span>
          {say.onlyYouAndReviewersSee} <SaveWords compliance={compliance} />
        </span>
      </p>
      <section className="grid gap-5">
        <h3 className="text-xl">{say.taxNumbers}</h3>
        <div className="grid items-start gap-5 md:grid-cols-2">
          <CapitalsInput {...field('gst_number')} required={!isExempt} hint={say.gstNumberExample} />
          <div>
            <CapitalsInput {...field('pan_number')} required hint={say.panNumberExample} />
            <p role="status" className="mt-1.5 text-chili text-sm">
              {isOtherPan(values.gst_number, values.pan_number) && say.panDiffersFromGst}
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
              {say.belowThreshold}
            </Checkbox>
            <p id="gst-declaration" className="mt-1 pl-8 text-ink-soft text-sm">
              {say.lawOfDeclaration}
            </p>
          </div>
        )}
      </section>
      <section className="grid gap-5">
        <div>
          <h3 className="text-xl">{say.bankAccount}</h3>
          <p className="mt-1 text-ink-soft text-sm">{say.whatWePayOut}</p>
        </div>
        <BankFields field={field} />
      </section>
      <section className="grid gap-4">
        <h3 className="text-xl">{say.documents}</h3>
        <p className="text-ink-soft text-sm">{say.documentFiles}</p>
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
              ensureRow={ensureRow}
            />
          );
        })}
      </section>
    </div>
  );
}

function SaveWords({ compliance: { save, saved_at } }: { compliance: ComplianceState }) {
  return <span role="status">{save === 'saved' && !saved_at ? '' : say.complianceSaves[save]}</span>;
}
