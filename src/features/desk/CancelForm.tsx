import './deeds.css';
import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import type { DeskBooking } from '#src/domain/desk/bookings.ts';
import { cancelBounds, maxCancelReason } from '#src/domain/desk/cancelStay.ts';
import { nightsAhead } from '#src/domain/desk/stayDeeds.ts';
import { forSaleAgain, shortDay, stayRooms } from '#src/domain/desk/stayWords.ts';
import { formatRupees, readRupees, typedRupees } from '#src/domain/money.ts';
import type { Failure } from '#src/lib/result.ts';
import { useIsAdmin } from '#src/server/useIsAdmin.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { cancellationText } from '#src/words/en/common.ts';

/** How a booking is cancelled. */
export interface Cancellation {
  reason: string;
  /** Paise. */
  refund: number;
  by_house: boolean;
}

interface Props {
  booking: DeskBooking;
  today: string;
  busy: boolean;
  refused: Failure | null;
  onClose: () => void;
  onCancel: (cancellation: Cancellation) => void;
  children?: ReactNode;
}

/** Asks how a booking is cancelled: by whom, why, and with which refund, at least by its cancellation policy. */
export function CancelForm({ booking, today, busy, refused, onClose, onCancel, children }: Props) {
  const isAdmin = useIsAdmin();
  const [byHouse, setByHouse] = useState(booking.stay_state === 'pending');
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  const [errors, setErrors] = useState<{ reason?: string; refund?: string }>({});
  const form = useId();
  const { least, most } = cancelBounds(booking, byHouse);
  const { reported } = booking.payments;
  const refund = typed === null ? least : readRupees(typed.replace(/[₹,\s]/g, ''));

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = {
      ...(!reason.trim() && { reason: 'Enter a reason. We email it to the guest.' }),
      ...((refund === null || refund < least || refund > most) && {
        refund: `Enter an amount from ${formatRupees(least)} to ${formatRupees(most)}.`,
      }),
    };
    setErrors(found);
    if (found.reason || found.refund) {
      document.getElementById(`${form}-${found.reason ? 'reason' : 'refund'}`)?.focus();
      return;
    }
    if (refund !== null) onCancel({ reason: reason.trim(), refund, by_house: byHouse });
  }
  const by = (house: boolean, name: string, hint: string) => (
    <label className="stay-choice">
      <input
        type="radio"
        name={form}
        checked={byHouse === house}
        onChange={() => {
          setByHouse(house);
          setTyped(null);
          setErrors({});
        }}
      />
      <span>
        {name}
        <small>{hint}</small>
      </span>
    </label>
  );
  return (
    <Dialog
      open
      title={`Cancel booking of ${booking.guest_name}?`}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Keep booking
          </Button>
          <Button type="submit" form={form} busy={busy}>
            Cancel booking
          </Button>
        </div>
      }
    >
      <form id={form} noValidate className="grid gap-4" onSubmit={submit}>
        <p className="font-semibold wrap-anywhere">
          {stayRooms(booking)}, {shortDay(booking.check_in_date)} – {shortDay(booking.check_out_date)}
        </p>
        <p>
          {forSaleAgain(nightsAhead(booking, today), booking.num_rooms)}{' '}
          {booking.guest_email
            ? `We email ${booking.guest_name} with your reason.`
            : 'This booking has no email address. Tell the guest yourself.'}
        </p>
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-semibold">Who cancels?</legend>
          {by(false, 'The guest', 'The refund follows the cancellation policy.')}
          {by(true, 'The property', 'The guest gets a full refund.')}
        </fieldset>
        <TextArea
          id={`${form}-reason`}
          label="Reason"
          required
          rows={2}
          maxLength={maxCancelReason}
          value={reason}
          error={errors.reason}
          onChange={(event) => {
            setReason(event.currentTarget.value);
            setErrors({});
          }}
        />
        {most === 0 ? (
          <p>{reported > 0 ? 'No payment was received yet.' : 'Nothing was paid. No refund.'}</p>
        ) : (
          <>
            <p>
              The guest has paid {formatRupees(most)}.{' '}
              {byHouse
                ? 'All of it is refunded.'
                : booking.refund_by_policy === null
                  ? 'The property wrote its own cancellation policy. Enter the refund.'
                  : `Under the cancellation policy, the guest gets ${formatRupees(least)} back if you cancel now.`}
              {!byHouse && booking.cancellation_policy && (
                <small className="block text-ink-soft">{cancellationText(booking.cancellation_policy)}</small>
              )}
            </p>
            <TextInput
              id={`${form}-refund`}
              label="Refund to the guest (₹)"
              hint={least === most ? undefined : `From ${formatRupees(least)} to ${formatRupees(most)}.`}
              inputMode="decimal"
              autoComplete="off"
              readOnly={least === most}
              value={typed ?? typedRupees(least)}
              error={errors.refund}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                setErrors({});
              }}
            />
          </>
        )}
        {!isAdmin && refund !== null && refund < most && (
          <p className="font-semibold">
            We ask the guest by email to confirm that they cancelled. If they do not confirm within three days, it
            counts as cancelled by the property, and all of {formatRupees(most)} is refunded.
          </p>
        )}
        {reported > 0 && (
          <p>
            {formatRupees(reported)} is reported and not received yet.{' '}
            {byHouse
              ? 'If it is received, all of it is refunded.'
              : 'Unless the cancellation policy refunds all of it, the guest must confirm that they cancelled.'}
          </p>
        )}
        {children}
        <Refused failure={refused} />
      </form>
    </Dialog>
  );
}
