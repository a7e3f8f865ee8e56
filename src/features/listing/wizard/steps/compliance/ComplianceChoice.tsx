import { complianceLabels } from '#src/domain/listing/listing.ts';
import {
  type ComplianceField,
  type ComplianceState,
  resolveCompliance,
} from '#src/features/listing/keep/compliance.store.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import * as say from '#src/words/staff/wizard.ts';

interface Props {
  compliance: ComplianceState;
}

export function ComplianceChoice({ compliance: { values, masked, typed } }: Props) {
  const here = Object.entries(typed) as [ComplianceField, string][];
  const rows = here.map(([field, words]) =>
    field === 'account_number'
      ? { field, mine: words && `••••${words.slice(-4)}`, theirs: masked }
      : { field, mine: words, theirs: values[field] },
  );
  return (
    <div className="grid gap-6">
      <Notice tone="warning" title={say.detailsChangedElsewhere}>
        <p>{say.chooseVersionOfDetails}</p>
      </Notice>
      <dl className="border-line border-t">
        {rows
          .filter(({ mine, theirs }) => mine !== theirs)
          .map(({ field, mine, theirs }) => (
            <div key={field} className="grid gap-x-6 gap-y-1 border-line border-b py-3 sm:grid-cols-[12rem_1fr_1fr]">
              <dt className="font-semibold">{complianceLabels[field]}</dt>
              <dd className="min-w-0 wrap-anywhere">
                <span className="block text-ink-soft text-sm">{say.typedHere}</span>
                {mine || say.empty}
              </dd>
              <dd className="min-w-0 wrap-anywhere">
                <span className="block text-ink-soft text-sm">{say.savedOnOtherDevice}</span>
                {theirs || say.empty}
              </dd>
            </div>
          ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => resolveCompliance('mine')}>{say.keepThisVersion}</Button>
        <Button variant="secondary" onClick={() => resolveCompliance('theirs')}>
          {say.keepOtherVersion}
        </Button>
      </div>
    </div>
  );
}
