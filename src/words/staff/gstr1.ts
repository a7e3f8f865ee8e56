export const gstr1Of = (month: string) => `GSTR-1 of ${month}`;
export const showGstr1 = (month: string) => `Show GSTR-1 of ${month}`;
export const loadingGstr1 = 'Loading GSTR-1';
export const noGstr1 =
  'This month has no invoices or vouchers with your GST number. Bills of supply are not in a GSTR-1.';
export const monthIsNotOver = 'This month is not over. Download the files again after its last invoice.';
export const ofGstNumber = (gstin: string) => `GST number ${gstin}`;
export const howToFile =
  'Import each file into its section of the GST portal’s Returns Offline Tool. Keep the names of the HSN files: the tool takes no other.';
export const sumsOfAllProperties = 'The sums are of all your properties with this GST number.';

export const sumsByBuyer = 'Invoices minus credit notes';
export const buyers = 'Buyers';
export const toBusinesses = 'With a GST number';
export const toConsumers = 'Without a GST number';
export const centralTax = 'CGST';
export const stateTax = 'SGST';

export const files = 'Files';
export const gstr1Sections = {
  b2b: 'B2B: invoices to buyers with a GST number',
  b2cs: 'B2CS: sales to buyers without a GST number, minus credit notes',
  cdnr: 'CDNR: credit notes to buyers with a GST number',
  at: 'AT: advances received on receipt vouchers, before tax',
  atadj: 'ATADJ: earlier advances adjusted or refunded, before tax',
  exemp: 'EXEMP: sales without tax',
  'hsn(b2b)': 'HSN (B2B): sums by service code, buyers with a GST number',
  'hsn(b2c)': 'HSN (B2C): sums by service code, buyers without a GST number',
  docs: 'DOCS: numbers issued',
};
export const downloadGstr1File = (download: string, name: string) => `${download}: ${name}`;

export const checkFirst = 'Check before you file';
export const gstr1Checks = {
  no_buyer: 'The buyer was deleted, so the invoice counts as sold to a buyer without a GST number.',
  no_gstin:
    'It names a company without a GST number, so the company cannot claim the tax. If it has one, credit the invoice and issue a new one.',
  invalid_gstin: 'The GST number of the buyer is not valid. The portal will reject it.',
  own_gstin: 'The GST number of the buyer is your own. The portal will reject it.',
  late_credit:
    'It is later than 30 November after the financial year of its invoice, so it can no longer lower your tax (CGST Act, section 34).',
  no_tax: 'A line has 0% tax. We list it as exempt: ask your accountant whether it is nil-rated.',
};
export const otherPlace = (place: string, state: string) =>
  `Invoices name ${place} as the place of supply, but your GST number is of ${state}. A property in another State needs its own GST number.`;
export const oddRate = (rate: number) => `The portal has no rate of ${rate}%. Correct the tax rate of the room type.`;
export const bookedOnSite = (amount: string) =>
  `${amount} before tax was booked on this site. If we collect tax at source for it (TCS, section 52), table 14 asks for it too.`;
export const advancesWithoutVoucher =
  'Advances without a receipt voucher are not in AT. Tax on them is due when you receive them: tell your accountant.';
