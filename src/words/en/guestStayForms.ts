/** What is wrong with what a guest typed on the page of their stay. */

export const invalidTime = 'Please enter a time such as 21:30, or leave it empty.';
export const requestsTooLong = 'Please use at most 1,000 characters.';
export const invalidUtr = 'A UTR has 12 digits, like 4267 0011 2233. Your UPI app shows it with the payment.';
export const invalidReference = 'A reference has 16 letters and digits in four groups, such as 7KQM-2XWD-9RTB-HC4N.';
export const emailMissing = 'Please enter the e-mail you booked with.';
