import { useState } from 'react';
import { formatRupees } from '#src/domain/money.ts';
import type { Due } from '#src/domain/office/payouts.ts';
import { isIsoDate } from '#src/domain/stay.ts';
import { useAction } from '#src/features/desk/useAction.ts';
import { recordPayout } from '#src/server/calls/office/payouts.ts';
import { call } from '#src/server/signedIn.ts';
import { DateInput } from '#src/ui/DateInput.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { Marked, mark } from '#src/ui/Marked.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { useFields } from '#src/ui/useFields.ts';
import * as say from '#src/words/staff/adminPayments.ts';
import { enterDate } from '#src/words/staff/shared.ts';

interface Props {
  due: Due;
  today: string;
  onClose: () => void;
  onChanged: () => void;
}

export function PayoutDialog({ due, today, onClose, onChanged }: Props) {
  const { busy, refused, run } = useAction({
    onClose() {
      onClose();
      onChanged();
    },
  });
  const { form, key, edit, field, refuse } = useFields({ paid_on: today, reference: '', note: '' });
  const [amount, setAmount] = useState(due.due);

  function submit() {
    const wrong = {
      ...(form.paid_on && !isIsoDate(form.paid_on) && { paid_on: enterDate }),
      ...(!form.reference.trim() && { reference: say.enterTransferNumber }),
    };
    if (refuse(wrong)) return;
    run(
      async () => {
        const result = await call(recordPayout, {
          hotel_id: due.hotel_id,
          ...form,
          paid_on: form.paid_on || null,
          amount,
          idempotency_key: key,
        });
        if (!result.ok && result.failure.amount !== undefined) {
          setAmount(result.failure.amount);
          edit({});
        }
        return result;
      },
      () => say.payoutRecorded(formatRupees(amount)),
      say.weEmailOwnerOf(due.hotel_name),
    );
  }

  return (
    <FormDialog
      title={say.recordPayout}
      submit={say.recordAmount(formatRupees(amount))}
      busy={busy}
      refused={refused}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        <Marked
          text={
            due.account_last4
              ? say.payoutToAccount(mark(formatRupees(amount)), due.hotel_name, due.account_last4)
              : say.payoutWithoutBankDetails(mark(formatRupees(amount)), due.hotel_name)
          }
        >
          {(shown) => <b>{shown}</b>}
        </Marked>
      </p>
      {due.disputed > 0 && (
        <Notice tone="warning">
          <p>{due.disputed === 1 ? say.includesOneDispute : say.includesDisputes(due.disputed)}</p>
        </Notice>
      )}
      <DateInput label={say.dateOfTransfer} hint={say.payoutCoversDue} required {...field('paid_on')} />
      <TextInput label={say.transferNumber} required maxLength={60} {...field('reference')} />
      <TextInput label={say.note} hint={say.ownerSeesNote} optional maxLength={200} {...field('note')} />
    </FormDialog>
  );
}
