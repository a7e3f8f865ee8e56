import { NightsPreviewSchema, RatesPreviewSchema, RatesSchema } from '#src/domain/desk/rates.ts';
import { type Call, done } from '../../apiClient.ts';
import { desk } from './common.ts';

export const deskRates = { path: 'rest/v1/rpc/desk_rates', answer: RatesSchema, ...desk } as const satisfies Call;

/** {room_category_ids, version of the first, plan, rules}: sets the same for all of them. */
export const saveRates = { path: 'rest/v1/rpc/save_rates', answer: done, ...desk } as const satisfies Call;

/** {room_category_id, plan, rules}: what they would cost. Saves nothing. */
export const ratesPreview = {
  path: 'rest/v1/rpc/rates_preview',
  answer: RatesPreviewSchema,
  ...desk,
} as const satisfies Call;

/** {room_category_ids, first_night, end_date, weekdays, price_change, value}: what set_nights would make of them. Saves nothing. */
export const nightsPreview = {
  path: 'rest/v1/rpc/nights_preview',
  answer: NightsPreviewSchema,
  ...desk,
} as const satisfies Call;

/** {hotel_id, percent: of the rate, 0 to 100}: sets the lowest price that the front desk may give. */
export const setLowestPrice = { path: 'rest/v1/rpc/set_lowest_price', answer: done, ...desk } as const satisfies Call;
