import { type SubmitEvent, useEffect, useId, useState } from 'react';
import {
  deskMethods,
  type Entry,
  type MoneyHolder,
  maxPaymentNote,
  maxReference,
  methodWords,
} from '#src/domain/desk/ledger.ts';
import { formatRupees, readRupees, typedRupees } from '#src/domain/money.ts';
import { recordPayment, recordRefund } from '#src/server/calls/money.ts';
import { call } from '#src/server/member.ts';
import { useIsAdmin } from '#src/server/useIsAdmin.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as say from '#src/words/staff/desk.ts';
import { recordHints, recordTitles } from '#src/words/staff/money.ts';
import { useDeed } from './useDeed.ts';

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
  entry?: Entry;
  holder?: MoneyHolder;
}
interface Props extends Recording {
  onClose: () => void;
  onChanged: () => void;
}

/** Records a payment, a reported payment or a refund. At the front desk the property holds the money; an admin can choose. */
export function PaymentDialog({ booking, deed, amount, entry, holder = 'property', onClose, onChanged }: Props) {
  const { busy, refused, run } = useDeed({ onClose, onChanged });
  const isAdmin = useIsAdmin();
  const [form, setForm] = useState({
    amount: typedRupees(amount),
    method: entry?.method ?? '',
    holder: entry?.holder ?? holder,
    reference: entry?.reference ?? '',
    note: entry?.note ?? '',
  });
  // The idempotency key changes with the form, so that a repeated request makes one entry.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [errors, setErrors] = useState<{ amount?: string; method?: string }>({});
  const [sent, setSent] = useState('');
  const id = useId();
  // A refusal of the amount or reference appears at its field.
  const at = sent === key && refused ? refusedFields[refused.code] : undefined;
  const refusedAt = (field: string) => (at === field ? refused?.message : undefined);
  useEffect(() => {
    if (at) document.getElementById(`${id}-${at}`)?.focus();
  }, [at, id]);
  const paise = readRupees(form.amount.replace(/[₹,\s]/g, ''));

  function edit(change: Partial<typeof form>) {
    setForm({ ...form, ...change });
    setKey(crypto.randomUUID());
    setErrors({});
  }
  function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = {
      ...(!paise && { amount: say.enterAmount }),
      ...(!form.method && { method: say.chooseHowItWasPaid }),
    };
    setErrors(found);
    if (!paise || !form.method) {
      document.getElementById(`${id}-${found.amount ? 'amount' : 'method'}`)?.focus();
      return;
    }
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
    <Dialog
      open
      title={recordTitles[deed]}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {say.cancel}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {paise ? say.recordAmount(formatRupees(paise)) : say.record}
          </Button>
        </div>
      }
    >
      <form id={id} noValidate className="grid gap-4" onSubmit={submit}>
        <p className="wrap-anywhere">
          <b>{booking.guest_name}</b>, {booking.booking_reference}
        </p>
        {recordHints[deed] && <p>{recordHints[deed]}</p>}
        <TextInput
          id={`${id}-amount`}
          label={say.amount}
          required
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          value={form.amount}
          error={errors.amount ?? refusedAt('amount')}
          onChange={(event) => edit({ amount: event.currentTarget.value })}
        />
        {isAdmin && !entry && (
          <Select
            label={say.whoHasTheMoney}
            value={form.holder}
            onChange={(event) => edit({ holder: event.currentTarget.value as MoneyHolder })}
          >
            {Object.entries(holders).map(([one, name]) => (
              <option key={one} value={one}>
                {name}
              </option>
            ))}
          </Select>
        )}
        <Select
          id={`${id}-method`}
          label={say.method}
          required
          value={form.method}
          error={errors.method}
          hint={form.method && holderWords(form.holder, form.method)}
          onChange={(event) => edit({ method: event.currentTarget.value as typeof form.method })}
        >
          <option value="">{say.chooseMethod}</option>
          {deskMethods.map((method) => (
            <option key={method} value={method}>
              {methodWords[method]}
            </option>
          ))}
        </Select>
        <TextInput
          id={`${id}-reference`}
          label={say.reference}
          optional
          error={refusedAt('reference')}
          hint={say.utrOrNumber}
          autoComplete="off"
          maxLength={maxReference}
          value={form.reference}
          onChange={(event) => edit({ reference: event.currentTarget.value })}
        />
        <TextInput
          label={say.note}
          optional
          hint={say.guestsNeverSeeIt}
          autoComplete="off"
          maxLength={maxPaymentNote}
          value={form.note}
          onChange={(event) => edit({ note: event.currentTarget.value })}
        />
        <Refused failure={at ? null : refused} />
      </form>
    </Dialog>
  );
}
