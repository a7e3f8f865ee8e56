import { type SubmitEvent, useId, useState } from 'react';
import {
  type AdminChange,
  adminChangeWords,
  contradictsDates,
  lostByCancelling,
  reversible,
  voucherWords,
} from '#src/domain/desk/adminChange.ts';
import type { DeskBooking } from '#src/domain/desk/bookings.ts';
import { maxCancelReason } from '#src/domain/desk/cancelStay.ts';
import { entryWords, wayWords } from '#src/domain/desk/ledger.ts';
import { formatRupees } from '#src/domain/money.ts';
import { CancelForm } from '#src/features/desk/CancelForm.tsx';
import type { Failure } from '#src/lib/result.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { RefusalNotice } from '#src/ui/RefusalNotice.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as say from '#src/words/staff/adminChange.ts';

interface Props {
  booking: DeskBooking;
  today: string;
  change: AdminChange;
  busy: boolean;
  refused: Failure | null;
  onConfirm: (answers: object) => void;
  onClose: () => void;
}

/** Asks about a change that cancels, contradicts the dates or reverses money. */
export function AdminChangeDialog({ booking, today, change, busy, refused, onConfirm, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');
  const id = useId();
  if (change.next === 'cancelled')
    return (
      <CancelForm booking={booking} today={today} busy={busy} refused={refused} onClose={onClose} onCancel={onConfirm}>
        {lostByCancelling(booking).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </CancelForm>
    );
  const isStatus = change.state === 'booking_status';
  const entries = isStatus ? [] : reversible(booking.payments.entries);
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!isStatus || reason.trim()) return onConfirm(isStatus ? { reason: reason.trim() } : {});
    setError(say.enterReason);
    document.getElementById(`${id}-reason`)?.focus();
  }
  return (
    <Dialog
      open
      title={say.ask(adminChangeWords(change))}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {say.cancel}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {adminChangeWords(change)}
          </Button>
        </div>
      }
    >
      <form id={id} noValidate className="grid gap-4" onSubmit={submit}>
        <p className="wrap-anywhere">
          <b>{booking.guest_name}</b>, {booking.booking_reference}
        </p>
        {isStatus ? (
          <>
            <p>{contradictsDates(booking, change.next, today)}</p>
            <TextInput
              id={`${id}-reason`}
              label={say.reason}
              required
              hint={say.reasonIsKept}
              autoComplete="off"
              maxLength={maxCancelReason}
              value={reason}
              error={error}
              onChange={(event) => {
                setReason(event.currentTarget.value);
                setError('');
              }}
            />
          </>
        ) : (
          <>
            <p>{say.entriesAreReversed}</p>
            <ul className="grid gap-2">
              {entries.map((entry) => (
                <li key={entry.id}>
                  {entryWords(entry)}: <b className="figures">{formatRupees(entry.amount)}</b>
                  {wayWords(entry) && `, ${wayWords(entry)}`}
                </li>
              ))}
            </ul>
            <p>
              {voucherWords(booking)} {booking.guest_email ? say.weEmailAboutPayments : say.tellGuestYourself}
            </p>
          </>
        )}
        <RefusalNotice failure={refused} />
      </form>
    </Dialog>
  );
}
