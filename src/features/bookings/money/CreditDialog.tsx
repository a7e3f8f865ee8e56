import type { InvoiceRow } from '#src/domain/booking/invoiceRow.ts';
import { maxCreditReason } from '#src/domain/desk/invoice.ts';
import { formatRupees } from '#src/domain/money.ts';
import { useAction } from '#src/features/desk/useAction.ts';
import { creditInvoice } from '#src/server/calls/money.ts';
import { call } from '#src/server/signedIn.ts';
import { Marked, mark } from '#src/ui/Marked.tsx';
import { ReasonDialog } from '#src/ui/ReasonDialog.tsx';
import * as say from '#src/words/staff/invoices.ts';
import { creditWords } from './creditWords.ts';

interface Props {
  invoice: InvoiceRow;
  onClose: () => void;
  onChanged: () => void;
}

/** Issues a credit note for a whole invoice, or a refund voucher for the rest of a receipt voucher. */
export function CreditDialog({ invoice, onClose, onChanged }: Props) {
  const { busy, refused, run } = useAction({ onClose, onChanged });
  const words = creditWords(invoice);
  return (
    <ReasonDialog
      title={`${words.nameFor(invoice.number)}?`}
      hint={() => words.hint}
      submit={words.name}
      maxLength={maxCreditReason}
      busy={busy}
      refused={refused}
      onClose={onClose}
      onReason={(reason) =>
        run(
          () => call(creditInvoice, { invoice_id: invoice.id, reason }),
          ({ number }) => words.done(number),
        )
      }
    >
      {invoice.kind === 'receipt_voucher' ? (
        <p>{say.refundVoucherCancelsRest}</p>
      ) : (
        <p>
          <Marked text={say.creditNoteCancelsInvoice(mark(formatRupees(invoice.total_amount)))}>
            {(amount) => <b>{amount}</b>}
          </Marked>
        </p>
      )}
    </ReasonDialog>
  );
}
