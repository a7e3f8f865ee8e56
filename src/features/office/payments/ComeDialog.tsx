import { type SubmitEvent, useId, useState } from 'react';
import { formatRupees, readRupees, typedRupees } from '#src/domain/money.ts';
import type { Awaited, Claimed } from '#src/domain/office/advances.ts';
import type { Finding } from '#src/domain/office/statement.ts';
import type { Failure } from '#src/lib/result.ts';
import { showToast } from '#src/lib/toasts.ts';
import { notePayment } from '#src/server/calls/money.ts';
import { call } from '#src/server/member.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';

/** What is noted of an advance: of the claim that has come, or money that nobody has told of. */
export interface Come {
  booking: Claimed | Awaited;
  claim: Claimed | null;
  /** Paise: what the statement has, else what is asked for. */
  amount: number;
  utr: string | null;
}

export function comeOf(booking: Claimed | Awaited, finding?: Finding): Come {
  const claim = 'id' in booking ? booking : null;
  const asked = 'id' in booking ? booking.amount : booking.open;
  return { booking, claim, amount: finding?.amount ?? asked, utr: finding?.utr ?? claim?.reference ?? null };
}

/** Notes it in the ledger. The key: of the words, so that what is sent again after an answer that was lost is one entry. */
export const noteCome = ({ booking, claim, amount, utr }: Come, idempotency_key: string) =>
  call(notePayment, {
    booking_id: booking.booking_id,
    kind: 'received',
    amount,
    method: 'site',
    reference: utr,
    note: null,
    settles: claim?.id ?? null,
    idempotency_key,
  });

interface Props {
  come: Come;
  onClose: () => void;
  onChanged: () => void;
}

/** Says that an advance has come, with the amount and number that the bank has. */
export function ComeDialog({ come, onClose, onChanged }: Props) {
  const { booking } = come;
  const [typed, setTyped] = useState({ amount: typedRupees(come.amount), utr: come.utr ?? '' });
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
  async function note(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    if (!amount) {
      setError('Please type an amount above ₹0, like 4200 or 4200.50.');
      document.getElementById(`${id}-amount`)?.focus();
      return;
    }
    setBusy(true);
    setRefused(null);
    const result = await noteCome({ ...come, amount, utr: typed.utr.replace(/\s/g, '') || null }, key);
    setBusy(false);
    if (!result.ok) {
      setRefused(result.failure);
      return;
    }
    showToast({ title: `${formatRupees(amount)} noted`, description: 'The guest is told by mail.', tone: 'success' });
    onClose();
    onChanged();
  }

  return (
    <Dialog
      open
      title="It has come"
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {amount ? `Note ${formatRupees(amount)}` : 'Note it'}
          </Button>
        </div>
      }
    >
      <form id={id} noValidate className="grid gap-4" onSubmit={note}>
        <p className="wrap-anywhere">
          <b>{booking.guest_name}</b>, {booking.booking_reference}, {booking.hotel_name}
        </p>
        {come.claim?.booking_status === 'cancelled' && (
          <p>This stay is cancelled: what comes back of the payment is owed to the guest at once, by its terms.</p>
        )}
        <TextInput
          id={`${id}-amount`}
          label="Amount (₹)"
          hint={`As the bank has it.${come.claim?.booking_status === 'cancelled' ? '' : ' Where it is less than the advance, the rest stays due.'}`}
          required
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          value={typed.amount}
          error={error ?? undefined}
          onChange={(event) => edit({ amount: event.currentTarget.value })}
        />
        <TextInput
          label="UTR"
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
