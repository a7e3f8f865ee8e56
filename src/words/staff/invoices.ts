import { bookingIsBusy } from './money.ts';

export const loadingInvoice = 'Loading the invoice';
export const invoicesAndVouchers = 'Invoices and vouchers';
export const invoicesAppearHere = 'Invoices and vouchers appear here.';
export const keptAmountDiffers = (amount: string) =>
  `You keep ${amount} of this booking now. Issue a credit note, then a new invoice.`;
export const noLongerPaidInAdvance =
  'This invoice was issued because the booking was paid in advance. It is no longer fully paid. Issue a credit note.';
export const priceDiffers = (amount: string) =>
  `The booking costs ${amount} now. Issue a credit note, then a new invoice.`;
export const refundsVoucher = (number: string) => `refunds ${number}`;
export const cancelsInvoice = (number: string) => `cancels ${number}`;
export const creditsPartOf = (number: string) => `credits part of ${number}`;
export const creditedInPart = (left: string) => `credited in part, ${left} remains`;
export const cancelledByRefundVoucher = 'cancelled by a refund voucher';
export const cancelledByCreditNote = 'cancelled by a credit note';
export const invoiceFromCheckIn = (day: string) =>
  `You can issue an invoice from ${day}, the check-in date, or once the booking is paid in full.`;
export const issueInvoice = 'Issue invoice';
export const issueInvoiceFor = (amount: string) => `Issue invoice for ${amount}`;
export const issueReceiptVoucherFor = (amount: string) => `Issue receipt voucher for ${amount}`;

export const creditDialogs = {
  refund_voucher: {
    name: 'Issue refund voucher',
    nameFor: (number: string) => `Issue refund voucher for ${number}`,
    hint: 'The refund voucher shows it.',
    done: (number: string) => `Refund voucher ${number} issued`,
  },
  credit_note: {
    name: 'Issue credit note',
    nameFor: (number: string) => `Issue credit note for ${number}`,
    hint: 'The credit note shows it.',
    done: (number: string) => `Credit note ${number} issued`,
  },
};
export const refundVoucherCancelsRest =
  'The refund voucher cancels the rest of the receipt voucher. Use it if the receipt voucher names another company. Payments stay as they are. A refund that you record gets its own refund voucher.';
export const amountToCredit = 'Amount to credit (₹)';
export const creditAtMost = (most: string) => `Enter an amount of at most ${most}, what remains of the invoice.`;
export const creditNoteCancelsInvoice = (amount: string) =>
  `The credit note cancels the whole invoice, ${amount}. You can then issue a new one. Payments stay as they are.`;
export const creditNoteCancelsRest = (amount: string) =>
  `The credit note cancels the rest of the invoice, ${amount}. You can then issue a new one. Payments stay as they are.`;
export const creditNoteLeaves = (amount: string) =>
  `${amount} of the invoice remains. The tax falls by the same share of each line. Payments stay as they are.`;

export const buyerProblems = (maxAddress: number) => ({
  name: 'Enter the name for the invoice, in at most 120 characters.',
  company: 'Enter a company name of at most 120 characters. A GST number needs one.',
  gstin: 'This is not a valid GST number. Check its 15 characters with the guest.',
  address: `Enter an address of at most ${maxAddress} characters. A GST number needs one.`,
});
export const voucherProblems = {
  company: 'Enter the company that paid the advance.',
  gstin: 'Enter the GST number of the company. A receipt voucher shows it.',
  address: 'Enter the address of the company. A receipt voucher shows it.',
};
export const checkBuyer = 'Check the buyer’s details.';
export const invoiceRefusals = {
  not_found: 'We did not find this invoice in your properties.',
  cancelled:
    'There is nothing to invoice. You keep no money from this booking, or the guest has not confirmed that they cancelled.',
  too_early: 'You can issue an invoice from the check-in date, or once the booking is paid in full.',
  already_issued: 'This booking already has an invoice. Issue a credit note before you issue another.',
  changed_meanwhile:
    'Someone else issued a credit note for this invoice. You see what remains: check the amount, then try again.',
  invalid_amount: 'Enter an amount of the invoice, ₹1 or more. A receipt voucher is credited in full.',
  too_many_notes: 'An invoice can have 20 credit notes. This one has 19: credit all that is left.',
  already_credited: 'A credit note or refund voucher has cancelled it already.',
  no_advance: 'There is no advance to issue a voucher for. Record the payment first.',
  not_registered:
    'A receipt voucher needs a GST number of your own. Your guest can save a receipt on their booking page.',
  other_buyer:
    'A receipt voucher of this booking shows another GST number. Use that number, or issue a refund voucher first.',
  adjusted: 'The invoice of this booking adjusts this voucher. Issue a credit note for the invoice first.',
  other_properties: 'This month has invoices of properties that you may not see. Ask the owner for the GSTR-1.',
  no_seller: 'This property no longer has a listing, so you cannot issue invoices for it.',
  no_reason: 'Enter a reason, in one line. The credit note shows it.',
  erased: 'This guest’s details were deleted. You can no longer issue an invoice.',
  busy: bookingIsBusy,
};

export const chooseInvoice = 'Choose an invoice. You find invoices by month under Till, and in each booking.';
export const goToTill = 'Go to till';
export const from = 'From';
export const to = 'To';
export const invoiceLines = 'Lines';
export const pdfCannotShowLettersPrint = (letters: string) =>
  `The PDF cannot show these letters: ${letters}. Select “Print” instead and save as PDF.`;

// Till: invoices of a month -------------------------------------------------------------------------------------------
export const invoicesOfMonth = 'Invoices of the month';
export const noInvoicesInMonth = 'No invoices in this month. To issue one, open its booking.';
export const number = 'Number';
export const taxableValue = 'Taxable value';
export const tax = 'Tax';
export const invoices = 'Invoices';
export const vouchers = 'Vouchers';
export const buyerNoLongerKept = 'No longer kept';
