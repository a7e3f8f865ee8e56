import * as v from 'valibot';
import { ArrivalSchema } from '#src/domain/formC/arrival.ts';
import { arrivalRefused, formNotOpened, formNotSaved } from '#src/words/en/arrival.ts';
import { type Call, done } from '../apiClient.ts';

export const arrivalForm = {
  path: 'rest/v1/rpc/arrival_form',
  answer: ArrivalSchema,
  refusals: arrivalRefused,
  failed: formNotOpened,
} as const satisfies Call;

/** {token, form_id: made here, so that a retry is the same form, form} */
export const fillArrival = {
  path: 'rest/v1/rpc/fill_arrival',
  answer: done,
  facts: v.object({ field: v.string() }),
  refusals: arrivalRefused,
  failed: formNotSaved,
} as const satisfies Call;
