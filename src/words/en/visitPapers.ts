/** The receipt and the invoices of a stay. */

export const documents = 'Documents';
export const receipt = 'Receipt for your payments';
export const saveReceipt = 'Save the receipt as PDF';
export const saveAsPdf = (number: string) => `Save ${number} as PDF`;
export const lettersMissing = (letters: string) =>
  `These letters cannot be set in the file: ${letters}. Please ask the hotel for it.`;
export const notMade = 'The file could not be made. Please try again.';
export const making = 'Making…';
