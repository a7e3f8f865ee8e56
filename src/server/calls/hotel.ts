import { HotelDetailsSchema } from '#src/domain/hotel/hotel.ts';
import { checkConnection } from '#src/words/en/hotel.ts';
import type { Call } from '../apiClient.ts';

export const hotelDetails = {
  path: 'rest/v1/rpc/hotel_details',
  answer: HotelDetailsSchema,
  failed: checkConnection,
} as const satisfies Call;
