import { type FormStore, useField } from '@formisch/react';
import type { bookingFormSchema } from '#src/domain/booking/booking.ts';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as say from '#src/words/en/booking.ts';
import * as labels from '#src/words/en/party.ts';

export type BookingFormStore = FormStore<ReturnType<typeof bookingFormSchema>>;

/** The names of the guest's fields, as errors and labels show them. */
export const guestNames = {
  guest_name: say.fullName,
  guest_email: labels.email,
  guest_phone: labels.phone,
  special_requests: say.specialRequests,
} as const;

interface Props {
  form: BookingFormStore;
}

export function GuestFields({ form }: Props) {
  const name = useField(form, { path: ['guest_name'] });
  const email = useField(form, { path: ['guest_email'] });
  const phone = useField(form, { path: ['guest_phone'] });
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(max(13rem,40%),100%),1fr))] gap-5">
      <TextInput
        {...name.props}
        id="guest_name"
        className="col-span-full"
        label={`${guestNames.guest_name} *`}
        autoComplete="name"
        required
        value={name.input ?? ''}
        error={name.errors?.[0]}
      />
      <TextInput
        {...email.props}
        id="guest_email"
        label={`${guestNames.guest_email} *`}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={email.input ?? ''}
        error={email.errors?.[0]}
      />
      <TextInput
        {...phone.props}
        id="guest_phone"
        label={guestNames.guest_phone}
        optional
        hint={say.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={phone.input ?? ''}
        error={phone.errors?.[0]}
      />
    </div>
  );
}

const maxRequests = 1000;

export function RequestsField({ form }: Props) {
  const requests = useField(form, { path: ['special_requests'] });
  const length = requests.input?.length ?? 0;
  return (
    <TextArea
      {...requests.props}
      id="special_requests"
      label={say.anythingToKnow}
      optional
      hint={
        <>
          {say.requestsHint}{' '}
          <span className="figures whitespace-nowrap">
            {say.charactersOf(length.toLocaleString('en-IN'), maxRequests.toLocaleString('en-IN'))}
          </span>
        </>
      }
      rows={4}
      value={requests.input ?? ''}
      error={requests.errors?.[0]}
    />
  );
}
