import * as v from 'valibot';
import type { Call } from '../../apiClient.ts';
import { reading } from './common.ts';

const HotelNameSchema = v.object({
  id: v.string(),
  name: v.string(),
  city: v.string(),
  rooms: v.array(v.object({ id: v.string(), name: v.string() })),
});
export type HotelName = v.InferOutput<typeof HotelNameSchema>;

export const hotelNames = {
  path: 'rest/v1/rpc/admin_hotels',
  answer: v.array(HotelNameSchema),
  ...reading,
} as const satisfies Call;
