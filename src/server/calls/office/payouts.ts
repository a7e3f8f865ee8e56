import * as v from 'valibot';
import { payoutRefusal } from '#src/domain/desk/payouts.ts';
import { PayoutsSchema, payoutFields } from '#src/domain/office/payouts.ts';
import { unreachable } from '#src/words/en/common.ts';
import type { Call } from '../../apiClient.ts';
import { reading } from './common.ts';

export const payouts = {
  path: 'rest/v1/rpc/admin_payouts',
  answer: PayoutsSchema,
  ...reading,
} as const satisfies Call;

const deed = {
  answer: v.object({ ok: v.literal(true), payout: v.object(payoutFields) }),
  facts: v.object({ amount: v.optional(v.number()), field: v.optional(v.string()) }),
  refusals: payoutRefusal,
  failed: unreachable,
  isFrank: true,
} as const;
/** {hotel_id, paid_on, amount: paise as shown, reference, note, idempotency_key} */
export const recordPayout = { path: 'rest/v1/rpc/admin_record_payout', ...deed } as const satisfies Call;
export const reversePayout = { path: 'rest/v1/rpc/admin_reverse_payout', ...deed } as const satisfies Call;
