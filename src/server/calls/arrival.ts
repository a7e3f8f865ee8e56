import * as v from 'valibot';
import { ArrivalSchema } from '#src/domain/formC/arrival.ts';
import { type Call, done } from '../door.ts';

/** What a guest from abroad fills in before arrival, by the link of the house. */

const refusals = {
  not_found: 'This link does not work any more.',
  rate_limited: 'Too many tries from here. Please wait a minute and try again.',
  busy: 'Somebody else is filling in this form just now. Please try again in a moment.',
  invalid_form: 'Something in the form cannot be sent like this. Please look at it again.',
  reported: 'The house has reported this guest already. If something is wrong, please tell the house.',
  by_house: 'The house has filled in this form itself. If something is wrong, please tell the house.',
  too_many: 'Everybody of your booking has a form already.',
} as const;

/** {token} */
export const arrivalForm = {
  path: 'rest/v1/rpc/arrival_form',
  answer: ArrivalSchema,
  refusals,
  failed: 'We could not open your form. Please check your connection and try again.',
} as const satisfies Call;

/** {token, form_id: made here, so that what is sent again is the same form, form} */
export const fillArrival = {
  path: 'rest/v1/rpc/fill_arrival',
  answer: done,
  facts: v.object({ field: v.string() }),
  refusals,
  failed: 'We could not save the form. Nothing you typed is lost: please check your connection and try again.',
} as const satisfies Call;
