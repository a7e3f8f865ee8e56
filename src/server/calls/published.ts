import * as v from 'valibot';
import { unreachable } from '#src/words/en/common.ts';
import type { Call } from '../apiClient.ts';

/** {after}: a thousand hotels by id, for the build. */
export const publishedHotelIds = {
  path: 'rest/v1/rpc/published_hotels',
  answer: v.object({
    hotels: v.array(v.object({ id: v.string(), changed_at: v.string(), earlier_names: v.array(v.string()) })),
  }),
  failed: unreachable,
} as const satisfies Call;

/** In percent; shown by /list-property. */
export const siteFee = {
  path: 'rest/v1/rpc/site_fee',
  answer: v.object({ fee_percent: v.number() }),
  failed: unreachable,
} as const satisfies Call;
