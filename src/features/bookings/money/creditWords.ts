import type { InvoiceRow } from '#src/domain/booking/invoiceRow.ts';
import * as say from '#src/words/staff/invoices.ts';

export const creditWords = ({ kind }: InvoiceRow) =>
  say.creditDialogs[kind === 'receipt_voucher' ? 'refund_voucher' : 'credit_note'];

/** Says which document a credit note or refund voucher credits. Returns null for others. */
export const creditedWords = ({ kind, credits, is_part }: InvoiceRow) =>
  credits &&
  (kind === 'refund_voucher' ? say.refundsVoucher : is_part ? say.creditsPartOf : say.cancelsInvoice)(credits);
