import { DayPricesSchema } from '#src/domain/hotel/dayPrices.ts';
import type { Call } from '../door.ts';

/** Without an answer a calendar does without prices. */
export const dayPrices = {
  path: 'rest/v1/rpc/day_prices',
  answer: DayPricesSchema,
  failed: 'Prices could not be loaded. The dates can be chosen all the same.',
} as const satisfies Call;
