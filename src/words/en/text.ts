/** What is wrong with what was typed, wherever it is typed. */

export const invalidEmail = 'Please enter an email address like name@example.com.';
export const invalidPhone = 'Please enter a phone number with 7 to 15 digits.';
/** Of a name with markup in it. */
export const markupInName = 'Please write the name without < and >.';
