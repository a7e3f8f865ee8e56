/** Refuses text that would cover the lines around it. */
export const notCalm = 'Use at most 4 marks on one letter and 2 empty lines in a row.';
