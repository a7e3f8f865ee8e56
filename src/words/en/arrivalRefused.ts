/** What a guest from abroad reads where the form could not be opened or saved, by the code of the server. */
export const arrivalRefused = {
  not_found: 'This link does not work any more.',
  rate_limited: 'Too many tries from here. Please wait a minute and try again.',
  busy: 'Somebody else is filling in this form just now. Please try again in a moment.',
  invalid_form: 'Something in the form cannot be sent like this. Please look at it again.',
  reported: 'The house has reported this guest already. If something is wrong, please tell the house.',
  by_house: 'The house has filled in this form itself. If something is wrong, please tell the house.',
  too_many: 'Everybody of your booking has a form already.',
} as const;
export const formNotOpened = 'We could not open your form. Please check your connection and try again.';
export const formNotSaved =
  'We could not save the form. Nothing you typed is lost: please check your connection and try again.';
