import type { InvoiceRow } from '#src/domain/booking/invoiceRow.ts';
import * as say from '#src/words/staff/invoices.ts';

export const creditWords = ({ kind }: InvoiceRow) =>
  say.creditDialogs[kind === 'receipt_voucher' ? 'refund_voucher' : 'credit_note'];
