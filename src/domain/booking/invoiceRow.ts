import * as v from 'valibot';
import { invoiceKinds as kindWords } from '../../words/en/invoice.ts';
import { paise } from '../hotel/hotel.ts';

/** The invoices and credit notes of a booking, as its guest and its house list them. */

export const invoiceKinds = ['invoice', 'bill_of_supply', 'credit_note'] as const;
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
  /** Of a credit note: the number of what it takes back. */
  credits: v.nullable(v.string()),
  is_credited: v.boolean(),
  /** The stay costs another amount by now, or is not paid any more before it begins. */
  differs: v.boolean(),
});
export type InvoiceRow = v.InferOutput<typeof InvoiceRowSchema>;

/** The invoice or bill of a booking that no credit note has cancelled. */
export const standingInvoice = (invoices: readonly InvoiceRow[]) =>
  invoices.find(({ kind, is_credited }) => kind !== 'credit_note' && !is_credited);
