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

/** Takes a whole invoice back. */
export function CreditDialog({ invoice, onClose, onChanged }: Props) {
  const { busy, refused, run } = useDeed({ onClose, onChanged });
  return (
    <ReasonDialog
      title={`Credit note for ${invoice.number}`}
      hint="Stands on the credit note."
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
        An invoice is never changed. This takes back all of it, <b>{formatRupees(invoice.total_amount)}</b>; then
        another one can be issued. What was paid stays as it is.
      </p>
    </ReasonDialog>
  );
}
