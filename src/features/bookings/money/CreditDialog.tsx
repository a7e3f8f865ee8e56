import type { InvoiceRow } from '#src/domain/booking/invoiceRow.ts';
import { maxCreditReason } from '#src/domain/desk/invoice.ts';
import { formatRupees } from '#src/domain/money.ts';
import { useDeed } from '#src/features/desk/useDeed.ts';
import { creditInvoice } from '#src/server/calls/money.ts';
import { call } from '#src/server/member.ts';
import * as say from '#src/words/staff/money.ts';
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
  const name = isVoucher ? say.refundVoucher : say.creditNote;
  return (
    <ReasonDialog
      title={say.issueFor(name.toLowerCase(), invoice.number)}
      hint={say.theShowsIt(name.toLowerCase())}
      name={say.issue(name.toLowerCase())}
      maxLength={maxCreditReason}
      busy={busy}
      refused={refused}
      onClose={onClose}
      onReason={(reason) =>
        run(
          () => call(creditInvoice, { invoice_id: invoice.id, reason }),
          ({ number }) => say.issued(name, number),
        )
      }
    >
      {isVoucher ? (
        <p>{say.theRefundVoucherCancelsRest}</p>
      ) : (
        <p>
          {say.theCreditNoteCancelsWholeInvoice} <b>{formatRupees(invoice.total_amount)}</b>
          {say.youCanThenIssueNewOne}
        </p>
      )}
    </ReasonDialog>
  );
}
