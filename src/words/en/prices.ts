export const discountCode = 'Discount code';
export const code = 'Code';
export const enterCode = 'Enter the code.';
export const applyCode = 'Apply code';
export const codeApplied = (code: string, amount: string) => `Code ${code} saves you ${amount}.`;
export const byHotelPolicy = 'Refund under the hotel’s cancellation policy';
export const payAllNoRefund = 'You pay in full when you book and get no refund if you cancel.';
export const otherPrices = 'Other prices';
export const choosePlan = 'Choose';
