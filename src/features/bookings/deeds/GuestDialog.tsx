import { type SubmitEvent, useId, useState } from 'react';
import type { DeskBooking } from '#src/domain/desk/bookings.ts';
import { type GuestForm, guestErrors, tidyGuest } from '#src/domain/desk/guestForm.ts';
import { useDeed } from '#src/features/desk/useDeed.ts';
import { correctGuest } from '#src/server/calls/desk/bookings.ts';
import { call } from '#src/server/member.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { focusFirst } from '#src/ui/focusFirst.ts';
import { Refused } from '#src/ui/Refused.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as say from '#src/words/staff/bookings.ts';

interface Props {
  booking: DeskBooking;
  onClose: () => void;
  onChanged: () => void;
}

export function GuestDialog({ booking, onClose, onChanged }: Props) {
  const { busy, refused, run } = useDeed({ onClose, onChanged });
  const seen = {
    guest_name: booking.guest_name,
    guest_phone: booking.guest_phone,
    guest_email: booking.guest_email,
  };
  const [form, setForm] = useState<GuestForm>({
    guest_name: seen.guest_name,
    guest_phone: seen.guest_phone ?? '',
    guest_email: seen.guest_email ?? '',
  });
  const [errors, setErrors] = useState<Partial<GuestForm>>({});
  const id = useId();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = guestErrors(form);
    setErrors(found);
    if (focusFirst(id, found)) return;
    run(
      () => call(correctGuest, { booking_id: booking.id, seen, ...tidyGuest(form) }),
      () => say.guestDetailsCorrected(form.guest_name.trim()),
    );
  }
  const field = (name: keyof GuestForm) => ({
    id: `${id}-${name}`,
    value: form[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => {
      setForm({ ...form, [name]: event.currentTarget.value });
      setErrors({});
    },
  });
  return (
    <Dialog
      open
      title={say.correctDetailsOf(booking.guest_name)}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {say.cancel}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {say.correctGuestDetails}
          </Button>
        </div>
      }
    >
      <form id={id} noValidate className="grid gap-4" onSubmit={submit}>
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
        <Refused failure={refused} />
      </form>
    </Dialog>
  );
}
