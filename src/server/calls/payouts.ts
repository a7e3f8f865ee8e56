import { PayoutAccountSchema, payoutRefusal } from '#src/domain/desk/payouts.ts';
import { unreachable } from '#src/words/en/common.ts';
import type { Call } from '../apiClient.ts';

/** {hotel_id, month: any day of it} */
export const deskPayouts = {
  path: 'rest/v1/rpc/desk_payouts',
  answer: PayoutAccountSchema,
  refusals: payoutRefusal,
  failed: unreachable,
} as const satisfies Call;
