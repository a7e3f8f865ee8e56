import type { InvoiceRow } from '#src/domain/booking/invoiceRow.ts';
import { maxCreditReason } from '#src/domain/desk/invoice.ts';
import { formatRupees } from '#src/domain/money.ts';
import { useDeed } from '#src/features/desk/useDeed.ts';
import { creditInvoice } from '#src/server/calls/money.ts';
import { call } from '#src/server/member.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

interface Props {
  invoice: InvoiceRow;
  onClose: () => void;
  onChanged: () => void;
}

/** Issues a credit note over a whole invoice. */
export function CreditDialog({ invoice, onClose, onChanged }: Props) {
  const { busy, refused, run } = useDeed({ onClose, onChanged });
  return (
    <ReasonDialog
      title={`Credit note for ${invoice.number}`}
      hint="The credit note shows it."
      name="Issue the credit note"
      maxLength={maxCreditReason}
      busy={busy}
      refused={refused}
      onClose={onClose}
      onReason={(reason) =>
        run(
          () => call(creditInvoice, { invoice_id: invoice.id, reason }),
          ({ number }) => `Credit note ${number} is issued`,
        )
      }
    >
      <p>
        The credit note cancels the whole invoice, <b>{formatRupees(invoice.total_amount)}</b>. You can then issue
        another one. Payments stay as they are.
      </p>
    </ReasonDialog>
  );
}
