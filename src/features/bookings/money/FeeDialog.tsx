import { type SubmitEvent, useId, useState } from 'react';
import { seenOf } from '#src/domain/booking/seen.ts';
import { type DeskBooking, feeProblem, maxFeeReason } from '#src/domain/desk/bookings.ts';
import { formatRupees, readRupees, typedRupees } from '#src/domain/money.ts';
import { useDeed } from '#src/features/desk/useDeed.ts';
import { setNoShowFee } from '#src/server/calls/desk/bookings.ts';
import { call } from '#src/server/member.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Marked, mark } from '#src/ui/Marked.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as say from '#src/words/staff/money.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

interface Props {
  booking: DeskBooking;
  onClose: () => void;
  onChanged: () => void;
}

const toldBy = ({ guest_email }: DeskBooking) => (guest_email ? say.weEmailFeeToGuest : say.noEmailAddress);

/** Sets the fee of a no-show. Earlier payments count towards it. */
export function FeeDialog({ booking, onClose, onChanged }: Props) {
  const { busy, refused, run } = useDeed({ onClose, onChanged });
  const { no_show_fee, no_show_default, total_amount, payments } = booking;
  const first = no_show_fee ?? no_show_default;
  const [typed, setTyped] = useState(first === null ? '' : typedRupees(first));
  const [reason, setReason] = useState(booking.no_show_fee_reason ?? '');
  const [errors, setErrors] = useState<{ amount?: string; reason?: string }>({});
  const id = useId();
  const amount = readRupees(typed.replace(/[₹,\s]/g, ''));
  const most = Math.floor(total_amount / 100) * 100;
  const isFee = amount !== null && amount >= 100 && amount <= most && amount % 100 === 0;
  const paid = payments.received - payments.refunded - payments.refund_due;
  const left = (amount ?? 0) - paid;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = {
      ...(!isFee && { amount: feeProblem(most) }),
      ...(!reason.trim() && { reason: say.enterFeeReason }),
    };
    setErrors(found);
    if (found.amount || found.reason) {
      document.getElementById(`${id}-${found.amount ? 'amount' : 'reason'}`)?.focus();
      return;
    }
    run(
      () => call(setNoShowFee, { booking_id: booking.id, seen: seenOf(booking), amount, reason }),
      ({ balance }) => (balance > 0 ? say.feeChargedWithBalance(formatRupees(balance)) : say.feeCharged),
    );
  }
  return (
    <Dialog
      open
      title={no_show_fee === null ? `${say.chargeNoShowFee}?` : say.changeNoShowFee}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {say.cancel}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {isFee ? say.chargeAmount(formatRupees(amount)) : say.chargeNoShowFee}
          </Button>
        </div>
      }
    >
      <form id={id} noValidate className="grid gap-4" onSubmit={submit}>
        <p className="wrap-anywhere">
          <Marked
            text={say.priceOfBooking(mark(booking.guest_name), booking.booking_reference, formatRupees(total_amount))}
          >
            {(guest) => <b>{guest}</b>}
          </Marked>
        </p>
        <TextInput
          id={`${id}-amount`}
          label={say.totalFee}
          required
          hint={no_show_default === null ? say.policyInOwnWords : say.policyAllowsFee(formatRupees(no_show_default))}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          value={typed}
          error={errors.amount}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setErrors({});
          }}
        />
        <TextInput
          id={`${id}-reason`}
          label={say.reason}
          required
          autoComplete="off"
          maxLength={maxFeeReason}
          value={reason}
          error={errors.reason}
          onChange={(event) => {
            setReason(event.currentTarget.value);
            setErrors({});
          }}
        />
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
        <Refused failure={refused} />
      </form>
    </Dialog>
  );
}

/** Waives the fee of a no-show. The guest gets a refund of what they paid towards it. */
export function WaiveDialog({ booking, onClose, onChanged }: Props) {
  const { busy, refused, run } = useDeed({ onClose, onChanged });
  const { waive_refund, payments } = booking;
  const kept = payments.received - payments.refunded - payments.refund_due - waive_refund;
  return (
    <ReasonDialog
      title={`${say.waiveNoShowFee}?`}
      hint={say.weEmailReasonToGuest}
      name={say.waiveNoShowFee}
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
