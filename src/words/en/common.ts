// Moment --------------------------------------------------------------------------------------------------------------
/** Follows a time of the hotels, for readers who may be in another time zone. */
export const inIndia = ' IST';

// Measures ------------------------------------------------------------------------------------------------------------
/** Lengths. */

export const metres = 'm';
export const kilometres = 'km';

// Text ----------------------------------------------------------------------------------------------------------------
/** Mistakes in text fields, on every screen. */

export const invalidEmail = 'Enter an email address like name@example.com.';
export const invalidPhone = 'Enter a phone number with 7 to 15 digits.';
/** Refuses a name with markup in it. */
export const markupInName = 'Write the name without < and >.';

// Server --------------------------------------------------------------------------------------------------------------
/** Shown if the server did not answer, instead of a library’s own error such as "TypeError: Failed to fetch". */
export const unreachable = 'We could not reach the server. Check your connection and try again.';
/** Shown for any unexpected error. */
export const unexpected = 'Something went wrong. Try again.';
/** Shown if too many requests arrive at the same time. */
export const busy = 'We are very busy at the moment. Try again in a few seconds.';
export const signInAgain = 'Sign in again to continue.';
export const tooLarge = 'This is too large for the server. Make it shorter or smaller.';
export const notHuman = 'The security check failed. Try again.';

// Human ---------------------------------------------------------------------------------------------------------------
/** The security check that keeps robots out. */

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

// Mistakes ------------------------------------------------------------------------------------------------------------
/** Heads the list of mistakes in a form. */
export const oneMistake = 'One thing needs your attention';
export const mistakes = (count: number) => `${count} things need your attention`;

// Calm text -----------------------------------------------------------------------------------------------------------
/** Refuses text that would cover the lines around it. */
export const notCalm = 'Use at most 4 marks on one letter and 2 empty lines in a row.';

// Price ---------------------------------------------------------------------------------------------------------------
/** The price of a stay, line by line. */

export const ofWhichGst = 'GST included';
export const advanceDue = 'Advance due';
export const balanceAtHotel = 'Balance due at the hotel';
export const discount = 'Discount';
export const total = 'Total';
/** Which part of a price an advance is, where it is all of it: "Advance due (in full)". */
export const inFull = 'in full';
export const fromDay = (day: string) => `From ${day}: `;

// Price lines ---------------------------------------------------------------------------------------------------------
/** Beside the lines of a price, where another currency than rupees is shown. */

export const youAreCharged = 'Total in rupees';
export const pricedInRupees = 'The price was in rupees.';
export const chargedInRupees = 'You pay in rupees.';
export const dollarsAreAGuide = (day: string) => `Dollar figures use the rate of ${day} and are a guide.`;

// Status --------------------------------------------------------------------------------------------------------------
/** The status of a booking, and of its payment. */

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
/** By the state of the payment, where there is an advance, and where there is none. */
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

// Cancellation --------------------------------------------------------------------------------------------------------
/** Cancellation policies with their wording. */
export const cancellationPolicies = {
  flexible: 'Flexible: full refund up to 1 day before arrival (24 hours before check-in).',
  moderate: 'Moderate: full refund up to 7 days before arrival.',
  strict: 'Strict: 50 percent refund up to 1 week before arrival.',
  super_strict: 'Super strict: 50 percent refund up to 60 days before arrival.',
  non_refundable: 'Non-refundable: no refund after booking.',
} as const;

/** How long it takes until money is back. */
export const refundDays = '5–7 business days';

export const refundsTake = `Refunds take ${refundDays}.`;

/** The wording of a stored cancellation policy; a hotel's own text passes as it is. */
export function cancellationText(policy: string): string {
  return policy in cancellationPolicies ? cancellationPolicies[policy as keyof typeof cancellationPolicies] : policy;
}

/** The same with how long a refund takes, where there may be one. */
export function cancellationTerms(policy: string): string {
  const refunds = policy in cancellationPolicies && policy !== 'non_refundable';
  return `${cancellationText(policy)}${refunds ? ` ${refundsTake}` : ''}`;
}

// Ui ------------------------------------------------------------------------------------------------------------------
/** Parts that all screens share. */

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
export const retry = 'Retry';
export const demo = 'Demo';
export const notAPicture = 'Choose a JPG, PNG or WebP photo.';

/** Shown beside a field with several phone numbers. */
export const usesFirst = (phone: string) => `You typed more than one number. We use ${phone}.`;
export const usePhone = (phone: string) => `Use ${phone} instead`;
export const didYouMean = (email: string) => `Did you mean ${email}?`;

// Calendar ------------------------------------------------------------------------------------------------------------
/** The calendar of a date picker, which is fetched when it is opened. */

/** Heads a column of days, by the short name of its weekday: "Mo". */
export const weekdayHead = (name: string) => name.slice(0, 2);

export const previousMonth = 'Previous month';
export const nextMonth = 'Next month';
export const nowCheckOut = (day: string) => `${day}: now choose the check-out date`;
export const firstCheckIn = 'Choose the check-in date';
export const clearDates = 'Clear dates';
