import * as v from 'valibot';
import { CashDaySchema, cashRefusal } from '#src/domain/desk/cash.ts';
import { InvoiceSchema, invoiceRefusal, MonthInvoiceSchema } from '#src/domain/desk/invoice.ts';
import { LedgerSchema, moneyRefusal, TillSchema } from '#src/domain/desk/ledger.ts';
import { unreachable } from '#src/words/en/common.ts';
import { type Call, done } from '../apiClient.ts';

const money = { refusals: moneyRefusal, failed: unreachable } as const;
const ledger = v.pipe(
  v.object({ ok: v.literal(true), ledger: LedgerSchema }),
  v.transform((answer) => answer.ledger),
);

/** {booking_id, amount: paise, method, reference, note, holder, is_reported, payment_id: if reported, idempotency_key}; answers the ledger. */
export const recordPayment = { path: 'rest/v1/rpc/record_payment', answer: ledger, ...money } as const satisfies Call;
/** {booking_id, amount: paise, method, reference, note, holder, idempotency_key}; answers the ledger. */
export const recordRefund = { path: 'rest/v1/rpc/record_refund', answer: ledger, ...money } as const satisfies Call;
/** {entry_id, reason}: rejects a reported payment, or reverses a payment or refund; answers the new ledger. */
export const reverseEntry = { path: 'rest/v1/rpc/reverse_entry', answer: ledger, ...money } as const satisfies Call;
export const deskTill = { path: 'rest/v1/rpc/desk_till', answer: TillSchema, ...money } as const satisfies Call;

const cash = {
  answer: v.pipe(
    v.object({ ok: v.literal(true), cash: CashDaySchema }),
    v.transform((answer) => answer.cash),
  ),
  refusals: cashRefusal,
  failed: unreachable,
} as const;
/** {hotel_id, day, kind, amount: paise, note, expected: paise of a count, idempotency_key}; answers the day's cash. */
export const recordCash = { path: 'rest/v1/rpc/record_cash', ...cash } as const satisfies Call;
export const reverseCash = { path: 'rest/v1/rpc/reverse_cash', ...cash } as const satisfies Call;

const issued = v.object({ ok: v.literal(true), invoice_id: v.string(), number: v.string() });
const invoice = { refusals: invoiceRefusal, failed: unreachable } as const;
export const issueInvoice = { path: 'rest/v1/rpc/issue_invoice', answer: issued, ...invoice } as const satisfies Call;
export const issueVoucher = { path: 'rest/v1/rpc/issue_voucher', answer: issued, ...invoice } as const satisfies Call;
/** {invoice_id, reason}: credits what is left; with {amount, left: what was seen as left}, a part. Answers the credit note or refund voucher. */
export const creditInvoice = { path: 'rest/v1/rpc/credit_invoice', answer: issued, ...invoice } as const satisfies Call;
export const deskInvoice = {
  path: 'rest/v1/rpc/desk_invoice',
  answer: v.object({ invoice: InvoiceSchema, guest_email: v.nullable(v.string()) }),
  ...invoice,
} as const satisfies Call;
export const emailInvoice = { path: 'rest/v1/rpc/email_invoice', answer: done, ...invoice } as const satisfies Call;
/** {hotel_id, month: any day of it} */
export const deskInvoices = {
  path: 'rest/v1/rpc/desk_invoices',
  answer: v.pipe(
    v.object({ rows: v.array(MonthInvoiceSchema) }),
    v.transform(({ rows }) => rows),
  ),
  ...invoice,
} as const satisfies Call;
