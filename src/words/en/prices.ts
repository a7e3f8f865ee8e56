export const discountCode = 'Discount code';
export const code = 'Code';
export const enterCode = 'Enter the code.';
export const applyCode = 'Apply code';
export const codeApplied = (code: string, amount: string) => `Code ${code} saves you ${amount}.`;
export const byHotelPolicy = 'Refund under the hotel’s cancellation policy';
export const payAllNoRefund = 'You pay the whole price in advance and get no refund if you cancel.';
export const otherPrices = 'Other prices';
export const choosePlan = 'Choose';
export const codeErrors: Record<string, string> = {
  code_unknown: 'This code cannot be used for this booking. Check the code and your email.',
  code_early: 'This code cannot be used yet.',
  code_expired: 'This code has expired.',
  code_nights: 'This code is not for these dates.',
  code_used_up: 'This code has been used up.',
};
export const orNoCode = 'To book without a code, clear this field.';
export const tooManyCodes =
  'Too many codes were tried from your connection. Try again in one hour, or book without a code.';
