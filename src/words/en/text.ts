/** What is wrong with what was typed, wherever it is typed. */

export const invalidEmail = 'Please enter an email address like name@example.com.';
