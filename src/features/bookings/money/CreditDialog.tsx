import { type InvoiceRow, leftOf } from '#src/domain/booking/invoiceRow.ts';
import { maxCreditReason } from '#src/domain/desk/invoice.ts';
import { formatRupees, readAmount, typedRupees } from '#src/domain/money.ts';
import { useAction } from '#src/features/desk/useAction.ts';
import { creditInvoice } from '#src/server/calls/money.ts';
import { call } from '#src/server/signedIn.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { useFields } from '#src/ui/useFields.ts';
import { enterReason, reason as reasonLabel } from '#src/words/staff/dialogs.ts';
import * as say from '#src/words/staff/invoices.ts';
import { creditWords } from './creditWords.ts';

interface Props {
  invoice: InvoiceRow;
  onClose: () => void;
  onChanged: () => void;
}

/** Issues a credit note for an invoice or a part of it, or a refund voucher for the rest of a receipt voucher. */
export function CreditDialog({ invoice, onClose, onChanged }: Props) {
  const { busy, refused, run } = useAction({ onClose, onChanged });
  const left = leftOf(invoice);
  const { form, field, refuse } = useFields({ amount: typedRupees(left), reason: '' });
  const words = creditWords(invoice);
  const isVoucher = invoice.kind === 'receipt_voucher';
  const amount = isVoucher ? left : (readAmount(form.amount) ?? 0);
  const isAmount = amount > 0 && amount <= left;

  function submit() {
    const found = {
      ...(!isAmount && { amount: say.creditAtMost(formatRupees(left)) }),
      ...(!form.reason.trim() && { reason: enterReason }),
    };
    if (refuse(found)) return;
    const part = amount < invoice.total_amount && !isVoucher ? { amount, left } : {};
    run(
      () => call(creditInvoice, { invoice_id: invoice.id, reason: form.reason, ...part }),
      ({ number }) => words.done(number),
    );
  }
  const shown = formatRupees(amount);
  return (
    <FormDialog
      title={`${words.nameFor(invoice.number)}?`}
      submit={words.name}
      busy={busy}
      refused={refused}
      onSubmit={submit}
      onClose={onClose}
    >
      {!isVoucher && (
        <TextInput label={say.amountToCredit} required inputMode="decimal" maxLength={14} {...field('amount')} />
      )}
      <TextInput label={reasonLabel} hint={words.hint} required maxLength={maxCreditReason} {...field('reason')} />
      <p aria-live="polite">
        {isVoucher
          ? say.refundVoucherCancelsRest
          : amount === invoice.total_amount
            ? say.creditNoteCancelsInvoice(shown)
            : amount === left
              ? say.creditNoteCancelsRest(shown)
              : isAmount && say.creditNoteLeaves(formatRupees(left - amount))}
      </p>
    </FormDialog>
  );
}
