/** Errors in the forms of the booking page. */

export const invalidTime = 'Enter a time such as 21:30, or leave it empty.';
export const requestsTooLong = 'Enter 1,000 characters or fewer.';
export const invalidUtr = 'A UTR has 12 digits, like 4267 0011 2233. Your UPI app shows it with the payment.';
export const invalidReference = 'A reference has 16 letters and digits in four groups, such as 7KQM-2XWD-9RTB-HC4N.';
export const emailMissing = 'Enter the email you booked with.';
