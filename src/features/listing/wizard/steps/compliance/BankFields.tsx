import { useStore } from '@nanostores/react';
import { type ComponentProps, useRef } from 'react';
import { complianceLabels } from '#src/domain/listing/listing.ts';
import {
  $compliance,
  type ComplianceField,
  editCompliance,
  finishAccountNumber,
  keepAccountNumber,
  replaceAccountNumber,
} from '#src/features/listing/keep/compliance.store.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as say from '#src/words/staff/wizard.ts';
import { CapitalsInput } from './CapitalsInput.tsx';

interface Props {
  field: (field: ComplianceField) => ComponentProps<typeof CapitalsInput>;
}

/** The owner's bank account. A saved account number shows only its last four digits. */
export function BankFields({ field }: Props) {
  const { values, masked, isReplacing } = useStore($compliance);
  const account = useRef<HTMLDivElement>(null);

  function keep() {
    account.current?.focus();
    keepAccountNumber();
  }

  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <TextInput {...field('account_holder_name')} required autoComplete="off" maxLength={300} />
      <div ref={account} tabIndex={-1} className="outline-none">
        {masked && !isReplacing && values.account_number === '' ? (
          <>
            <p className="mb-1.5 font-semibold text-sm">{complianceLabels.account_number}</p>
            <div className="flex flex-wrap items-center gap-3">
              <p className="figures">
                {say.savedAccount} <span aria-hidden="true">{masked}</span>
                <span className="sr-only">{say.accountEndingIn(masked.slice(-4))}</span>
              </p>
              <Button variant="secondary" size="small" onClick={replaceAccountNumber}>
                {say.replace}
              </Button>
            </div>
          </>
        ) : (
          <>
            <TextInput
              {...field('account_number')}
              required
              autoFocus={isReplacing && values.account_number === ''}
              inputMode="numeric"
              autoComplete="off"
              maxLength={40}
              onChange={(event) => editCompliance({ account_number: event.target.value.replace(/[\s-]/g, '') })}
              onBlur={finishAccountNumber}
            />
            {masked && (
              <Button variant="quiet" size="small" className="mt-2" onClick={keep}>
                {say.keepAccount(masked)}
              </Button>
            )}
          </>
        )}
      </div>
      <TextInput {...field('bank_name')} required autoComplete="off" maxLength={300} />
      <CapitalsInput {...field('ifsc_code')} required hint={say.ifscCodeExample} />
      <TextInput {...field('branch_address')} className="md:col-span-2" optional autoComplete="off" maxLength={600} />
    </div>
  );
}
