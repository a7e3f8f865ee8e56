import './deeds.css';
import { lazy, Suspense, useId, useState } from 'react';
import { seenOf } from '#src/domain/booking/seen.ts';
import { type DeskBooking, type DeskBookingRow, maxCheckOutReason } from '#src/domain/desk/bookings.ts';
import { checkOutToday, type StayAction } from '#src/domain/desk/stayActions.ts';
import { formCReminder, leftWords, moveConsequences, shortDay, stayLine } from '#src/domain/desk/stayWords.ts';
import { formatRupees } from '#src/domain/money.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { deskBooking, deskChangeQuote, moveStay } from '#src/server/calls/desk/bookings.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { RefusalNotice } from '#src/ui/RefusalNotice.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';
import * as say from '#src/words/staff/desk.ts';
import { addExtra } from '#src/words/staff/extras.ts';
import { CheckOutInvoice } from './CheckOutInvoice.tsx';
import { useAction } from './useAction.ts';

const AddExtraDialog = lazy(() =>
  import('./AddExtraDialog.tsx').then(({ AddExtraDialog }) => ({ default: AddExtraDialog })),
);
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

/** Checks a guest out. A balance is paid or gets a reason. For an early check-out, the front desk charges all nights or the nights until today. */
export function CheckOutDialog({ booking: row, deed, today, inBooking, onClose, onChanged }: Props) {
  const whole = useRemote(row.id, () => call(deskBooking, { booking_id: row.id }));
  const known: DeskBooking | null = whole.remote.state === 'ready' ? whole.remote.value : whole.previous;
  const booking: DeskBookingRow = known ?? row;
  const readAgain = () => {
    whole.retry();
    onChanged();
  };
  const { busy, refused, run } = useAction({ onClose, onChanged: readAgain });
  const early = checkOutToday(booking, today);
  const isEarly = early.nights > 0;
  const [charge, setCharge] = useState<'booked' | 'nights' | null>(null);
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [doing, setDoing] = useState<'pay' | 'add' | null>(null);
  const id = useId();
  const body = useKeptFocus<HTMLDivElement>(booking);
  const { remote, retry } = useRemote(isEarly ? `${booking.id} ${early.end} ${booking.total_amount}` : null, () =>
    call(deskChangeQuote, {
      booking_id: booking.id,
      room_category_id: booking.room_category_id,
      check_in_date: booking.check_in_date,
      check_out_date: early.end,
      num_rooms: booking.num_rooms,
      num_adults: booking.num_adults,
      num_children: booking.num_children,
    }),
  );
  const quote = isEarly && remote.state === 'ready' ? remote.value : null;
  const paid = booking.total_amount - booking.balance;
  const total = charge === 'nights' ? quote?.total_amount : booking.total_amount;
  /** In paise; null until the charge is known. */
  const due = (isEarly && !charge) || total === undefined ? null : total - paid;
  const reminder = formCReminder(booking);

  function submit() {
    setAsked(true);
    if (isEarly && !charge) {
      document.getElementById(`${id}-booked`)?.focus();
      return;
    }
    if (due !== null && due > 0 && !reason.trim()) {
      document.getElementById(`${id}-reason`)?.focus();
      return;
    }
    run(
      async () => {
        const result = await call(moveStay, {
          booking_id: booking.id,
          seen: seenOf(booking),
          state: deed.to,
          total_amount: charge === 'nights' ? quote?.total_amount : null,
          reason: reason.trim() || null,
        });
        if (!result.ok && result.failure.code === 'price_changed') retry();
        return result;
      },
      () => deed.done(booking.guest_name),
    );
  }
  const choice = (value: 'booked' | 'nights', name: string, amount: number) => (
    <label className="stay-choice">
      <input
        id={`${id}-${value}`}
        type="radio"
        name={id}
        checked={charge === value}
        onChange={() => setCharge(value)}
      />
      <span>{name}</span>
      <b>{formatRupees(amount)}</b>
    </label>
  );
  return (
    <>
      <Dialog
        open
        title={`${deed.name}: ${booking.guest_name}`}
        onClose={onClose}
        footer={
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={onClose}>
              {say.cancel}
            </Button>
            <Button busy={busy} onClick={submit}>
              {deed.name}
            </Button>
          </div>
        }
      >
        <div ref={body} tabIndex={-1} className="grid gap-4">
          <p className="font-semibold wrap-anywhere">{stayLine(booking)}</p>
          {moveConsequences(booking, deed, today).map((line) => (
            <p key={line}>{line}</p>
          ))}
          {reminder && (
            <Notice
              tone="warning"
              action={
                !inBooking && (
                  <Button
                    size="small"
                    variant="secondary"
                    href={ownerPaths.stay(booking.id, booking.hotel_id, 'abroad')}
                  >
                    {say.openFormC}
                  </Button>
                )
              }
            >
              {reminder}
            </Notice>
          )}
          {isEarly && (
            <fieldset className="grid gap-2" aria-busy={remote.state === 'loading'}>
              <legend className="mb-2 font-semibold">{say.whatDoYouCharge}</legend>
              {choice('booked', say.allNightsAsBooked, booking.total_amount)}
              {quote && choice('nights', say.nightsAtBookedPrices(shortDay(early.end)), quote.total_amount)}
              {remote.state === 'loading' && <p className="text-ink-soft text-sm">{say.checkingPriceUntilToday}</p>}
              {remote.state === 'failed' && (
                <RetryNotice isQuiet onRetry={retry}>
                  {remote.failure.message}
                </RetryNotice>
              )}
              {isAsked && !charge && <Notice tone="error">{say.chooseWhatYouCharge}</Notice>}
            </fieldset>
          )}
          {known && booking.check_out_date >= today && (
            <Button size="small" variant="secondary" className="justify-self-start" onClick={() => setDoing('add')}>
              {addExtra}
            </Button>
          )}
          {due !== null && (
            <div className="check-out-part" role="status">
              {due > 0 ? (
                <>
                  <p className="check-out-due">
                    <small>{say.balanceDue}</small>
                    <b>{formatRupees(due)}</b>
                  </p>
                  <Button size="small" onClick={() => setDoing('pay')}>
                    {say.recordPayment}
                  </Button>
                </>
              ) : (
                <p>{leftWords(due, 0)}</p>
              )}
            </div>
          )}
          {due !== null && due > 0 && (
            <TextArea
              id={`${id}-reason`}
              label={say.reasonForNoPayment}
              hint={say.reasonStaysInHistory}
              rows={2}
              maxLength={maxCheckOutReason}
              value={reason}
              error={isAsked && !reason.trim() ? say.recordPaymentOrEnterReason : undefined}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          )}
          <CheckOutInvoice
            booking={known}
            willChange={charge === 'nights' && total !== booking.total_amount}
            onChanged={readAgain}
          />
          {whole.remote.state === 'failed' && (
            <RetryNotice isQuiet onRetry={whole.retry}>
              {whole.remote.failure.message}
            </RetryNotice>
          )}
          <RefusalNotice failure={refused} />
        </div>
      </Dialog>
      <Suspense>
        {doing === 'add' && known && (
          <AddExtraDialog booking={known} onClose={() => setDoing(null)} onChanged={readAgain} />
        )}
        {doing === 'pay' && due !== null && (
          <PaymentDialog
            booking={booking}
            deed="payment"
            amount={due}
            onClose={() => setDoing(null)}
            onChanged={readAgain}
          />
        )}
      </Suspense>
    </>
  );
}
