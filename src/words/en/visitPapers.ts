/** The receipt and the invoices of a booking. */

export const documents = 'Documents';
export const receipt = 'Receipt for your payments';
export const saveReceipt = 'Save receipt as PDF';
export const saveAsPdf = (number: string) => `Save ${number} as PDF`;
export const lettersMissing = (letters: string) =>
  `We could not make the PDF: it cannot show these letters: ${letters}. Ask the hotel for it.`;
export const notMade = 'We could not make the PDF. Try again.';
export const making = 'Making…';
