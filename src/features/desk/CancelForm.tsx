import './deeds.css';
import { type ReactNode, useState } from 'react';
import type { DeskBooking } from '#src/domain/desk/bookings.ts';
import { cancelRefundPayers, maxCancelReason } from '#src/domain/desk/cancelStay.ts';
import { nightsAhead } from '#src/domain/desk/stayActions.ts';
import { releasedNightsWords, shortDay, stayRooms } from '#src/domain/desk/stayWords.ts';
import { formatRupees, readAmount, typedRupees } from '#src/domain/money.ts';
import type { Failure } from '#src/lib/result.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { useFields } from '#src/ui/useFields.ts';
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
  const [byHouse, setByHouse] = useState(booking.stay_state === 'pending');
  const { most } = booking.cancel;
  const least = byHouse ? most : booking.cancel.least;
  const { id, form, edit, field, refuse } = useFields({ reason: '', refund: '' });
  /** Null until typed: the refund then follows the policy. */
  const [typed, setTyped] = useState<string | null>(null);
  const { reported } = booking.payments;
  const refund = typed === null ? least : readAmount(typed);

  function submit() {
    const found = {
      ...(!form.reason.trim() && { reason: say.enterReason }),
      ...((refund === null || refund < least || refund > most) && {
        refund: say.enterRefund(formatRupees(least), formatRupees(most)),
      }),
    };
    if (!refuse(found) && refund !== null) onCancel({ reason: form.reason.trim(), refund, by_house: byHouse });
  }
  const by = (house: boolean, name: string, hint: string) => (
    <label className="stay-choice">
      <input
        type="radio"
        name={id}
        checked={byHouse === house}
        onChange={() => {
          setByHouse(house);
          setTyped(null);
          edit({});
        }}
      />
      <span>
        {name}
        <small>{hint}</small>
      </span>
    </label>
  );
  return (
    <FormDialog
      title={say.cancelBookingOf(booking.guest_name)}
      submit={say.cancelBooking}
      cancel={say.keepBooking}
      busy={busy}
      refused={refused}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="font-semibold wrap-anywhere">
        {stayRooms(booking)}, {shortDay(booking.check_in_date)} – {shortDay(booking.check_out_date)}
      </p>
      <p>
        {releasedNightsWords(nightsAhead(booking, today), booking.num_rooms)}{' '}
        {booking.guest_email ? say.weEmailCancellation(booking.guest_name) : say.tellGuestYourself}{' '}
        {!booking.by_admin && refund !== null && refund < most && <b>{say.weAskGuestToConfirm(formatRupees(most))}</b>}
      </p>
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold">{say.whoCancels}</legend>
        {by(false, say.theGuest, say.refundFollowsPolicy)}
        {by(true, say.theProperty, say.guestGetsFullRefund)}
      </fieldset>
      <TextArea label={say.reason} required rows={2} maxLength={maxCancelReason} {...field('reason')} />
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
            label={say.refundInRupees}
            hint={
              <span aria-live="polite">{refund !== null && refund <= most && cancelRefundPayers(booking, refund)}</span>
            }
            inputMode="decimal"
            readOnly={least === most}
            {...field('refund')}
            value={typed ?? typedRupees(least)}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              edit({});
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
    </FormDialog>
  );
}
