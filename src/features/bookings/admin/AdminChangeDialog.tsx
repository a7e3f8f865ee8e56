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
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { ReasonDialog } from '#src/ui/ReasonDialog.tsx';
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
  if (change.next === 'cancelled')
    return (
      <CancelForm booking={booking} today={today} busy={busy} refused={refused} onClose={onClose} onCancel={onConfirm}>
        {lostByCancelling(booking).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </CancelForm>
    );
  const dialog = {
    title: say.ask(adminChangeWords(change)),
    submit: adminChangeWords(change),
    busy,
    refused,
    onClose,
  };
  const guest = (
    <p className="wrap-anywhere">
      <b>{booking.guest_name}</b>, {booking.booking_reference}
    </p>
  );
  if (change.state === 'booking_status')
    return (
      <ReasonDialog
        {...dialog}
        hint={() => say.reasonIsKept}
        maxLength={maxCancelReason}
        onReason={(reason) => onConfirm({ reason })}
      >
        {guest}
        <p>{contradictsDates(booking, change.next, today)}</p>
      </ReasonDialog>
    );
  return (
    <FormDialog {...dialog} onSubmit={() => onConfirm({})}>
      {guest}
      <p>{say.entriesAreReversed}</p>
      <ul className="grid gap-2">
        {reversible(booking.payments.entries).map((entry) => (
          <li key={entry.id}>
            {entryWords(entry)}: <b className="figures">{formatRupees(entry.amount)}</b>
            {wayWords(entry) && `, ${wayWords(entry)}`}
          </li>
        ))}
      </ul>
      <p>
        {voucherWords(booking)} {booking.guest_email ? say.weEmailAboutPayments : say.tellGuestYourself}
      </p>
    </FormDialog>
  );
}
