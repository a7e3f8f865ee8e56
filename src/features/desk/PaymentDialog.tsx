import { useEffect, useState } from 'react';
import {
  deskMethods,
  type LedgerEntry,
  type MoneyHolder,
  maxPaymentNote,
  maxReference,
  methodWords,
} from '#src/domain/desk/ledger.ts';
import { formatRupees, readAmount, typedRupees } from '#src/domain/money.ts';
import { recordPayment, recordRefund } from '#src/server/calls/money.ts';
import { call } from '#src/server/signedIn.ts';
import { useIsAdmin } from '#src/server/useIsAdmin.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { useFields } from '#src/ui/useFields.ts';
import * as say from '#src/words/staff/desk.ts';
import { recordHints, recordTitles } from '#src/words/staff/money.ts';
import { useAction } from './useAction.ts';

const holders: Record<MoneyHolder, string> = { property: say.theProperty, site: say.susegadStays };

const holderWords = (holder: MoneyHolder, method: string) => {
  if (holder === 'site') return say.siteHasMoney;
  return method === 'cash' ? say.propertyHasMoneyInTill : say.propertyHasMoney;
};

const refusedFields: Record<string, 'amount' | 'reference'> = {
  too_much: 'amount',
  invalid_utr: 'reference',
  utr_used: 'reference',
};

export interface Recording {
  booking: { id: string; guest_name: string; booking_reference: string };
  /** `receive` and `pay` record an existing entry: a reported payment or a refund that is due. */
  deed: keyof typeof recordTitles;
  /** The preset amount in paise. */
  amount: number;
  /** Only for `receive` and `pay`. */
  entry?: LedgerEntry;
  holder?: MoneyHolder;
}
interface Props extends Recording {
  onClose: () => void;
  onChanged: () => void;
}

/** Records a payment, a reported payment or a refund. At the front desk the property holds the money; an admin can choose. */
export function PaymentDialog({ booking, deed, amount, entry, holder = 'property', onClose, onChanged }: Props) {
  const { busy, refused, run } = useAction({ onClose, onChanged });
  const isAdmin = useIsAdmin();
  const { id, form, key, field, refuse } = useFields({
    amount: typedRupees(amount),
    method: entry?.method ?? '',
    holder: entry?.holder ?? holder,
    reference: entry?.reference ?? '',
    note: entry?.note ?? '',
  });
  const [sent, setSent] = useState('');
  // A refusal of the amount or reference appears at its field.
  const at = sent === key && refused ? refusedFields[refused.code] : undefined;
  const control = (name: 'amount' | 'reference') =>
    at === name ? { ...field(name), error: refused?.message } : field(name);
  useEffect(() => {
    if (at) document.getElementById(`${id}-${at}`)?.focus();
  }, [at, id]);
  const paise = readAmount(form.amount);

  function submit() {
    const found = {
      ...(!paise && { amount: say.enterAmount }),
      ...(!form.method && { method: say.chooseHowItWasPaid }),
    };
    if (refuse(found) || !paise) return;
    setSent(key);
    const money = { booking_id: booking.id, ...form, amount: paise, idempotency_key: key };
    run(
      () =>
        deed === 'refund' || deed === 'pay'
          ? call(recordRefund, money)
          : call(recordPayment, {
              ...money,
              is_reported: deed === 'report',
              payment_id: deed === 'receive' ? entry?.id : null,
            }),
      () => say.amountRecorded(formatRupees(paise)),
    );
  }
  return (
    <FormDialog
      title={recordTitles[deed]}
      submit={paise ? say.recordAmount(formatRupees(paise)) : say.record}
      busy={busy}
      refused={at ? null : refused}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        <b>{booking.guest_name}</b>, {booking.booking_reference}
      </p>
      {recordHints[deed] && <p>{recordHints[deed]}</p>}
      <TextInput label={say.amount} required inputMode="decimal" maxLength={14} {...control('amount')} />
      {isAdmin && !entry && (
        <Select label={say.whoHasTheMoney} {...field('holder')}>
          {Object.entries(holders).map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <Select
        label={say.method}
        required
        hint={form.method && holderWords(form.holder, form.method)}
        {...field('method')}
      >
        <option value="">{say.chooseMethod}</option>
        {deskMethods.map((method) => (
          <option key={method} value={method}>
            {methodWords[method]}
          </option>
        ))}
      </Select>
      <TextInput
        label={say.reference}
        optional
        hint={say.utrOrNumber}
        maxLength={maxReference}
        {...control('reference')}
      />
      <TextInput label={say.note} optional hint={say.guestsNeverSeeIt} maxLength={maxPaymentNote} {...field('note')} />
    </FormDialog>
  );
}
