import { formatRupees, readAmount, typedRupees } from '#src/domain/money.ts';
import type { Awaited, Payable, Reported } from '#src/domain/office/advances.ts';
import type { AdvanceMatch, Credit } from '#src/domain/office/statement.ts';
import { formatDate } from '#src/domain/stay.ts';
import { useAction } from '#src/features/desk/useAction.ts';
import { recordPayment } from '#src/server/calls/money.ts';
import { call } from '#src/server/signedIn.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { useFields } from '#src/ui/useFields.ts';
import * as say from '#src/words/staff/adminPayments.ts';

/** An advance that the site has received, reported by the guest or not. */
export interface Received {
  booking: Pick<Awaited, 'booking_id' | 'booking_reference' | 'guest_name' | 'hotel_name'>;
  report: { id: string; method: string } | null;
  isCancelled: boolean;
  /** Paise: from the statement, else as reported or due. Null if the line does not say it. */
  amount: number | null;
  utr: string | null;
  /** Null if no line of the statement matches this booking. */
  credit: Credit | null;
}

export function receivedOf(booking: Reported | Awaited, finding?: AdvanceMatch): Received {
  const report = 'id' in booking ? booking : null;
  const asked = 'id' in booking ? booking.amount : booking.due;
  const isPlain = finding?.kind === 'agrees' || finding?.kind === 'other_amount' || finding?.kind === 'other_utr';
  return {
    booking,
    report,
    isCancelled: report?.booking_status === 'cancelled',
    amount: finding?.amount ?? asked,
    utr: finding?.utr ?? report?.reference ?? null,
    credit: isPlain ? finding.credit : null,
  };
}

export const assignedOf = (booking: Payable, credit: Credit): Received => ({
  booking,
  report: booking.report,
  isCancelled: booking.booking_status === 'cancelled',
  amount: credit.amount,
  utr: (credit.utrs.length === 1 && credit.utrs[0]) || null,
  credit,
});

/** Records the payment with its bank date as note. The idempotency key belongs to the values: a repeat is one payment. */
export const recordReceived = (
  { booking, report, utr, credit }: Omit<Received, 'amount'>,
  amount: number,
  idempotency_key: string,
) =>
  call(recordPayment, {
    booking_id: booking.booking_id,
    amount,
    method: report?.method ?? 'upi',
    reference: utr,
    note: credit?.date ? `In the bank on ${formatDate(credit.date)}` : null,
    holder: 'site',
    payment_id: report?.id ?? null,
    idempotency_key,
  });

interface Props {
  received: Received;
  onClose: () => void;
  onChanged: () => void;
}

export function ReceivedDialog({ received, onClose, onChanged }: Props) {
  const { booking, isCancelled, credit } = received;
  const { busy, refused, run } = useAction({
    onClose() {
      onClose();
      onChanged();
    },
  });
  const { form, key, field, refuse } = useFields({
    amount: received.amount === null ? '' : typedRupees(received.amount),
    utr: received.utr ?? '',
  });
  const amount = readAmount(form.amount);

  function submit() {
    if (refuse(amount ? {} : { amount: say.enterAmount }) || !amount) return;
    run(
      () => recordReceived({ ...received, utr: form.utr.replace(/\s/g, '') || null }, amount, key),
      () => say.recorded(formatRupees(amount)),
      say.weEmailGuest,
    );
  }

  return (
    <FormDialog
      title={say.markAsReceived}
      submit={amount ? say.recordAmount(formatRupees(amount)) : say.record}
      busy={busy}
      refused={refused}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        <b>{booking.guest_name}</b>, {booking.booking_reference}, {booking.hotel_name}
      </p>
      {credit && <p className="admin-soft wrap-anywhere">{say.inStatement(credit.text)}</p>}
      {isCancelled && <p>{say.refundBecomesDue}</p>}
      <TextInput
        label={say.amountInRupees}
        hint={isCancelled ? say.asInBankStatement : say.asInBankStatementOrLess}
        required
        inputMode="decimal"
        maxLength={14}
        {...field('amount')}
      />
      <TextInput label={say.utr} optional inputMode="numeric" maxLength={60} {...field('utr')} />
    </FormDialog>
  );
}
