import { OpenStaySchema } from '#src/domain/booking/guestStay.ts';
import type { Call } from '../door.ts';

/** What the link of a guest opens; apart from what is done by it, for a page of 105 kB of scripts. */

/** What is refused of any link. */
export const linkRefusals = {
  not_found: 'This link does not work any more. Please ask for a new one.',
  shared_link: 'This link only shows the stay. Whoever booked it can change it.',
  rate_limited: 'Too many tries from here. Please wait a minute and try again.',
  busy: 'Somebody else is at this booking just now. Please try again in a moment.',
} as const;
export const linkFailed = 'We could not reach the server. Nothing is lost: please check your connection and try again.';

/** {token} */
export const openStay = {
  path: 'rest/v1/rpc/open_stay',
  answer: OpenStaySchema,
  refusals: linkRefusals,
  failed: 'We could not load your stay. Please check your connection and try again.',
} as const satisfies Call;
