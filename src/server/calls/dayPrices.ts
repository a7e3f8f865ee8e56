import { DayPricesSchema } from '#src/domain/hotel/dayPrices.ts';
import { pricesFailed } from '#src/words/en/hotel.ts';
import type { Call } from '../apiClient.ts';

/** Without an answer a calendar shows no prices. */
export const dayPrices = {
  path: 'rest/v1/rpc/day_prices',
  answer: DayPricesSchema,
  failed: pricesFailed,
} as const satisfies Call;
