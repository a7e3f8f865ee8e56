import * as v from 'valibot';
import * as say from '../../words/staff/invoices.ts';
import { extraPers } from '../booking/extras.ts';
import { BuyerSchema, InvoiceRowSchema } from '../booking/invoiceRow.ts';
import { paise } from '../hotel/hotel.ts';
import { isGstin, tidyGstin } from '../listing/gst.ts';
import { formatRupees } from '../money.ts';
import { isName, tidyLine, tidyText } from '../text.ts';
import type { DeskBookingRow } from './bookings.ts';
import { deskRefusal } from './calendar.ts';

/** HSN/SAC code of accommodation in hotels, inns, guest houses and the like. */
export const accommodationCode = '996311';

const sums = { taxable: paise, cgst: paise, sgst: paise };

export const InvoiceSchema = v.object({
  ...InvoiceRowSchema.entries,
  ...sums,
  hotel_id: v.string(),
  seller: v.object({
    trade_name: v.string(),
    legal_name: v.nullable(v.string()),
    address: v.string(),
    /** Null if the seller has no GST number: bills of supply charge no tax. */
    gstin: v.nullable(v.string()),
  }),
  /** Null after the retention period of the tax law. */
  buyer: v.nullable(BuyerSchema),
  stay: v.object({
    booking_reference: v.string(),
    check_in_date: v.string(),
    check_out_date: v.string(),
    is_by_site: v.boolean(),
  }),
  place_of_supply: v.string(),
  charge: v.nullable(v.picklist(['cancellation', 'no_show'])),
  /** Paise, tax included. `price` is per night and room; null for a charge, and if the amount does not divide evenly. */
  lines: v.array(
    v.object({
      what: v.string(),
      first_night: v.string(),
      nights: v.number(),
      num_rooms: v.number(),
      price: v.nullable(paise),
      amount: paise,
      tax_rate: v.number(),
      /** Only of an extra: its service code, and what it is charged for; `num_rooms` is its quantity. */
      sac: v.optional(v.string()),
      per: v.optional(v.picklist(extraPers)),
      ...sums,
    }),
  ),
  vouchers: v.array(v.object({ number: v.string(), issued_on: v.string(), amount: paise })),
  paid: v.number(),
  /** Only for a credit note or refund voucher. `credits_on`: the date of the cancelled document. */
  reason: v.nullable(v.string()),
  credits_on: v.nullable(v.string()),
});
export type Invoice = v.InferOutput<typeof InvoiceSchema>;

export const MonthInvoiceSchema = v.object({
  ...InvoiceRowSchema.entries,
  ...sums,
  buyer: v.nullable(BuyerSchema),
  booking_reference: v.string(),
});
export type MonthInvoice = v.InferOutput<typeof MonthInvoiceSchema>;

export interface BuyerForm {
  name: string;
  company: string;
  gstin: string;
  address: string;
}
export const maxBuyerAddress = 300;
export const maxCreditReason = 200;

const buyerProblems: Record<keyof BuyerForm, string> = say.buyerProblems(maxBuyerAddress);

/** True if the invoice must have the address of an unregistered buyer: sold on the site, or from ₹50,000 (CGST Rules 2017, rule 46). */
export const needsBuyerAddress = ({ source, total_amount }: Pick<DeskBookingRow, 'source' | 'total_amount'>) =>
  source === 'site' || total_amount >= 5_000_000;

/** A receipt voucher is for a company: CGST Rules 2017, rule 50(d). */
const voucherProblems: Partial<Record<keyof BuyerForm, string>> = say.voucherProblems;

export const tidyBuyer = ({ name, company, gstin, address }: BuyerForm): BuyerForm => ({
  name: tidyLine(name),
  company: tidyLine(company),
  gstin: tidyGstin(gstin),
  address: tidyText(address),
});

export function buyerErrors(typed: BuyerForm, isVoucher = false): Partial<Record<keyof BuyerForm, string>> {
  const form = tidyBuyer(typed);
  const { name, company, gstin, address } = form;
  const isNamed = (text: string) => text !== '' && text.length <= 120 && isName(text);
  const wrong: Record<keyof BuyerForm, boolean> = {
    name: !isNamed(name),
    company: company === '' ? gstin !== '' : !isNamed(company),
    gstin: gstin !== '' && !isGstin(gstin),
    // CGST Rules 2017, rule 46(e).
    address: address.length > maxBuyerAddress || (gstin !== '' && address === ''),
  };
  return Object.fromEntries(
    (Object.keys(wrong) as (keyof BuyerForm)[])
      .map((field) => [
        field,
        (isVoucher && form[field] === '' && voucherProblems[field]) || (wrong[field] && buyerProblems[field]),
      ])
      .filter(([, problem]) => problem),
  );
}

const refusals: Record<string, string> = say.invoiceRefusals;

export function invoiceRefusal(refusal: { code: string; [fact: string]: unknown }): string {
  if (refusal.code === 'invalid_buyer') {
    return buyerProblems[refusal.field as keyof BuyerForm] ?? say.checkBuyer;
  }
  if (refusal.code === 'too_much') return say.creditAtMost(formatRupees(Number(refusal.most)));
  return refusals[refusal.code] ?? deskRefusal(refusal);
}
