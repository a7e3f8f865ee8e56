import { deskMethods, maxReference, methodWords } from '#src/domain/desk/ledger.ts';
import { Select } from '#src/ui/Select.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import type { useFields } from '#src/ui/useFields.ts';
import * as say from '#src/words/staff/desk.ts';
import type { WalkInFields } from './useWalkIn.ts';

interface Props {
  method: string;
  amount: string;
  field: ReturnType<typeof useFields<WalkInFields>>['field'];
}

/** How the guest at the door has paid; without a method, nothing yet. */
export function WalkInPayment({ method, amount, field }: Props) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <Select label={say.payment} {...field('method')}>
        {deskMethods.map((one) => (
          <option key={one} value={one}>
            {methodWords[one]}
          </option>
        ))}
        <option value="">{say.notPaidYet}</option>
      </Select>
      {method && (
        <TextInput label={say.amount} required inputMode="decimal" maxLength={14} {...field('amount')} value={amount} />
      )}
      {method && method !== 'cash' && (
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
