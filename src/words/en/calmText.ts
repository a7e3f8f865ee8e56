/** Said of text that does not leave the lines around it alone. */
export const notCalm = 'Please use at most four marks on one letter, and at most two empty lines in a row.';
