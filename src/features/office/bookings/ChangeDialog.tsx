import {
  askedFirst,
  bookingStatuses,
  contradictsDates,
  paymentStatuses,
  ReasonSchema,
} from '#src/domain/booking/adminBookings.ts';
import { standingInvoice } from '#src/domain/booking/invoiceRow.ts';
import { reversible, voucherWords } from '#src/domain/desk/adminMoney.ts';
import type { DeskBooking } from '#src/domain/desk/bookings.ts';
import { entryWords, wayWords } from '#src/domain/desk/ledger.ts';
import { formatRupees } from '#src/domain/money.ts';
import { todayInKolkata } from '#src/domain/stay.ts';
import { CancelForm } from '#src/features/desk/CancelForm.tsx';
import { useRemote } from '#src/lib/useRemote.ts';
import { deskBooking } from '#src/server/calls/desk/bookings.ts';
import { call } from '#src/server/member.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { ReasonDialog } from '#src/ui/ReasonDialog.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import * as adminBooking from '#src/words/staff/adminBooking.ts';
import * as say from '#src/words/staff/adminBookings.ts';
import { RecordDialog } from './RecordDialog.tsx';
import type { Choice, Done } from './useBookingChanges.ts';
import { useChange } from './useChange.ts';

interface Props {
  choice: Choice;
  onDone: (done: Done) => void;
  onClose: () => void;
  onStale: () => void;
}

export function ChangeDialog({ choice, onDone, onClose, onStale }: Props) {
  const { booking, next, state } = choice;
  const change = useChange({ choice, onDone, onStale });
  const today = todayInKolkata();
  const asked = askedFirst(booking, next, state, today);
  const { remote, retry } = useRemote(asked === 'reason' ? null : booking.id, () =>
    call(deskBooking, { booking_id: booking.id }),
  );
  const name = { ...bookingStatuses, ...paymentStatuses }[next].toLowerCase();
  const who = (
    <p className="wrap-anywhere">
      <b>{booking.guest_name}</b>, {booking.booking_reference}
    </p>
  );
  if (asked === 'reason')
    return (
      <ReasonDialog
        title={say.askMarkAs(name)}
        submit={say.markAs(name)}
        busy={change.busy}
        schema={ReasonSchema}
        hint={() => say.reasonIsKept}
        rows={2}
        maxLength={300}
        onReason={(reason) => change.run({ reason })}
        onClose={onClose}
      >
        {who}
        <p>{contradictsDates(booking, next as 'completed', today)}</p>
        <Refused failure={change.refused} />
      </ReasonDialog>
    );
  if (remote.state !== 'ready')
    return (
      <Dialog open title={booking.booking_reference} onClose={onClose}>
        {remote.state === 'failed' ? (
          <RetryNotice onRetry={retry}>{adminBooking.errorLoadingBooking(remote.failure.message)}</RetryNotice>
        ) : (
          <div role="status" aria-label={adminBooking.loadingBooking} className="spinner mx-auto my-16" />
        )}
      </Dialog>
    );
  if (asked === 'cancel')
    return (
      <CancelForm
        booking={remote.value}
        today={today}
        busy={change.busy}
        refused={change.refused}
        onClose={onClose}
        onCancel={change.run}
      >
        {lostWords(remote.value).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </CancelForm>
    );
  if (asked === 'record')
    return (
      <RecordDialog
        booking={remote.value}
        status={next as 'paid'}
        hotelId={booking.hotel_id}
        {...change}
        onClose={onClose}
      />
    );
  const entries = reversible(remote.value.payments.entries);
  return (
    <FormDialog
      title={say.askMarkAs(name)}
      submit={say.markAs(name)}
      busy={change.busy}
      onSubmit={() => change.run({})}
      onClose={onClose}
    >
      {who}
      {entries.length > 0 && (
        <>
          <p>{say.entriesAreReversed}</p>
          <ul className="list-disc pl-5">
            {entries.map((entry) => (
              <li key={entry.id}>
                {entryWords(entry)}: <b className="figures">{formatRupees(entry.amount)}</b>
                {wayWords(entry) && `, ${wayWords(entry)}`}
              </li>
            ))}
          </ul>
          <p className="empty:hidden">{voucherWords(remote.value)}</p>
        </>
      )}
      <p>{remote.value.guest_email ? say.weEmailAboutPayments : say.tellGuestYourself}</p>
      <Refused failure={change.refused} />
    </FormDialog>
  );
}

/** Lists the effects of a cancellation that an undo does not reverse. */
function lostWords({ form_c, invoices, change }: DeskBooking): string[] {
  return [
    ...(form_c && form_c.filled > form_c.reported ? [say.detailsAreDeleted] : []),
    ...(standingInvoice(invoices) ? [say.creditNoteIsIssued] : []),
    ...(change?.state === 'waiting' ? [say.changeIsWithdrawn] : []),
  ];
}
