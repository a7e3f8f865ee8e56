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

/** Issues a credit note over a whole invoice, or a refund voucher over what is left of a receipt voucher. */
export function CreditDialog({ invoice, onClose, onChanged }: Props) {
  const { busy, refused, run } = useDeed({ onClose, onChanged });
  const isVoucher = invoice.kind === 'receipt_voucher';
  const name = isVoucher ? 'Refund voucher' : 'Credit note';
  return (
    <ReasonDialog
      title={`Issue ${name.toLowerCase()} for ${invoice.number}?`}
      hint={`The ${name.toLowerCase()} shows it.`}
      name={`Issue ${name.toLowerCase()}`}
      maxLength={maxCreditReason}
      busy={busy}
      refused={refused}
      onClose={onClose}
      onReason={(reason) =>
        run(
          () => call(creditInvoice, { invoice_id: invoice.id, reason }),
          ({ number }) => `${name} ${number} issued`,
        )
      }
    >
      {isVoucher ? (
        <p>
          The refund voucher cancels the rest of the receipt voucher. Use it if the receipt voucher names another
          company. Payments stay as they are. A refund that you record gets its own refund voucher.
        </p>
      ) : (
        <p>
          The credit note cancels the whole invoice, <b>{formatRupees(invoice.total_amount)}</b>. You can then issue a
          new one. Payments stay as they are.
        </p>
      )}
    </ReasonDialog>
  );
}
