import { type SubmitEvent, useId, useState } from 'react';
import { seenOf } from '#src/domain/booking/seen.ts';
import { type DeskBooking, feeProblem, maxFeeReason } from '#src/domain/desk/bookings.ts';
import { formatRupees, readRupees, typedRupees } from '#src/domain/money.ts';
import { useDeed } from '#src/features/desk/useDeed.ts';
import { setNoShowFee } from '#src/server/calls/desk/bookings.ts';
import { call } from '#src/server/member.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';

interface Props {
  booking: DeskBooking;
  onClose: () => void;
  onChanged: () => void;
}

const toldBy = ({ guest_email }: DeskBooking) =>
  guest_email
    ? 'We email the guest the amount, your reason, and how to pay or object.'
    : 'This booking has no email address. Tell the guest yourself.';

/** Charges a guest who did not arrive a fee, or another one. What was paid counts towards it. */
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
      ...(!reason.trim() && { reason: 'Enter a reason, in one line. We email it to the guest.' }),
    };
    setErrors(found);
    if (found.amount || found.reason) {
      document.getElementById(`${id}-${found.amount ? 'amount' : 'reason'}`)?.focus();
      return;
    }
    run(
      () => call(setNoShowFee, { booking_id: booking.id, seen: seenOf(booking), amount, reason }),
      ({ balance }) =>
        `No-show fee charged. ${balance > 0 ? `Balance due: ${formatRupees(balance)}` : 'Nothing more is due'}`,
    );
  }
  return (
    <Dialog
      open
      title={no_show_fee === null ? 'Charge no-show fee?' : 'Change no-show fee?'}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {isFee ? `Charge ${formatRupees(amount)}` : 'Charge no-show fee'}
          </Button>
        </div>
      }
    >
      <form id={id} noValidate className="grid gap-4" onSubmit={submit}>
        <p className="wrap-anywhere">
          <b>{booking.guest_name}</b>, {booking.booking_reference}. The booking costs {formatRupees(total_amount)}.
        </p>
        <TextInput
          id={`${id}-amount`}
          label="Total fee (₹)"
          required
          hint={
            no_show_default === null
              ? 'Your cancellation policy is in your own words. Enter the fee that it allows.'
              : `The cancellation policy allows the first night or the advance: ${formatRupees(no_show_default)}.`
          }
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
          label="Reason"
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
            <p>
              This is {formatRupees(amount - no_show_default)} more than the cancellation policy allows. The guest can
              object, and an admin then decides.
            </p>
          </Notice>
        )}
        {isFee && (
          <p>
            {paid > 0 && `The guest has paid ${formatRupees(paid)} of it. `}
            {left < 0
              ? `The guest gets a refund of ${formatRupees(-left)}.`
              : left > 0
                ? `Balance due: ${formatRupees(left)}. Record it under Payments when the guest pays.`
                : 'Nothing more is due.'}
          </p>
        )}
        <p>{toldBy(booking)}</p>
        <Refused failure={refused} />
      </form>
    </Dialog>
  );
}

/** Waives the fee of a no-show: the guest owes nothing more, and gets back what they paid towards it. */
export function WaiveDialog({ booking, onClose, onChanged }: Props) {
  const { busy, refused, run } = useDeed({ onClose, onChanged });
  const { waive_refund, payments } = booking;
  const kept = payments.received - payments.refunded - payments.refund_due - waive_refund;
  return (
    <ReasonDialog
      title="Waive no-show fee?"
      hint="We email it to the guest."
      name="Waive no-show fee"
      maxLength={maxFeeReason}
      busy={busy}
      refused={refused}
      onClose={onClose}
      onReason={(reason) =>
        run(
          () => call(setNoShowFee, { booking_id: booking.id, seen: seenOf(booking), amount: null, reason }),
          () => 'No-show fee waived',
        )
      }
    >
      <p>
        The guest no longer owes the fee of {formatRupees(booking.no_show_fee ?? 0)}.{' '}
        {waive_refund > 0 ? `They get a refund of ${formatRupees(waive_refund)}.` : 'No refund is due.'}
        {kept > 0 && ` You keep ${formatRupees(kept)}, as the cancellation policy says.`}
      </p>
    </ReasonDialog>
  );
}
