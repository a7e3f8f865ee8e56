import { useStore } from '@nanostores/react';
import { useRef } from 'react';
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
import { CapitalsInput } from './CapitalsInput.tsx';

interface Props {
  errorOf: (field: ComplianceField) => string | undefined;
}

/** Where the owner is paid. A saved account number is shown by its last four digits only. */
export function BankFields({ errorOf }: Props) {
  const { values, masked, isReplacing } = useStore($compliance);
  /** Where the account number is shown or typed: each of the two takes the place of the other. */
  const account = useRef<HTMLDivElement>(null);

  function keep() {
    account.current?.focus();
    keepAccountNumber();
  }

  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <TextInput
        id="compliance.account_holder_name"
        label="Account holder name"
        required
        autoComplete="off"
        maxLength={300}
        value={values.account_holder_name}
        error={errorOf('account_holder_name')}
        onChange={(event) => editCompliance({ account_holder_name: event.target.value })}
      />
      <div ref={account} tabIndex={-1} className="outline-none">
        {masked && !isReplacing && values.account_number === '' ? (
          <>
            <p className="mb-1.5 font-semibold text-sm">Account number</p>
            <div className="flex flex-wrap items-center gap-3">
              <p className="figures">
                saved <span aria-hidden="true">{masked}</span>
                <span className="sr-only">ending in {masked.slice(-4)}</span>
              </p>
              <Button variant="secondary" size="small" onClick={replaceAccountNumber}>
                Replace
              </Button>
            </div>
          </>
        ) : (
          <>
            <TextInput
              id="compliance.account_number"
              label="Account number"
              required
              autoFocus={isReplacing && values.account_number === ''}
              inputMode="numeric"
              autoComplete="off"
              maxLength={40}
              value={values.account_number}
              error={errorOf('account_number')}
              onChange={(event) => editCompliance({ account_number: event.target.value.replace(/[\s-]/g, '') })}
              onBlur={finishAccountNumber}
            />
            {masked && (
              <Button variant="quiet" size="small" className="mt-2" onClick={keep}>
                Keep {masked}
              </Button>
            )}
          </>
        )}
      </div>
      <TextInput
        id="compliance.bank_name"
        label="Bank name"
        required
        autoComplete="off"
        maxLength={300}
        value={values.bank_name}
        error={errorOf('bank_name')}
        onChange={(event) => editCompliance({ bank_name: event.target.value })}
      />
      <CapitalsInput
        id="compliance.ifsc_code"
        label="IFSC code"
        required
        hint="11 characters, on your cheque book or passbook, such as SBIN0001234."
        value={values.ifsc_code}
        error={errorOf('ifsc_code')}
        onType={(ifsc_code) => editCompliance({ ifsc_code })}
      />
      <TextInput
        className="md:col-span-2"
        id="compliance.branch_address"
        label="Branch address"
        optional
        autoComplete="off"
        maxLength={600}
        value={values.branch_address}
        error={errorOf('branch_address')}
        onChange={(event) => editCompliance({ branch_address: event.target.value })}
      />
    </div>
  );
}
