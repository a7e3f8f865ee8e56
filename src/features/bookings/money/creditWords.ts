import type { InvoiceRow } from '#src/domain/booking/invoiceRow.ts';
import * as say from '#src/words/staff/invoices.ts';

/** Returns the words for cancelling an invoice by a credit note, or a receipt voucher by a refund voucher. */
export const creditWords = ({ kind }: InvoiceRow) =>
  say.creditDialogs[kind === 'receipt_voucher' ? 'refund_voucher' : 'credit_note'];
