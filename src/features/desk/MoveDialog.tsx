import './deeds.css';
import { useId, useState } from 'react';
import { seenOf } from '#src/domain/booking/seen.ts';
import type { DeskBookingRow } from '#src/domain/desk/bookings.ts';
import { checkOutToday, type Deed } from '#src/domain/desk/stayDeeds.ts';
import { leftWords, moveConsequences, shortDay, stayParty, stayRooms } from '#src/domain/desk/stayWords.ts';
import { formatRupees } from '#src/domain/money.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { deskChangeQuote, moveStay } from '#src/server/calls/desk.ts';
import { call } from '#src/server/member.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { useDeed } from './useDeed.ts';

interface Props {
  booking: DeskBookingRow;
  deed: Deed;
  today: string;
  /** Opened from the booking, which shows its payments itself. */
  inBooking?: boolean;
  onClose: () => void;
  onChanged: () => void;
}

/** Brings a stay to another state, once it was said what follows. Who leaves early is charged as booked, or for the nights until today
    at the prices they were booked at. */
export function MoveDialog({ booking, deed, today, inBooking, onClose, onChanged }: Props) {
  const { busy, refused, run } = useDeed({ onClose, onChanged });
  const early = deed.to === 'completed' ? checkOutToday(booking, today) : null;
  const isEarly = early !== null && early.nights > 0;
  const [charge, setCharge] = useState<'booked' | 'nights' | null>(null);
  const [isAsked, setAsked] = useState(false);
  const group = useId();
  const { remote, retry } = useRemote(isEarly ? `${booking.id} ${early.end}` : null, () =>
    call(deskChangeQuote, {
      booking_id: booking.id,
      room_category_id: booking.room_category_id,
      check_in_date: booking.check_in_date,
      check_out_date: early?.end,
      num_rooms: booking.num_rooms,
      num_adults: booking.num_adults,
      num_children: booking.num_children,
    }),
  );
  // Who comes or goes pays at the desk.
  const asksMoney =
    booking.balance > 0 && ((deed.from === 'confirmed' && deed.to === 'checked_in') || deed.to === 'completed');
  const paid = booking.total_amount - booking.balance;
  const quote = isEarly && remote.state === 'ready' ? remote.value : null;

  function submit() {
    if (isEarly && !charge) {
      setAsked(true);
      document.getElementById(`${group}-booked`)?.focus();
      return;
    }
    run(
      async () => {
        const result = await call(moveStay, {
          booking_id: booking.id,
          seen: seenOf(booking),
          state: deed.to,
          total_amount: charge === 'nights' ? quote?.total_amount : null,
        });
        // The price of the nights is asked for anew.
        if (!result.ok && result.failure.code === 'price_changed') retry();
        return result;
      },
      () => `${booking.guest_name} ${deed.done}`,
    );
  }
  const choice = (value: 'booked' | 'nights', name: string, amount: number) => (
    <label className="stay-choice">
      <input
        id={`${group}-${value}`}
        type="radio"
        name={group}
        checked={charge === value}
        onChange={() => setCharge(value)}
      />
      <span>{name}</span>
      <b>{formatRupees(amount)}</b>
    </label>
  );
  return (
    <Dialog
      open
      title={`${deed.name}: ${booking.guest_name}`}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} onClick={submit}>
            {deed.name}
          </Button>
        </div>
      }
    >
      <div className="grid gap-3">
        <p className="font-semibold wrap-anywhere">
          {stayRooms(booking)}, {shortDay(booking.check_in_date)} – {shortDay(booking.check_out_date)},{' '}
          {stayParty(booking)}
        </p>
        {moveConsequences(booking, deed, today).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {asksMoney && !inBooking && (
          <p>
            <a className="link" href={ownerPaths.stay(booking.id, booking.hotel_id, 'payments')}>
              Record payment
            </a>
          </p>
        )}
        {deed.to === 'checked_in' && booking.special_requests && (
          <p className="stays-requests">{booking.special_requests}</p>
        )}
        {isEarly && (
          <fieldset className="grid gap-2" aria-busy={remote.state === 'loading'}>
            <legend className="mb-2 font-semibold">What is charged?</legend>
            {choice('booked', 'The stay as it was booked', booking.total_amount)}
            {quote &&
              choice(
                'nights',
                `The nights until ${shortDay(early.end)}, at the prices they were booked at`,
                quote.total_amount,
              )}
            {charge && (charge === 'booked' || quote) && (
              <p role="status">
                {leftWords(charge === 'booked' ? booking.total_amount : (quote?.total_amount ?? 0), paid)}
              </p>
            )}
            {remote.state === 'loading' && (
              <p className="text-ink-soft text-sm">Asking what the nights until today cost…</p>
            )}
            {remote.state === 'failed' && (
              <RetryNotice isQuiet onRetry={retry}>
                {remote.failure.message}
              </RetryNotice>
            )}
            {isAsked && !charge && <Notice tone="error">Please choose what is charged.</Notice>}
          </fieldset>
        )}
        <Refused failure={refused} />
      </div>
    </Dialog>
  );
}
