/** Mistakes in text fields, on every screen. */

export const invalidEmail = 'Enter an email address like name@example.com.';
export const invalidPhone = 'Enter a phone number with 7 to 15 digits.';
/** Refuses a name with markup in it. */
export const markupInName = 'Write the name without < and >.';
