import type { DeskBooking } from '#src/domain/desk/bookings.ts';
import { guestErrors, tidyGuest } from '#src/domain/desk/guestForm.ts';
import { useAction } from '#src/features/desk/useAction.ts';
import { correctGuest } from '#src/server/calls/desk/bookings.ts';
import { call } from '#src/server/signedIn.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { useFields } from '#src/ui/useFields.ts';
import * as say from '#src/words/staff/bookings.ts';

interface Props {
  booking: DeskBooking;
  onClose: () => void;
  onChanged: () => void;
}

export function GuestDialog({ booking, onClose, onChanged }: Props) {
  const { busy, refused, run } = useAction({ onClose, onChanged });
  const seen = {
    guest_name: booking.guest_name,
    guest_phone: booking.guest_phone,
    guest_email: booking.guest_email,
  };
  const { form, field, refuse } = useFields({
    guest_name: seen.guest_name,
    guest_phone: seen.guest_phone ?? '',
    guest_email: seen.guest_email ?? '',
  });

  function submit() {
    if (refuse(guestErrors(form))) return;
    run(
      () => call(correctGuest, { booking_id: booking.id, seen, ...tidyGuest(form) }),
      () => say.guestDetailsCorrected(form.guest_name.trim()),
    );
  }
  return (
    <FormDialog
      title={say.correctDetailsOf(booking.guest_name)}
      submit={say.correctGuestDetails}
      busy={busy}
      refused={refused}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput label={say.name} required maxLength={120} {...field('guest_name')} />
      <TextInput label={say.phone} type="tel" optional maxLength={80} {...field('guest_phone')} />
      <TextInput
        label={say.email}
        type="email"
        optional={!booking.is_email_fixed}
        readOnly={booking.is_email_fixed}
        maxLength={254}
        hint={booking.is_email_fixed ? say.emailIsFixed : say.weSendEmailsHere}
        {...field('guest_email')}
      />
      <p className="text-ink-soft text-sm">
        {say.correctionIsNotEmailed} {!booking.is_email_fixed && say.sendConfirmationToNewEmail}{' '}
        {!booking.is_email_fixed && booking.form_c && say.formCLinkStopsWorking}
      </p>
    </FormDialog>
  );
}
