import { type SubmitEvent, useId, useState } from 'react';
import { formatRupees, readRupees, typedRupees } from '#src/domain/money.ts';
import type { Awaited, Payable, Reported } from '#src/domain/office/advances.ts';
import type { Credit, Finding } from '#src/domain/office/statement.ts';
import { formatDate } from '#src/domain/stay.ts';
import type { Failure } from '#src/lib/result.ts';
import { showToast } from '#src/lib/toasts.ts';
import { recordPayment } from '#src/server/calls/money.ts';
import { call } from '#src/server/member.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as say from '#src/words/staff/adminPayments.ts';

/** An advance that the site has received, reported by the guest or not. */
export interface Received {
  booking: Pick<Awaited, 'booking_id' | 'booking_reference' | 'guest_name' | 'hotel_name'>;
  report: { id: string; method: string } | null;
  isCancelled: boolean;
  /** Paise: from the statement, else as reported or due. Null if the line does not say it. */
  amount: number | null;
  utr: string | null;
  /** Null if no line of the statement matches this booking. */
  credit: Credit | null;
}

export function receivedOf(booking: Reported | Awaited, finding?: Finding): Received {
  const report = 'id' in booking ? booking : null;
  const asked = 'id' in booking ? booking.amount : booking.due;
  const isPlain = finding?.kind === 'agrees' || finding?.kind === 'other_amount' || finding?.kind === 'other_utr';
  return {
    booking,
    report,
    isCancelled: report?.booking_status === 'cancelled',
    amount: finding?.amount ?? asked,
    utr: finding?.utr ?? report?.reference ?? null,
    credit: isPlain ? finding.credit : null,
  };
}

export const assignedOf = (booking: Payable, credit: Credit): Received => ({
  booking,
  report: booking.report,
  isCancelled: booking.booking_status === 'cancelled',
  amount: credit.amount,
  utr: (credit.utrs.length === 1 && credit.utrs[0]) || null,
  credit,
});

/** Records the payment with its bank date as note. The idempotency key belongs to the values: a repeat is one payment. */
export const recordReceived = (
  { booking, report, utr, credit }: Omit<Received, 'amount'>,
  amount: number,
  idempotency_key: string,
) =>
  call(recordPayment, {
    booking_id: booking.booking_id,
    amount,
    method: report?.method ?? 'upi',
    reference: utr,
    note: credit?.date ? `In the bank on ${formatDate(credit.date)}` : null,
    holder: 'site',
    payment_id: report?.id ?? null,
    idempotency_key,
  });

interface Props {
  received: Received;
  onClose: () => void;
  onChanged: () => void;
}

export function ReceivedDialog({ received, onClose, onChanged }: Props) {
  const { booking, isCancelled, credit } = received;
  const [typed, setTyped] = useState({
    amount: received.amount === null ? '' : typedRupees(received.amount),
    utr: received.utr ?? '',
  });
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [error, setError] = useState<string | null>(null);
  const [refused, setRefused] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const id = useId();
  const amount = readRupees(typed.amount.replace(/[₹,\s]/g, ''));

  function edit(change: Partial<typeof typed>) {
    setTyped({ ...typed, ...change });
    setKey(crypto.randomUUID());
    setError(null);
  }
  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    if (!amount) {
      setError(say.enterAmount);
      document.getElementById(`${id}-amount`)?.focus();
      return;
    }
    setBusy(true);
    setRefused(null);
    const result = await recordReceived({ ...received, utr: typed.utr.replace(/\s/g, '') || null }, amount, key);
    setBusy(false);
    if (!result.ok) return setRefused(result.failure);
    showToast({ title: say.recorded(formatRupees(amount)), description: say.weEmailGuest, tone: 'success' });
    onClose();
    onChanged();
  }

  return (
    <Dialog
      open
      title={say.markAsReceived}
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
        {credit && <p className="admin-soft wrap-anywhere">{say.inStatement(credit.text)}</p>}
        {isCancelled && <p>{say.refundBecomesDue}</p>}
        <TextInput
          id={`${id}-amount`}
          label={say.amountInRupees}
          hint={isCancelled ? say.asInBankStatement : say.asInBankStatementOrLess}
          required
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          value={typed.amount}
          error={error ?? undefined}
          onChange={(event) => edit({ amount: event.currentTarget.value })}
        />
        <TextInput
          label={say.utr}
          optional
          inputMode="numeric"
          autoComplete="off"
          maxLength={60}
          value={typed.utr}
          onChange={(event) => edit({ utr: event.currentTarget.value })}
        />
        <Refused failure={refused} />
      </form>
    </Dialog>
  );
}
