import { deskMethods, maxReference, methodWords } from '#src/domain/desk/ledger.ts';
import { Select } from '#src/ui/Select.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import type { useFields } from '#src/ui/useFields.ts';
import * as say from '#src/words/staff/desk.ts';
import { notPaid, type WalkInFields } from './useWalkIn.ts';

interface Props {
  method: string;
  amount: string;
  field: ReturnType<typeof useFields<WalkInFields>>['field'];
  onAmount: () => void;
}

/** How the guest at the door has paid. Nothing is preset: a payment that the desk did not choose would be in the till. */
export function WalkInPayment({ method, amount, field, onAmount }: Props) {
  const hasPaid = method !== '' && method !== notPaid;
  const typed = field('amount');
  return (
    <div className="grid grid-cols-2 gap-3">
      <Select label={say.payment} required {...field('method')}>
        <option value="">{say.chooseMethod}</option>
        <option value={notPaid}>{say.notPaidYet}</option>
        {deskMethods.map((one) => (
          <option key={one} value={one}>
            {methodWords[one]}
          </option>
        ))}
      </Select>
      {hasPaid && (
        <TextInput
          label={say.amount}
          required
          inputMode="decimal"
          maxLength={14}
          {...typed}
          value={amount}
          onChange={(event) => {
            onAmount();
            typed.onChange(event);
          }}
        />
      )}
      {hasPaid && method !== 'cash' && (
        <TextInput
          label={say.reference}
          optional
          hint={say.utrOrNumber}
          maxLength={maxReference}
          className="col-span-2"
          {...field('reference')}
        />
      )}
    </div>
  );
}
