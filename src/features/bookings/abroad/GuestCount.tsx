import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import type { DeskFormC } from '#src/domain/desk/abroad.ts';
import type { DeskBooking } from '#src/domain/desk/bookings.ts';
import { counted } from '#src/domain/stay.ts';
import { useAction } from '#src/features/desk/useAction.ts';
import { setFormCGuests } from '#src/server/calls/formC.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as wordsBookings from '#src/words/staff/bookings.ts';
import * as say from '#src/words/staff/foreignGuests.ts';

interface Props {
  booking: DeskBooking;
  state: DeskFormC;
  onChanged: () => void;
}

/** Asks for the number of foreign guests if the phone number is not Indian. Otherwise a button opens the question. */
export function GuestCount({ booking, state: { guests, most }, onChanged }: Props) {
  const [isChanging, setChanging] = useState(false);
  const isAsked = guests === null && booking.perhaps_abroad;
  const isOpen = isAsked || isChanging;
  const [typed, setTyped] = useState(String(guests ?? (isAsked ? most : '')));
  const [error, setError] = useState('');
  const id = useId();
  const { busy, refused, run } = useAction({ onClose: () => setChanging(false), onChanged });
  const place = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the other of the two is shown
  useEffect(() => {
    if (moved.current) place.current?.querySelector<HTMLElement>('input, button')?.focus();
    moved.current = false;
  }, [isOpen]);
  function change(to: boolean) {
    moved.current = true;
    setChanging(to);
  }

  function note(count: number) {
    moved.current = true;
    run(
      () => call(setFormCGuests, { booking_id: booking.id, guests: count }),
      () => (count === 0 ? say.noForeignGuests : counted(count, 'foreign guest')),
    );
  }
  function submit(event: SubmitEvent) {
    event.preventDefault();
    const count = Number(typed);
    if (!/^\d+$/.test(typed) || count > most) {
      setError(say.enterNumberUpTo(most));
      document.getElementById(id)?.focus();
      return;
    }
    note(count);
  }
  if (!isOpen) {
    return (
      <div ref={place} className="flex flex-wrap items-center gap-x-4">
        {guests !== null && <span>{guests ? counted(guests, 'foreign guest') : say.noForeignGuests}</span>}
        <Button size="small" variant="quiet" onClick={() => change(true)}>
          {guests === null ? say.addForeignGuests : say.changeNumber}
        </Button>
      </div>
    );
  }
  return (
    <div ref={place}>
      <form noValidate className="grid gap-3" onSubmit={submit}>
        {isAsked && <p className="font-semibold">{say.phoneIsNotIndian}</p>}
        <TextInput
          id={id}
          label={say.howManyAreForeign(most)}
          hint={say.whoIsForeignGuest}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={typed}
          error={error}
          onChange={(event) => {
            setTyped(event.currentTarget.value.trim());
            setError('');
          }}
        />
        {refused && <Notice tone="error">{refused.message}</Notice>}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="small" busy={busy}>
            {say.record}
          </Button>
          {isAsked ? (
            <Button size="small" variant="secondary" busy={busy} onClick={() => note(0)}>
              {say.noForeignGuests}
            </Button>
          ) : (
            <Button size="small" variant="secondary" onClick={() => change(false)}>
              {wordsBookings.cancel}
            </Button>
          )}
        </div>
      </form>
    </div>
  );
}
