import { type SubmitEvent, useId, useState } from 'react';
import { formatRupees } from '#src/domain/money.ts';
import type { Due } from '#src/domain/office/payouts.ts';
import type { Failure } from '#src/lib/result.ts';
import { showToast } from '#src/lib/toasts.ts';
import { recordPayout } from '#src/server/calls/office/payouts.ts';
import { call } from '#src/server/member.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Marked, mark } from '#src/ui/Marked.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as say from '#src/words/staff/adminPayments.ts';

interface Props {
  due: Due;
  today: string;
  onClose: () => void;
  onChanged: () => void;
}

export function PayoutDialog({ due, today, onClose, onChanged }: Props) {
  const [typed, setTyped] = useState({ paid_on: today, reference: '', note: '' });
  const [amount, setAmount] = useState(due.due);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [error, setError] = useState<string | null>(null);
  const [refused, setRefused] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const id = useId();

  function edit(change: Partial<typeof typed>) {
    setTyped({ ...typed, ...change });
    setKey(crypto.randomUUID());
    setError(null);
  }
  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    if (!typed.reference.trim()) {
      setError(say.enterTransferNumber);
      document.getElementById(`${id}-reference`)?.focus();
      return;
    }
    setBusy(true);
    setRefused(null);
    const result = await call(recordPayout, {
      hotel_id: due.hotel_id,
      ...typed,
      paid_on: typed.paid_on || null,
      amount,
      idempotency_key: key,
    });
    setBusy(false);
    if (!result.ok) {
      if (result.failure.amount !== undefined) {
        setAmount(result.failure.amount);
        setKey(crypto.randomUUID());
      }
      return setRefused(result.failure);
    }
    showToast({
      title: say.payoutRecorded(formatRupees(amount)),
      description: say.weEmailOwnerOf(due.hotel_name),
      tone: 'success',
    });
    onClose();
    onChanged();
  }

  return (
    <Dialog
      open
      title={say.recordPayout}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {say.cancel}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {say.recordAmount(formatRupees(amount))}
          </Button>
        </div>
      }
    >
      <form id={id} noValidate className="grid gap-4" onSubmit={submit}>
        <p className="wrap-anywhere">
          <Marked
            text={
              due.account_last4
                ? say.payoutToAccount(mark(formatRupees(amount)), due.hotel_name, due.account_last4)
                : say.payoutWithoutBankDetails(mark(formatRupees(amount)), due.hotel_name)
            }
          >
            {(shown) => <b>{shown}</b>}
          </Marked>
        </p>
        {due.disputed > 0 && (
          <Notice tone="warning">
            <p>{due.disputed === 1 ? say.includesOneDispute : say.includesDisputes(due.disputed)}</p>
          </Notice>
        )}
        <TextInput
          label={say.dateOfTransfer}
          type="date"
          hint={say.payoutCoversDue}
          required
          max={today}
          value={typed.paid_on}
          onChange={(event) => edit({ paid_on: event.currentTarget.value })}
        />
        <TextInput
          id={`${id}-reference`}
          label={say.transferNumber}
          required
          autoComplete="off"
          maxLength={60}
          value={typed.reference}
          error={error ?? undefined}
          onChange={(event) => edit({ reference: event.currentTarget.value })}
        />
        <TextInput
          label={say.note}
          hint={say.ownerSeesNote}
          optional
          autoComplete="off"
          maxLength={200}
          value={typed.note}
          onChange={(event) => edit({ note: event.currentTarget.value })}
        />
        <Refused failure={refused} />
      </form>
    </Dialog>
  );
}
