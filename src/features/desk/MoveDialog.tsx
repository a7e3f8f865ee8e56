import './deeds.css';
import { lazy, Suspense, useState } from 'react';
import { seenOf } from '#src/domain/booking/seen.ts';
import type { DeskBookingRow } from '#src/domain/desk/bookings.ts';
import type { StayAction } from '#src/domain/desk/stayActions.ts';
import { namesOf } from '#src/domain/desk/stayRooms.ts';
import { moveConsequences, papersNeeded, stayLine } from '#src/domain/desk/stayWords.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { isOutcomeUnknown, type Result } from '#src/lib/result.ts';
import type { ToastWords } from '#src/lib/toasts.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { deskBooking, moveStay } from '#src/server/calls/desk/bookings.ts';
import { giveRooms } from '#src/server/calls/desk/rooms.ts';
import { setFormCGuests } from '#src/server/calls/formC.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';
import * as say from '#src/words/staff/desk.ts';
import * as wordsRooms from '#src/words/staff/rooms.ts';
import { CheckOutDialog } from './CheckOutDialog.tsx';
import { RoomFields, useStayRooms } from './RoomFields.tsx';
import { useAction } from './useAction.ts';

const PaymentDialog = lazy(() =>
  import('./PaymentDialog.tsx').then(({ PaymentDialog }) => ({ default: PaymentDialog })),
);

interface Props {
  booking: DeskBookingRow;
  deed: StayAction;
  today: string;
  inBooking?: boolean;
  onClose: () => void;
  onChanged: () => void;
}

/** Confirms a change of a booking's state. Check-out has its own dialog. */
export function MoveDialog(props: Props) {
  return props.deed.to === 'completed' ? <CheckOutDialog {...props} /> : <OtherMove {...props} />;
}

function OtherMove({ booking: row, deed, today, inBooking, onClose, onChanged }: Props) {
  const [paid, setPaid] = useState(0);
  const [isPaying, setPaying] = useState(false);
  // A recorded payment changes the balance here; the chosen room stays.
  const whole = useRemote(paid > 0 ? `${row.id} ${paid}` : null, () => call(deskBooking, { booking_id: row.id }));
  const booking: DeskBookingRow = (whole.remote.state === 'ready' ? whole.remote.value : whole.previous) ?? row;
  const body = useKeptFocus<HTMLDivElement>(booking);
  const { busy, refused, run } = useAction({ onClose, onChanged });
  // An arriving guest pays at the front desk.
  const asksMoney = booking.balance > 0 && deed.from === 'confirmed' && deed.to === 'checked_in';

  const arrives = deed.to === 'checked_in' && deed.from !== 'completed';
  // Their phone number may be Indian, and then no task asks for Form C.
  const asksForeign = arrives && !booking.form_c && !booking.perhaps_abroad;
  const [isForeign, setForeign] = useState(false);
  const asksRoom = deed.to === 'checked_in' && booking.has_numbers;
  const rooms = useStayRooms(asksRoom ? { booking_id: booking.id } : null);

  /** The rooms first: if one was given to others, the guest is not checked in yet. */
  async function move(): Promise<Result<unknown>> {
    if (rooms.stay && rooms.isChanged) {
      const given = await call(giveRooms, { booking_id: booking.id, room_ids: rooms.room_ids });
      if (!given.ok) {
        // Without an answer, the choice stays for the next try.
        if (!isOutcomeUnknown(given.failure)) rooms.retry();
        return given;
      }
    }
    if (isForeign) {
      const asked = await call(setFormCGuests, { booking_id: booking.id, guests: 1 });
      if (!asked.ok) return asked;
    }
    return call(moveStay, { booking_id: booking.id, seen: seenOf(booking), state: deed.to });
  }
  const chosen = rooms.stay?.rooms.filter(({ id }) => rooms.room_ids.includes(id)) ?? [];
  const done = deed.done(booking.guest_name);
  const title = chosen.length > 0 ? wordsRooms.checkedInTo(done, namesOf(chosen)) : done;
  const papersOf = isForeign ? { ...booking, perhaps_abroad: true } : booking;
  // The open booking has its papers, and covers the notice.
  const submit = () => run(move, () => (arrives && !inBooking ? withPapers(title, papersOf) : title));
  return (
    <>
      <FormDialog
        title={`${deed.name}: ${booking.guest_name}`}
        submit={deed.name}
        busy={busy}
        disabled={asksRoom && !rooms.stay}
        refused={refused}
        onSubmit={submit}
        onClose={onClose}
      >
        <div ref={body} tabIndex={-1} className="grid gap-4">
          <p className="font-semibold wrap-anywhere">{stayLine(booking)}</p>
          {moveConsequences(booking, deed, today).map((line) => (
            <p key={line}>{line}</p>
          ))}
          {asksMoney && (
            <Button size="small" variant="secondary" className="justify-self-start" onClick={() => setPaying(true)}>
              {say.recordPayment}
            </Button>
          )}
        </div>
        {asksRoom && <RoomFields rooms={rooms} />}
        {asksForeign && (
          <Checkbox checked={isForeign} onChange={({ currentTarget }) => setForeign(currentTarget.checked)}>
            {say.foreignGuest}
          </Checkbox>
        )}
        {deed.to === 'checked_in' && booking.special_requests && (
          <p className="stays-requests">{booking.special_requests}</p>
        )}
      </FormDialog>
      <Suspense>
        {isPaying && (
          <PaymentDialog
            booking={booking}
            deed="payment"
            amount={booking.balance}
            onClose={() => setPaying(false)}
            onChanged={() => {
              setPaid((times) => times + 1);
              onChanged();
            }}
          />
        )}
      </Suspense>
    </>
  );
}

/** The notice of a check-in, with links to the papers that the guest may still need. */
function withPapers(title: string, booking: DeskBookingRow): ToastWords {
  const papers = papersNeeded(booking);
  if (papers.length === 0) return { title };
  const more = document.createElement('p');
  for (const part of papers) {
    const link = document.createElement('a');
    link.className = 'link mr-4';
    link.href = ownerPaths.stay(booking.id, booking.hotel_id, part);
    link.textContent = say.papers[part];
    more.append(link);
  }
  return { title, more, milliseconds: 15_000 };
}
