import * as v from 'valibot';
import * as say from '../../words/staff/invoices.ts';
import { BuyerSchema, InvoiceRowSchema } from '../booking/invoiceRow.ts';
import { paise } from '../hotel/hotel.ts';
import { isGstin, tidyGstin } from '../listing/gst.ts';
import { isName, tidyLine, tidyText } from '../text.ts';
import type { DeskBookingRow } from './bookings.ts';
import { deskRefusal } from './calendar.ts';

/** Tax invoices, bills of supply, credit notes and vouchers for advances of a property, as they were issued. */

/** Accommodation in hotels, inns, guest houses and the like. */
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
  /** Null once the term of the tax law is over. */
  buyer: v.nullable(BuyerSchema),
  stay: v.object({
    booking_reference: v.string(),
    check_in_date: v.string(),
    check_out_date: v.string(),
    is_by_site: v.boolean(),
  }),
  place_of_supply: v.string(),
  /** The kind of charge of a cancelled booking; null if the invoice is for the stay. */
  charge: v.nullable(v.picklist(['cancellation', 'no_show'])),
  /** Paise; price (a night in a room) and amount have the tax in them. The price is null of a charge, and of an amount that nights and rooms do not
   * divide. */
  lines: v.array(
    v.object({
      what: v.string(),
      first_night: v.string(),
      nights: v.number(),
      num_rooms: v.number(),
      price: v.nullable(paise),
      amount: paise,
      tax_rate: v.number(),
      ...sums,
    }),
  ),
  /** The receipt vouchers that an invoice adjusts: paise of each. */
  vouchers: v.array(v.object({ number: v.string(), issued_on: v.string(), amount: paise })),
  /** Paise received when it was issued. */
  paid: v.number(),
  /** The reason of a credit note or refund voucher, and the date of the document that it cancels. */
  reason: v.nullable(v.string()),
  credits_on: v.nullable(v.string()),
});
export type Invoice = v.InferOutput<typeof InvoiceSchema>;

/** An invoice among those of a month. */
export const MonthInvoiceSchema = v.object({
  ...InvoiceRowSchema.entries,
  ...sums,
  buyer: v.nullable(BuyerSchema),
  booking_reference: v.string(),
});
export type MonthInvoice = v.InferOutput<typeof MonthInvoiceSchema>;

/** The buyer of an invoice, as typed. */
export interface BuyerForm {
  name: string;
  company: string;
  gstin: string;
  address: string;
}
export const maxBuyerAddress = 300;
export const maxCreditReason = 200;

const buyerProblems: Record<keyof BuyerForm, string> = say.buyerProblems(maxBuyerAddress);

/** True if an invoice names the address of an unregistered buyer: CGST Rules 2017, rule 46, of what a site sells and from ₹50,000 on. */
export const needsBuyerAddress = ({ source, total_amount }: Pick<DeskBookingRow, 'source' | 'total_amount'>) =>
  source === 'site' || total_amount >= 5_000_000;

/** A receipt voucher is for a company: CGST Rules 2017, rule 50(d). */
const voucherProblems: Partial<Record<keyof BuyerForm, string>> = say.voucherProblems;

/** Returns a buyer as it is sent. */
export const tidyBuyer = ({ name, company, gstin, address }: BuyerForm): BuyerForm => ({
  name: tidyLine(name),
  company: tidyLine(company),
  gstin: tidyGstin(gstin),
  address: tidyText(address),
});

/** Returns the problems of a buyer as typed, by field; an empty object if it can be sent. */
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

/** Says why the database refused an invoice or voucher. */
export function invoiceRefusal(refusal: { code: string; [fact: string]: unknown }): string {
  if (refusal.code === 'invalid_buyer') {
    return buyerProblems[refusal.field as keyof BuyerForm] ?? say.checkBuyer;
  }
  return refusals[refusal.code] ?? deskRefusal(refusal);
}
