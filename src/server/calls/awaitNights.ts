import * as v from 'valibot';
import { dateRefusals } from '#src/domain/stay.ts';
import { busy, invalidEmail } from '#src/words/en/common.ts';
import * as words from '#src/words/en/hotel.ts';
import type { Call } from '../apiClient.ts';

/** Answers the same for an address that is already on the waiting list. */
export const awaitNights = {
  path: 'rest/v1/rpc/join_waitlist',
  /** True if the address needs no confirmation: the guest is signed in with it. */
  answer: v.object({ is_confirmed: v.boolean() }),
  refusals: {
    ...dateRefusals,
    invalid_email: invalidEmail,
    invalid_guests: words.fewerGuests,
    is_free: words.isFree,
    not_let: words.notLet,
    too_many_waits: words.tooManyWaits,
    rate_limited: words.askedOften,
    texts_changed: words.textsChanged,
    busy,
  },
  failed: words.notNoted,
} as const satisfies Call;
