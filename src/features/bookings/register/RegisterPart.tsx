import { useState } from 'react';
import { partyOf } from '#src/domain/booking/parts.ts';
import type { DeskBooking } from '#src/domain/desk/bookings.ts';
import { lastFour, type RegisterGuest, wrongInRegister } from '#src/domain/desk/register.ts';
import { Part } from '#src/features/bookings/detail/parts.tsx';
import { useAction } from '#src/features/desk/useAction.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { deskRegister, registerGuest } from '#src/server/calls/desk/register.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { useFields } from '#src/ui/useFields.ts';
import * as say from '#src/words/staff/register.ts';

export function RegisterPart({ booking }: { booking: DeskBooking }) {
  const { id } = booking;
  const { adults, children } = partyOf(booking);
  const { remote, previous, retry } = useRemote(JSON.stringify([id, adults, children]), () =>
    call(deskRegister, { booking_id: id }),
  );
  const [opened, setOpened] = useState<RegisterGuest | null>(null);
  const shown = remote.state === 'ready' ? remote.value : previous;
  const add = () => {
    const name = shown?.people.length === 0 ? booking.guest_name : '';
    setOpened({ id: crypto.randomUUID(), name, document: null, last4: null });
  };
  return (
    <Part title={say.indianGuests} className="stay-wide" name="register" shown={shown}>
      {remote.state === 'failed' && <RetryNotice onRetry={retry}>{remote.failure.message}</RetryNotice>}
      {!shown && remote.state === 'loading' && <Skeleton className="h-11 w-full" />}
      {shown?.people.length === 0 && <p className="text-ink-soft">{say.nobodyYet}</p>}
      {shown?.people.map((guest) => (
        <p key={guest.id} className="flex flex-wrap items-center justify-between gap-x-4 border-line border-b py-2">
          <span className="min-w-0 wrap-anywhere">
            <b>{guest.name}</b> {say.documentWords(guest)}
          </span>
          {shown.may_change && (
            <Button size="small" variant="quiet" onClick={() => setOpened(guest)}>
              {say.changeGuest(guest.name)}
            </Button>
          )}
        </p>
      ))}
      {shown?.may_change && shown.people.length < shown.most && (
        <Button size="small" variant="secondary" className="mt-3" onClick={add}>
          {say.addGuest}
        </Button>
      )}
      {opened && <RegisterDialog booking_id={id} guest={opened} onClose={() => setOpened(null)} onChanged={retry} />}
    </Part>
  );
}

type Props = { booking_id: string; guest: RegisterGuest } & Parameters<typeof useAction>[0];

function RegisterDialog({ booking_id, guest, ...on }: Props) {
  const { busy, refused, run } = useAction(on);
  const { form, field, edit, refuse } = useFields({
    ...{ name: guest.name, document: String(guest.document ?? ''), last4: guest.last4 ?? '' },
  });
  const send = (typed: object, said: string) =>
    run(
      () => call(registerGuest, { booking_id, guest_id: guest.id, ...typed }),
      () => said,
    );
  return (
    <FormDialog
      title={guest.document ? say.changeGuest(guest.name) : say.addGuest}
      submit={say.saveGuest}
      other={
        guest.document && (
          <Button variant="secondary" busy={busy} onClick={() => send({}, say.removed(guest.name))}>
            {say.removeGuest}
          </Button>
        )
      }
      busy={busy}
      refused={refused}
      onSubmit={() => !refuse(wrongInRegister(form)) && send(form, say.saved(form.name.trim()))}
      onClose={on.onClose}
    >
      <TextInput label={say.name} required maxLength={120} {...field('name')} />
      <Select label={say.document} required {...field('document')}>
        <option value="">{say.chooseDocument}</option>
        {Object.entries(say.documents).map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </Select>
      <TextInput
        label={say.last4}
        hint={say.neverWhole}
        required
        {...field('last4')}
        onChange={({ currentTarget }) => edit({ last4: lastFour(currentTarget.value) })}
      />
    </FormDialog>
  );
}
