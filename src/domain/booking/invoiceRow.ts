import * as v from 'valibot';
import { invoiceKinds as kindWords } from '../../words/en/payment.ts';
import { paise } from '../hotel/hotel.ts';

export const invoiceKinds = ['invoice', 'bill_of_supply', 'credit_note', 'receipt_voucher', 'refund_voucher'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];
export const invoiceWords: Record<InvoiceKind, string> = kindWords;

export const InvoiceRowSchema = v.object({
  id: v.string(),
  booking_id: v.string(),
  kind: v.picklist(invoiceKinds),
  number: v.string(),
  issued_on: v.string(),
  total_amount: paise,
  /** Paise that no credit note or refund voucher took back. Absent from an older server. */
  left_amount: v.optional(paise),
  /** The number of the invoice or voucher that a credit note or refund voucher credits, and whether it credits only a part. */
  credits: v.nullable(v.string()),
  is_part: v.optional(v.boolean()),
  is_credited: v.boolean(),
  /** Its amount no longer matches the booking. */
  differs: v.boolean(),
});
export type InvoiceRow = v.InferOutput<typeof InvoiceRowSchema>;

export const BuyerSchema = v.object({
  name: v.string(),
  company: v.nullable(v.string()),
  gstin: v.nullable(v.string()),
  address: v.nullable(v.string()),
});

export const leftOf = ({ left_amount, total_amount }: InvoiceRow) => left_amount ?? total_amount;

export const standingInvoice = (invoices: readonly InvoiceRow[]) =>
  invoices.find(({ kind, is_credited }) => (kind === 'invoice' || kind === 'bill_of_supply') && !is_credited);
