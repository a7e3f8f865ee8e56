import * as v from 'valibot';
import type { Call } from '../door.ts';

/** Shows that a person sends the booking with this idempotency key, by the token of the form's check. */
export const proveHuman = {
  path: 'functions/v1/prove-human',
  answer: v.object({ success: v.literal(true) }),
  failed: 'We could not check that you are a person. Please try again.',
} as const satisfies Call;
