import * as v from 'valibot';
import { dateRefusals } from '#src/domain/stay.ts';
import { invalidEmail } from '#src/words/en/text.ts';
import type { Call } from '../door.ts';

/**
 * {email, hotel_id, room_category_id: null for any, check_in, check_out, adults, children, rooms, legal_versions}: who is told once, when a
 * stay that is sold out can be booked. Answers alike, whoever waits already.
 */
export const awaitNights = {
  path: 'rest/v1/rpc/await_nights',
  /** is_confirmed: whoever is signed in with the address need not confirm it. */
  answer: v.object({ is_confirmed: v.boolean() }),
  refusals: {
    ...dateRefusals,
    invalid_email: invalidEmail,
    invalid_guests: 'Please choose fewer guests or rooms.',
    is_free: 'There is room by now: please load the page anew to book it.',
    not_let: 'The house does not let for these dates and this party any more.',
    too_many_waits: 'You wait for as many stays as one can. Stop one by the link of its mail first.',
    rate_limited: 'Too many asked from here, or for this address. Please try again later.',
    busy: 'Many are writing to us just now. Please try again in a moment.',
  },
  failed: 'We could not note it. What you typed is still here: please try again.',
} as const satisfies Call;
