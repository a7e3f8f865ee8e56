import * as v from 'valibot';
import type { Call } from '../apiClient.ts';

/** Without an answer, prices stay in rupees. */
export const dollarRate = {
  path: 'rest/v1/exchange_rates',
  method: 'GET',
  answer: v.array(v.object({ inr_per_unit: v.union([v.string(), v.number()]), as_of: v.string() })),
  failed: '',
} as const satisfies Call;
