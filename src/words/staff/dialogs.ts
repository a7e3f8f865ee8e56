export const cancel = 'Cancel';
export const reason = 'Reason';
export const enterReason = 'Enter a reason, in one line.';
