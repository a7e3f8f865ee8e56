import { ActedSchema, AdvancesSchema, AwaitedPageSchema, PayablesSchema } from '#src/domain/office/advances.ts';
import * as say from '#src/words/staff/adminPayments.ts';
import type { Call } from '../../apiClient.ts';
import { reading } from './common.ts';

export const advances = {
  path: 'rest/v1/rpc/admin_advances',
  answer: AdvancesSchema,
  ...reading,
} as const satisfies Call;

/** {search, hotel_id, page, sort, size: rows a page} */
export const awaitedPage = {
  path: 'rest/v1/rpc/admin_awaited',
  answer: AwaitedPageSchema,
  ...reading,
} as const satisfies Call;

/** {search, amount: paise}: finds bookings that a bank statement's line may pay. */
export const findPayable = {
  path: 'rest/v1/rpc/admin_find_payable',
  answer: PayablesSchema,
  ...reading,
} as const satisfies Call;

/** `{booking_ids, deed: 'remind' | 'expire', reason: to expire before the deadline}` */
export const actOnAwaited = {
  path: 'rest/v1/rpc/admin_act_on_awaited',
  answer: ActedSchema,
  refusals: say.advanceRefusals,
  failed: say.serverDidNotAnswer,
  isFrank: true,
} as const satisfies Call;
