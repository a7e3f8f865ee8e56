export const discountCodes = 'Discount codes';
export const discountCodesLead = (lowest: number) =>
  `A code lowers the price of rooms, never of extras. ${
    lowest > 0 ? `It stops at your lowest price, ${lowest}% of the rate. ` : ''
  }Give it to guests: no page shows it.`;
export const noCodesYet = 'Discount codes appear here. Add one for returning guests or a quiet month.';
export const codesAndUses = 'Uses by discount code';
export const addCode = 'Add a discount code';
export const codeAdded = (code: string) => `Added: ${code}`;
export const end = 'End';
export const endTitle = (code: string) => `End ${code}?`;
export const endCode = 'End discount code';
export const ended = (code: string) => `Ended: ${code}`;
export const bookingsKeepCode = 'Guests can no longer use it. Bookings that used it keep their price.';

export const code = 'Code';
export const codeHint = '4 to 20 letters and digits. Capitals do not matter.';
export const discount = 'Discount';
export const kinds = { percent: 'Percent', amount: 'Amount for the booking' } as const;
export const percent = 'Percent off the room’s price';
export const amount = 'Amount off, before tax (₹)';
export const off = (what: string) => `${what} off`;
export const beforeTax = (amount: string) => `${amount} off, before tax`;
export const firstDay = 'First day of booking';
export const lastDay = 'Last day of booking';
export const firstNight = 'First night';
export const lastNight = 'Last night';
export const optional = 'Leave empty for no limit.';
export const optionalDays = 'Leave a date empty for no limit.';
export const mostUses = 'Number of uses';
export const guests = 'Who can use it';
export const whoOptions = { all: 'Everyone', returning: 'Returning guests', one: 'One guest' } as const;
export const returningHint = 'Guests whose email belongs to an earlier stay.';
export const email = 'Email of the guest';
export const emailHint = 'We keep only a fingerprint of it, so we cannot show it here again.';
export const uses = 'Uses';
export const usesOf = (uses: number, most: number | null) => (most === null ? String(uses) : `${uses} of ${most}`);
export const booked = (days: string) => `Booked ${days}`;
export const nights = (days: string) => `Nights ${days}`;
export const from = (day: string) => `from ${day}`;
export const until = (day: string) => `until ${day}`;
export const always = 'No limit';
export const valid = 'Valid';

export const enterCode = 'Enter 4 to 20 letters and digits.';
export const enterPercent = 'Enter a whole number from 1 to 50.';
export const enterAmount = 'Enter an amount from ₹1 to ₹1,00,000.';
export const enterUses = 'Enter a whole number from 1 to 1,00,000, or leave it empty.';
export const enterEmail = 'Enter the email of the guest.';
export const chooseLater = 'Choose a day on or after the first.';

export const codeRefusals: Record<string, string> = {
  invalid_code: 'Check the code, its discount and its dates. Dates can be up to two years ahead.',
  code_taken: 'You already have this code. Choose another one, or end it first.',
  too_many_codes: 'You can have 100 codes. End one that you no longer need.',
  code_gone: 'Someone ended this code. You see the codes as they are now.',
};
