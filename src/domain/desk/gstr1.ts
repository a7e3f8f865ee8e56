import * as v from 'valibot';
import * as say from '../../words/staff/gstr1.ts';
import { type InvoiceKind, invoiceKinds } from '../booking/invoiceRow.ts';
import { count, paise } from '../hotel/hotel.ts';
import { decimal, formatRupees } from '../money.ts';

const sums = { taxable: v.number(), cgst: v.number(), sgst: v.number() };

/** A month's GSTR-1 of a GST number, in paise. Sums are minus credit notes, so they may be negative. */
export const Gstr1Schema = v.object({
  gstin: v.string(),
  invoices: count,
  credit_notes: count,
  amount: v.number(),
  ...sums,
  /** Before tax, booked on this site. */
  by_site: v.number(),
  /** Invoices and credit notes of buyers with a GST number, in positive amounts. */
  business: v.array(
    v.object({
      invoice_id: v.string(),
      kind: v.picklist(['invoice', 'credit_note']),
      number: v.string(),
      issued_on: v.string(),
      total_amount: paise,
      gstin: v.string(),
      name: v.string(),
      rates: v.array(v.object({ rate: v.number(), ...sums })),
    }),
  ),
  consumers: v.array(v.object({ rate: v.number(), ...sums })),
  codes: v.array(
    v.object({ to_business: v.boolean(), code: v.string(), rate: v.number(), amount: v.number(), ...sums }),
  ),
  /** Before tax. */
  advances: v.array(v.object({ rate: v.number(), received: paise, adjusted: paise })),
  series: v.array(v.object({ kind: v.picklist(invoiceKinds), from: v.string(), to: v.string(), count })),
  places: v.array(v.string()),
  checks: v.array(
    v.object({
      code: v.picklist(['no_buyer', 'no_gstin', 'invalid_gstin', 'own_gstin', 'late_credit', 'no_tax']),
      invoice_id: v.string(),
      number: v.string(),
    }),
  ),
});
export type Gstr1 = v.InferOutput<typeof Gstr1Schema>;

/**
 * Headings of the Returns Offline Tool of the GST portal, version 3.2, whose importer finds columns by name (`validateExcelData` in its
 * `returns.fct.js`). It reads no quoted heading, and takes an HSN file only by the name `hsn(b2b)` or `hsn(b2c)`. Its Excel template has
 * "Description" where the importer reads "Description as per HSN Code".
 */
export const gstr1Headings = {
  b2b: 'GSTIN/UIN of Recipient,Receiver Name,Invoice Number,Invoice date,Invoice Value,Place Of Supply,Reverse Charge,Applicable % of Tax Rate,Invoice Type,E-Commerce GSTIN,Rate,Taxable Value,Cess Amount',
  b2cs: 'Type,Place Of Supply,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount,E-Commerce GSTIN',
  cdnr: 'GSTIN/UIN of Recipient,Receiver Name,Note Number,Note Date,Note Type,Place Of Supply,Reverse Charge,Note Supply Type,Note Value,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount',
  at: 'Place Of Supply,Applicable % of Tax Rate,Rate,Gross Advance Received,Cess Amount',
  atadj: 'Place Of Supply,Applicable % of Tax Rate,Rate,Gross Advance Adjusted,Cess Amount',
  exemp: 'Description,Nil Rated Supplies,Exempted(other than nil rated/non GST supply),Non-GST Supplies',
  'hsn(b2b)':
    'HSN,Description,Description as per HSN Code,UQC,Total Quantity,Total Value,Rate,Taxable Value,Integrated Tax Amount,Central Tax Amount,State/UT Tax Amount,Cess Amount',
  'hsn(b2c)':
    'HSN,Description,Description as per HSN Code,UQC,Total Quantity,Total Value,Rate,Taxable Value,Integrated Tax Amount,Central Tax Amount,State/UT Tax Amount,Cess Amount',
  docs: 'Nature of Document,Sr. No. From,Sr. No. To,Total Number,Cancelled',
} as const;
export type Gstr1Section = keyof typeof gstr1Headings;

/** States and union territories by the first two digits of a GST number. */
const states: Partial<Record<string, string>> = Object.fromEntries(
  '01 Jammu and Kashmir,02 Himachal Pradesh,03 Punjab,04 Chandigarh,05 Uttarakhand,06 Haryana,07 Delhi,08 Rajasthan,09 Uttar Pradesh,10 Bihar,11 Sikkim,12 Arunachal Pradesh,13 Nagaland,14 Manipur,15 Mizoram,16 Tripura,17 Meghalaya,18 Assam,19 West Bengal,20 Jharkhand,21 Odisha,22 Chhattisgarh,23 Madhya Pradesh,24 Gujarat,26 Dadra and Nagar Haveli and Daman and Diu,27 Maharashtra,29 Karnataka,30 Goa,31 Lakshadweep,32 Kerala,33 Tamil Nadu,34 Puducherry,35 Andaman and Nicobar Islands,36 Telangana,37 Andhra Pradesh,38 Ladakh'
    .split(',')
    .map((entry) => [entry.slice(0, 2), entry.slice(3)]),
);
const stateOf = ({ gstin }: Pick<Gstr1, 'gstin'>) => states[gstin.slice(0, 2)] ?? '';

/** Table 13: no number is ever unused, because a cancelled booking gets a credit note. */
const natures: Partial<Record<InvoiceKind, string>> = {
  invoice: 'Invoices for outward supply',
  credit_note: 'Credit Note',
  receipt_voucher: 'Receipt Voucher',
  refund_voucher: 'Refund Voucher',
};

/** The codes of rooms and of the kinds in private.extra_rules. */
const descriptions: Record<string, string> = {
  996311: 'Room or unit accommodation services provided by Hotels, INN, Guest House, Club etc',
  996332:
    'Services provided by Hotels, INN, Guest House, Club etc including room services, takeaway services and door delivery of food',
  996412: 'Taxi services including radio taxi and other similar services',
  997311: 'Leasing or rental services concerning transport equipments including containers, with or without operator',
  999713: 'Other textile cleaning services',
  999799: 'Other services nowhere else classified',
};

const rupees = (amount: number) => Number(decimal(amount));
const monthNames = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const portalDate = (day: string) => `${day.slice(8)}-${monthNames[Number(day.slice(5, 7)) - 1]}-${day.slice(0, 4)}`;

/** The tool takes a name in these letters or none, and then shows the one of the GST number. */
function receiverName(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").slice(0, 99);
  return /^[\w&'\-./,()?@!#%$~*;+= ]+$/.test(plain) ? plain : '';
}

type Row = readonly (string | number)[];
export interface Gstr1File {
  section: Gstr1Section;
  name: string;
  rows: readonly Row[];
}

/**
 * Returns the files that the offline tool imports, without empty ones. Rooms are supplied where they are (IGST Act 2017, section 12(3)) and each
 * State has its own GST number, so there is no supply to another State: no B2CL, no CDNUR and no integrated tax. Credit notes of buyers without
 * a GST number lower B2CS.
 */
export function gstr1Files(gstr1: Gstr1, month: string): Gstr1File[] {
  const { business, consumers, codes, advances, series } = gstr1;
  const place = `${gstr1.gstin.slice(0, 2)}-${stateOf(gstr1)}`;
  const documents = (kind: 'invoice' | 'credit_note') =>
    business
      .filter((document) => document.kind === kind)
      .flatMap((document) => document.rates.filter(({ rate }) => rate > 0).map((rate) => ({ ...document, ...rate })));
  const exempt = {
    registered: business.flatMap(({ kind, rates }) =>
      rates.map(({ rate, taxable }) => ({ rate, taxable: kind === 'invoice' ? taxable : -taxable })),
    ),
    unregistered: consumers,
  };
  const hsn = (toBusiness: boolean): Row[] =>
    codes
      .filter(({ to_business, amount }) => to_business === toBusiness && amount !== 0)
      .map(({ code, amount, rate, taxable, cgst, sgst }) => [
        ...[code, '', descriptions[code] ?? '', 'NA', 0, rupees(amount), rate, rupees(taxable), 0],
        ...[rupees(cgst), rupees(sgst), 0],
      ]);
  const advance = (of: 'received' | 'adjusted'): Row[] =>
    advances.filter((row) => row[of] > 0).map((row) => [place, '', row.rate, rupees(row[of]), 0]);

  const rows: Record<Gstr1Section, Row[]> = {
    b2b: documents('invoice').map(({ gstin, name, number, issued_on, total_amount, rate, taxable }) => [
      ...[gstin, receiverName(name), number, portalDate(issued_on), rupees(total_amount), place, 'N', ''],
      ...['Regular B2B', '', rate, rupees(taxable), 0],
    ]),
    b2cs: consumers
      .filter(({ rate, taxable }) => rate > 0 && taxable !== 0)
      .map(({ rate, taxable }) => ['OE', place, '', rate, rupees(taxable), 0, '']),
    cdnr: documents('credit_note').map(({ gstin, name, number, issued_on, total_amount, rate, taxable }) => [
      ...[gstin, receiverName(name), number, portalDate(issued_on), 'C', place, 'N', 'Regular B2B'],
      ...[rupees(total_amount), '', rate, rupees(taxable), 0],
    ]),
    at: advance('received'),
    atadj: advance('adjusted'),
    exemp: Object.entries(exempt)
      .map(([who, of]) => [who, of.reduce((sum, { rate, taxable }) => sum + (rate === 0 ? taxable : 0), 0)] as const)
      .filter(([, amount]) => amount !== 0)
      .map(([who, amount]) => [`Intra-State supplies to ${who} persons`, 0, rupees(amount), 0]),
    'hsn(b2b)': hsn(true),
    'hsn(b2c)': hsn(false),
    docs: series.map(({ kind, from, to, count: total }) => [natures[kind] ?? kind, from, to, total, 0]),
  };
  return (Object.keys(rows) as Gstr1Section[])
    .filter((section) => rows[section].length > 0)
    .map((section) => ({
      section,
      name: section.startsWith('hsn') ? `${section}.csv` : `gstr1-${month}-${section}.csv`,
      rows: [gstr1Headings[section].split(','), ...rows[section]],
    }));
}

/** The rates that the portal knows: `validations.rates` of the offline tool. */
const portalRates = [0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40];

export interface Gstr1Check {
  words: string;
  /** The invoice or credit note, if it is one. */
  invoice_id?: string;
  number?: string;
}

/** Returns what a person must look at before the return is filed. */
export function gstr1Checks(gstr1: Gstr1): Gstr1Check[] {
  const { checks, places, codes, by_site } = gstr1;
  const odd = [...new Set(codes.map(({ rate }) => rate).filter((rate) => !portalRates.includes(rate)))];
  const state = stateOf(gstr1);
  return [
    ...checks.map(({ code, ...invoice }) => ({ words: say.gstr1Checks[code], ...invoice })),
    ...places.filter((place) => place !== state).map((place) => ({ words: say.otherPlace(place, state) })),
    ...odd.map((rate) => ({ words: say.oddRate(rate) })),
    ...(by_site === 0 ? [] : [{ words: say.bookedOnSite(formatRupees(by_site)) }]),
  ];
}
