/** Why a foreign guest’s form could not be opened or saved, by the code of the server. */
export const arrivalRefused = {
  not_found: 'This link no longer works.',
  rate_limited: 'Too many attempts from your connection. Try again in one minute.',
  busy: 'Someone else is filling in this form. Try again in a moment.',
  invalid_form: 'We could not send the form. Check what you entered.',
  reported: 'The hotel has already reported this guest. To correct something, tell the hotel.',
  by_house: 'The hotel filled in this form itself. To correct something, tell the hotel.',
  too_many: 'Every guest of your booking already has a form.',
} as const;
export const formNotOpened = 'We could not open your form. Check your connection and try again.';
export const formNotSaved =
  'We could not save the form. Nothing you typed is lost. Check your connection and try again.';
