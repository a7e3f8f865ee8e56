import { OpenStaySchema } from '#src/domain/booking/guestStay.ts';
import { linkRefusals, stayNotLoaded } from '#src/words/en/guestStay.ts';
import type { Call } from '../apiClient.ts';

export const openStay = {
  path: 'rest/v1/rpc/open_stay',
  answer: OpenStaySchema,
  refusals: linkRefusals,
  failed: stayNotLoaded,
} as const satisfies Call;
