import { useState } from 'react';
import { type FormCGuest, formOfBooker } from '#src/domain/desk/abroad.ts';
import type { DeskBooking } from '#src/domain/desk/bookings.ts';
import { emptyFormC, type FormC } from '#src/domain/formC/form.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { formatDate } from '#src/domain/stay.ts';
import { PapersForm } from '#src/features/desk/papers/PapersForm.tsx';
import { isOutcomeUnknown } from '#src/lib/result.ts';
import { showToast } from '#src/lib/toasts.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { fillFormC, openFormC } from '#src/server/calls/formC.ts';
import { call } from '#src/server/signedIn.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import * as say from '#src/words/staff/foreignGuests.ts';

interface Props {
  booking: DeskBooking;
  guest: FormCGuest | null;
  /** True for the first form of a booking, which is for the guest who booked. */
  isFirst: boolean;
  /** The form of another guest of the booking that was filled in here before. */
  before: FormC | null;
  onFilled: (form: FormC) => void;
  onClose: () => void;
  onChanged: () => void;
}

export function FillDialog({ booking, guest, isFirst, before, onFilled, onClose, onChanged }: Props) {
  const [id] = useState(() => guest?.id ?? crypto.randomUUID());
  const [empty] = useState(() => (isFirst ? formOfBooker(booking) : emptyFormC()));
  const { remote, retry } = useRemote(guest && id, () => call(openFormC, { form_id: id }));
  const initial = guest ? (remote.state === 'ready' ? remote.value.form : null) : empty;

  async function send(form: FormC) {
    const result = await call(fillFormC, { booking_id: booking.id, form_id: id, form });
    if (!result.ok) {
      if (isOutcomeUnknown(result.failure) || result.failure.code === 'reported') onChanged();
      return result.failure;
    }
    showToast({ title: say.formSaved(form.given_name), tone: 'success' });
    onFilled(form);
    onChanged();
    onClose();
    return null;
  }
  return (
    <Dialog open look="dialog-wide" title={guest ? say.changeFormOf(guest.name) : say.fillInFormC} onClose={onClose}>
      <p className="mb-6 text-ink-soft text-sm">
        {say.reportUsesStay(
          booking.hotel.name,
          booking.checked_in_at ? formatMoment(booking.checked_in_at) : formatDate(booking.check_in_date),
          formatDate(booking.check_out_date),
        )}{' '}
        {!guest && (isFirst ? say.compareWithPassport : say.enterOwnDetails)}
      </p>
      {guest && remote.state === 'failed' && <RetryNotice onRetry={retry}>{remote.failure.message}</RetryNotice>}
      {guest && remote.state === 'loading' && (
        <div role="status" aria-label={say.openingForm} className="spinner mx-auto my-16" />
      )}
      {initial && (
        <PapersForm
          stay={booking}
          initial={initial}
          before={guest ? null : before}
          submitWords={say.saveForm}
          onCancel={onClose}
          onSend={send}
        />
      )}
    </Dialog>
  );
}
