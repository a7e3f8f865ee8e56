import * as v from 'valibot';
import { invoiceKinds as kindWords } from '../../words/en/payment.ts';
import { paise } from '../hotel/hotel.ts';

/** The invoices, credit notes and vouchers of a booking, as its guest and its house list them. */

export const invoiceKinds = ['invoice', 'bill_of_supply', 'credit_note', 'receipt_voucher', 'refund_voucher'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];
export const invoiceWords: Record<InvoiceKind, string> = kindWords;

export const InvoiceRowSchema = v.object({
  id: v.string(),
  booking_id: v.string(),
  kind: v.picklist(invoiceKinds),
  /** As printed. */
  number: v.string(),
  issued_on: v.string(),
  total_amount: paise,
  /** The number that a credit note or refund voucher takes back. */
  credits: v.nullable(v.string()),
  /** All of it was taken back. */
  is_credited: v.boolean(),
  /** The stay costs another amount by now, or is not paid any more before it begins. */
  differs: v.boolean(),
});
export type InvoiceRow = v.InferOutput<typeof InvoiceRowSchema>;

/** The guest or company that an invoice or voucher is made out to. */
export const BuyerSchema = v.object({
  name: v.string(),
  company: v.nullable(v.string()),
  gstin: v.nullable(v.string()),
  address: v.nullable(v.string()),
});

/** The invoice or bill of a booking that no credit note has cancelled. */
export const standingInvoice = (invoices: readonly InvoiceRow[]) =>
  invoices.find(({ kind, is_credited }) => (kind === 'invoice' || kind === 'bill_of_supply') && !is_credited);
