import { guests, nights } from './language.ts';

/** Follows a time, for readers in other time zones. */
export const inIndia = ' IST';

export const metres = 'm';
export const kilometres = 'km';

export const invalidEmail = 'Enter an email address like name@example.com.';
export const invalidPhone = 'Enter a phone number with 7 to 15 digits.';
export const markupInName = 'Write the name without < and >.';

/** Shown instead of a library's own error such as "TypeError: Failed to fetch". */
export const unreachable = 'We could not reach the server. Check your connection and try again.';
export const unexpected = 'Something went wrong. Try again.';
export const busy = 'We are very busy at the moment. Try again in a few seconds.';
export const signInAgain = 'Sign in again to continue.';
export const tooLarge = 'This is too large for the server. Make it shorter or smaller.';
export const notHuman = 'The security check failed. Try again.';

/** The language of Turnstile. */
export const language = 'en';

export const check = 'Security check';
export const checkedHere = 'Cloudflare checks here that you are not a robot.';
export const again = 'Try the check again';
export const blocked =
  'The security check did not load. Check your connection, or allow challenges.cloudflare.com in this browser. Nothing you typed is lost.';
export const failed = 'The security check failed. Try again. Nothing you typed is lost.';
export const unsupported = 'This browser is too old for the security check. Use another browser.';
export const interactive = 'Complete the security check in this form, then select the button again.';

export const oneMistake = 'One thing needs your attention';
export const mistakes = (count: number) => `${count} things need your attention`;

export const notCalm = 'Use at most 4 marks on one letter and 2 empty lines in a row.';

export const ofWhichGst = 'GST included';
export const advanceDue = 'Advance due';
export const balanceAtHotel = 'Balance due at the hotel';
export const discount = 'Discount';
export const discountByCode = (code: string) => `Discount (code ${code})`;
export const standardPrice = 'Standard price';
export const nonRefundable = 'Non-refundable';
export const mealIncluded = (meal: string) => `${meal} included`;
/** Follows the name of a meal. */
export const inThePrice = ' (included)';
/** A charge under the cancellation policy. */
export const droppedRooms = (name: string) => `${name}: cancellation charge`;
/** The price of an extra by what it is charged for. */
export const extraPrice = {
  booking: (price: string) => `${price} per booking`,
  night: (price: string) => `${price} per night`,
  person: (price: string) => `${price} per guest`,
  person_night: (price: string) => `${price} per guest and night`,
  piece: (price: string) => `${price} each`,
} as const;
/** Follows the price of one. */
export const extraCount = {
  booking: () => '',
  night: (n: number, stay: number) => `${n > 1 ? ` × ${n}` : ''} × ${nights(stay)}`,
  person: (n: number) => ` × ${guests(n)}`,
  person_night: (n: number, stay: number) => ` × ${guests(n)} × ${nights(stay)}`,
  piece: (n: number) => (n > 1 ? ` × ${n}` : ''),
} as const;
export const total = 'Total';
/** "Advance due (in full)". */
export const inFull = 'in full';
export const fromDay = (day: string) => `From ${day}: `;

export const youAreCharged = 'Total in rupees';
export const pricedInRupees = 'The price was in rupees.';
export const chargedInRupees = 'You pay in rupees.';
export const dollarsAreAGuide = (day: string) => `Dollar figures use the rate of ${day} and are a guide.`;

export const waitingForHotel = 'Waiting for the hotel';
export const stayed = 'Stayed';
export const expired = 'Expired';
export const cancelled = 'Cancelled';
export const noShow = 'No-show';
export const paymentChecked = 'Payment being checked';
export const advanceDueBy = (moment: string) => `Advance due by ${moment}`;
export const confirmedByAdvance = 'Confirmed by advance';
export const booked = 'Booked';

export const paymentReported = 'Payment reported';
export const partlyRefunded = 'Partly refunded';
/** The payment with an advance, and without one. */
export const advanceStates = {
  pending: 'Advance not paid',
  paid: 'Advance paid',
  failed: 'Payment of the advance failed',
  refunded: 'Advance refunded',
} as const;
export const paymentStates = {
  pending: 'At the hotel',
  paid: 'Paid',
  failed: 'Payment failed',
  refunded: 'Refunded',
} as const;

export const cancellationPolicies = {
  flexible: 'Flexible: full refund up to 1 day before arrival (24 hours before check-in).',
  moderate: 'Moderate: full refund up to 7 days before arrival.',
  strict: 'Strict: 50 percent refund up to 1 week before arrival.',
  super_strict: 'Super strict: 50 percent refund up to 60 days before arrival.',
  non_refundable: 'Non-refundable: no refund after booking.',
} as const;

export const refundDays = '5–7 business days';

export const refundsTake = `Refunds take ${refundDays}.`;

/** A policy in the hotel's own words stays as it is. */
export function cancellationText(policy: string): string {
  return policy in cancellationPolicies ? cancellationPolicies[policy as keyof typeof cancellationPolicies] : policy;
}

/** Adds how long a refund takes, if there may be one. */
export function cancellationTerms(policy: string): string {
  const refunds = policy in cancellationPolicies && policy !== 'non_refundable';
  return `${cancellationText(policy)}${refunds ? ` ${refundsTake}` : ''}`;
}

export const forAboutOnChat = (about: string) => ` for ${about}, on WhatsApp`;
export const linkCopied = 'Link copied to clipboard!';
export const linkNotCopied = 'The link could not be copied';

export const rating = 'Rating: ';

export const fewer = (label: string) => `Fewer ${label.toLowerCase()}`;
export const more = (label: string) => `More ${label.toLowerCase()}`;

export const checkIn = 'Check-in';
export const checkOut = 'Check-out';
export const required = '(required)';
export const addDate = 'Add date';
export const chooseDates = 'Choose your dates';
export const loadingCalendar = 'Loading the calendar…';
export const done = 'Done';
export const optional = '(optional)';
export const close = 'Close';
export const cancel = 'Cancel';
export const closeWithoutSavingTitle = 'Close without saving?';
export const closeWithoutSaving = 'Close without saving';
export const keepEditing = 'Keep editing';
export const unsavedTextIsLost = 'Text that you have not saved is lost.';
export const retry = 'Retry';
export const demo = 'Demo';
export const notAPicture = 'Choose a JPG, PNG or WebP photo.';

export const usesFirst = (phone: string) => `You typed more than one number. We use ${phone}.`;
export const usePhone = (phone: string) => `Use ${phone} instead`;
export const didYouMean = (email: string) => `Did you mean ${email}?`;

export const weekdayHead = (name: string) => name.slice(0, 2);

export const previousMonth = 'Previous month';
export const nextMonth = 'Next month';
export const nowCheckOut = (day: string) => `${day}: now choose the check-out date`;
export const firstCheckIn = 'Choose the check-in date';
export const clearDates = 'Clear dates';
