import { seenOf } from '#src/domain/booking/seen.ts';
import { type DeskBooking, feeProblem, maxFeeReason } from '#src/domain/desk/bookings.ts';
import { formatRupees, readAmount, typedRupees } from '#src/domain/money.ts';
import { useAction } from '#src/features/desk/useAction.ts';
import { setNoShowFee } from '#src/server/calls/desk/bookings.ts';
import { call } from '#src/server/signedIn.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { Marked, mark } from '#src/ui/Marked.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { ReasonDialog } from '#src/ui/ReasonDialog.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { useFields } from '#src/ui/useFields.ts';
import * as say from '#src/words/staff/money.ts';

interface Props {
  booking: DeskBooking;
  onClose: () => void;
  onChanged: () => void;
}

const toldBy = ({ guest_email }: DeskBooking) => (guest_email ? say.weEmailFeeToGuest : say.noEmailAddress);

/** Sets the fee of a no-show. Earlier payments count towards it. */
export function FeeDialog({ booking, onClose, onChanged }: Props) {
  const { busy, refused, run } = useAction({ onClose, onChanged });
  const { no_show_fee, no_show_default, total_amount, payments } = booking;
  const first = no_show_fee ?? no_show_default;
  const { form, field, refuse } = useFields({
    amount: first === null ? '' : typedRupees(first),
    reason: booking.no_show_fee_reason ?? '',
  });
  const amount = readAmount(form.amount);
  const most = Math.floor(total_amount / 100) * 100;
  const isFee = amount !== null && amount >= 100 && amount <= most && amount % 100 === 0;
  const paid = payments.received - payments.refunded - payments.refund_due;
  const left = (amount ?? 0) - paid;

  function submit() {
    const found = {
      ...(!isFee && { amount: feeProblem(most) }),
      ...(!form.reason.trim() && { reason: say.enterFeeReason }),
    };
    if (refuse(found)) return;
    run(
      () => call(setNoShowFee, { booking_id: booking.id, seen: seenOf(booking), amount, reason: form.reason }),
      ({ balance }) => (balance > 0 ? say.feeChargedWithBalance(formatRupees(balance)) : say.feeCharged),
    );
  }
  return (
    <FormDialog
      title={no_show_fee === null ? `${say.chargeNoShowFee}?` : say.changeNoShowFee}
      submit={isFee ? say.chargeAmount(formatRupees(amount)) : say.chargeNoShowFee}
      busy={busy}
      refused={refused}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        <Marked
          text={say.priceOfBooking(mark(booking.guest_name), booking.booking_reference, formatRupees(total_amount))}
        >
          {(guest) => <b>{guest}</b>}
        </Marked>
      </p>
      <TextInput
        label={say.totalFee}
        required
        hint={no_show_default === null ? say.policyInOwnWords : say.policyAllowsFee(formatRupees(no_show_default))}
        inputMode="decimal"
        maxLength={14}
        {...field('amount')}
      />
      <TextInput label={say.reason} required maxLength={maxFeeReason} {...field('reason')} />
      {isFee && no_show_default !== null && amount > no_show_default && (
        <Notice tone="warning">
          <p>{say.feeAbovePolicy(formatRupees(amount - no_show_default))}</p>
        </Notice>
      )}
      {isFee && (
        <p>
          {paid > 0 && `${say.guestPaidOfFee(formatRupees(paid))} `}
          {left < 0
            ? say.guestGetsRefund(formatRupees(-left))
            : left > 0
              ? say.recordBalanceOfFee(formatRupees(left))
              : say.nothingMoreIsDue}
        </p>
      )}
      <p>{toldBy(booking)}</p>
    </FormDialog>
  );
}

/** Waives the fee of a no-show. The guest gets a refund of what they paid towards it. */
export function WaiveDialog({ booking, onClose, onChanged }: Props) {
  const { busy, refused, run } = useAction({ onClose, onChanged });
  const { waive_refund, payments } = booking;
  const kept = payments.received - payments.refunded - payments.refund_due - waive_refund;
  return (
    <ReasonDialog
      title={`${say.waiveNoShowFee}?`}
      hint={() => say.weEmailReasonToGuest}
      submit={say.waiveNoShowFee}
      maxLength={maxFeeReason}
      busy={busy}
      refused={refused}
      onClose={onClose}
      onReason={(reason) =>
        run(
          () => call(setNoShowFee, { booking_id: booking.id, seen: seenOf(booking), amount: null, reason }),
          () => say.noShowFeeWaived,
        )
      }
    >
      <p>
        {[
          say.guestNoLongerOwesFee(formatRupees(booking.no_show_fee ?? 0)),
          waive_refund > 0 ? say.guestGetsRefund(formatRupees(waive_refund)) : say.noRefundIsDue,
          kept > 0 && say.youKeepByPolicy(formatRupees(kept)),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </ReasonDialog>
  );
}
