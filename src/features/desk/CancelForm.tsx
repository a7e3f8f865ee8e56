import './deeds.css';
import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import type { DeskBooking } from '#src/domain/desk/bookings.ts';
import { cancelRefundPayers, maxCancelReason } from '#src/domain/desk/cancelStay.ts';
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
import * as say from '#src/words/staff/desk.ts';

export interface Cancellation {
  reason: string;
  /** In paise. */
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

/** Asks for the reason and the refund of a cancellation. The refund is at least the one of the cancellation policy. */
export function CancelForm({ booking, today, busy, refused, onClose, onCancel, children }: Props) {
  const isAdmin = useIsAdmin();
  const [byHouse, setByHouse] = useState(booking.stay_state === 'pending');
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  const [errors, setErrors] = useState<{ reason?: string; refund?: string }>({});
  const form = useId();
  const { most } = booking.cancel;
  const least = byHouse ? most : booking.cancel.least;
  const { reported } = booking.payments;
  const refund = typed === null ? least : readRupees(typed.replace(/[₹,\s]/g, ''));

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = {
      ...(!reason.trim() && { reason: say.enterReason }),
      ...((refund === null || refund < least || refund > most) && {
        refund: say.enterRefund(formatRupees(least), formatRupees(most)),
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
      title={say.cancelBookingOf(booking.guest_name)}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {say.keepBooking}
          </Button>
          <Button type="submit" form={form} busy={busy}>
            {say.cancelBooking}
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
          {booking.guest_email ? say.weEmailCancellation(booking.guest_name) : say.tellGuestYourself}{' '}
          {!isAdmin && refund !== null && refund < most && <b>{say.weAskGuestToConfirm(formatRupees(most))}</b>}
        </p>
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-semibold">{say.whoCancels}</legend>
          {by(false, say.theGuest, say.refundFollowsPolicy)}
          {by(true, say.theProperty, say.guestGetsFullRefund)}
        </fieldset>
        <TextArea
          id={`${form}-reason`}
          label={say.reason}
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
          <p>{reported > 0 ? say.noPaymentReceivedYet : say.nothingWasPaid}</p>
        ) : (
          <>
            <p>
              {say.guestHasPaid(formatRupees(most))}{' '}
              {byHouse
                ? say.guestGetsAllBack
                : booking.refund_by_policy === null
                  ? say.ownPolicyEnterRefund(formatRupees(least), formatRupees(most))
                  : least === most
                    ? say.policyRefundsAll
                    : say.policyRefunds(least > 0 ? formatRupees(least) : '', formatRupees(most))}
              {!byHouse && booking.cancellation_policy && (
                <small className="block text-ink-soft">{cancellationText(booking.cancellation_policy)}</small>
              )}
            </p>
            <TextInput
              id={`${form}-refund`}
              label={say.refundInRupees}
              hint={
                <span aria-live="polite">
                  {refund !== null && refund <= most && cancelRefundPayers(booking, refund)}
                </span>
              }
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
        {reported > 0 && (
          <p>
            {say.paymentIsReported(formatRupees(reported))}{' '}
            {byHouse ? say.guestGetsReportedBack : say.guestMustConfirmCancellation}
          </p>
        )}
        {children}
        <Refused failure={refused} />
      </form>
    </Dialog>
  );
}
