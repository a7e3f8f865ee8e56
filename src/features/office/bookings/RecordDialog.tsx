import { type SubmitEvent, useId, useState } from 'react';
import {
  afterwards,
  emailWords,
  nothingWords,
  type RecordedStatus,
  recordable,
  voucherWords,
} from '#src/domain/desk/adminMoney.ts';
import type { DeskBooking } from '#src/domain/desk/bookings.ts';
import { deskMethods, maxReference, methodWords } from '#src/domain/desk/ledger.ts';
import { formatRupees, readRupees, typedRupees } from '#src/domain/money.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import type { Failure } from '#src/lib/result.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as say from '#src/words/staff/adminBooking.ts';

interface Props {
  booking: DeskBooking;
  status: RecordedStatus;
  hotelId: string;
  busy: boolean;
  refused: Failure | null;
  run: (asked: object) => void;
  onClose: () => void;
}

export function RecordDialog({ booking, status, hotelId, busy, refused, run, onClose }: Props) {
  const choices = recordable(booking, status);
  const [chosen, setChosen] = useState(choices[0]);
  const [form, setForm] = useState({
    amount: typedRupees(chosen?.amount ?? 0),
    method: chosen?.report?.method ?? '',
    reference: chosen?.report?.reference ?? '',
  });
  const [errors, setErrors] = useState<{ amount?: string; method?: string }>({});
  const id = useId();
  const payments = (
    <a className="link" href={ownerPaths.stay(booking.id, hotelId, 'payments')}>
      {say.allPayments}
    </a>
  );
  if (!chosen)
    return (
      <Dialog open title={say.recordTitles[status]} onClose={onClose}>
        <Notice tone="warning" action={payments}>
          {nothingWords(booking, status)}
        </Notice>
      </Dialog>
    );
  const { holder, most } = chosen;
  const amount = readRupees(form.amount.replace(/[₹,\s]/g, ''));
  const left = amount && amount <= most ? afterwards(booking, status, holder, amount) : null;

  function edit(change: Partial<typeof form>) {
    setForm({ ...form, ...change });
    setErrors({});
  }
  function choose(next: string) {
    const other = choices.find((one) => one.holder === next);
    if (!other) return;
    setChosen(other);
    edit({ amount: typedRupees(other.amount) });
  }
  function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = {
      ...((!amount || amount > most) && { amount: say.enterAmountUpTo(formatRupees(most)) }),
      ...(!form.method && { method: say.chooseHow[status] }),
    };
    setErrors(found);
    if (found.amount || found.method) {
      document.getElementById(`${id}-${found.amount ? 'amount' : 'method'}`)?.focus();
      return;
    }
    run({ amount, holder, method: form.method, reference: form.reference.trim() || null });
  }
  return (
    <Dialog
      open
      title={say.recordTitles[status]}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {say.cancel}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {amount ? say.recordAmount(formatRupees(amount)) : say.record}
          </Button>
        </div>
      }
    >
      <form id={id} noValidate className="grid gap-4" onSubmit={submit}>
        <p className="wrap-anywhere">
          <b>{booking.guest_name}</b>, {booking.booking_reference}, {booking.hotel_name}
        </p>
        {choices.length > 1 ? (
          <Select
            label={say.whoHasMoney[status]}
            value={holder}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            {choices.map((one) => (
              <option key={one.holder} value={one.holder}>
                {say.moneyHolders[one.holder]}
              </option>
            ))}
          </Select>
        ) : (
          <p>
            {say.whoHasMoney[status]}: <b>{say.moneyHolders[holder]}</b>
          </p>
        )}
        <TextInput
          id={`${id}-amount`}
          label={say.amount}
          hint={
            status === 'paid'
              ? chosen.amount < most
                ? say.amountOfTotalIsDue(formatRupees(chosen.amount), formatRupees(most))
                : say.amountIsDue(formatRupees(most))
              : say.receivedNotRefunded(formatRupees(most))
          }
          required
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          value={form.amount}
          error={errors.amount}
          onChange={(event) => edit({ amount: event.currentTarget.value })}
        />
        <Select
          id={`${id}-method`}
          label={say.method}
          required
          value={form.method}
          error={errors.method}
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
          label={say.reference}
          optional
          hint={say.whereReferenceIs}
          autoComplete="off"
          maxLength={maxReference}
          value={form.reference}
          onChange={(event) => edit({ reference: event.currentTarget.value })}
        />
        <div aria-live="polite">{left && <p className="font-semibold">{left}</p>}</div>
        <p>
          {emailWords(booking, status, chosen)} {status === 'refunded' && voucherWords(booking)} {payments}
        </p>
        <Refused failure={refused} />
      </form>
    </Dialog>
  );
}
