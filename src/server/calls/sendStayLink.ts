import { invalidEmail } from '#src/words/en/common.ts';
import { linkFailed as failed, linkRefusals } from '#src/words/en/guestStay.ts';
import { type Call, done } from '../apiClient.ts';

/** {booking_reference, guest_email}: answers the same if there is no such booking. */
export const sendStayLink = {
  path: 'rest/v1/rpc/send_stay_link',
  answer: done,
  refusals: { rate_limited: linkRefusals.rate_limited, busy: linkRefusals.busy, invalid_email: invalidEmail },
  failed,
} as const satisfies Call;
