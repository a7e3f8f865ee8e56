import * as v from 'valibot';
import { call } from './admin.api.ts';

const HotelNameSchema = v.object({
  id: v.string(),
  name: v.string(),
  city: v.string(),
  /** The room categories that are sold. */
  rooms: v.array(v.object({ id: v.string(), name: v.string() })),
});
export type HotelName = v.InferOutput<typeof HotelNameSchema>;

/** None when the server does not answer: these lists only help to fill in a field. */
async function fetchHotels(args: { search?: string; hotel_id?: string }): Promise<HotelName[]> {
  const found = await call('admin_hotels', args, v.array(HotelNameSchema), '');
  return found.ok ? found.value : [];
}

/** Up to 20 hotels, hidden ones too, whose name has these words. */
export const findHotelNames = (search: string) => fetchHotels({ search });

/** The hotel with this id, or null. */
export const fetchHotelName = async (hotel_id: string): Promise<HotelName | null> =>
  (await fetchHotels({ hotel_id }))[0] ?? null;

/** The room categories of a hotel that are sold. */
export const fetchRoomNames = async (hotel_id: string) => (await fetchHotelName(hotel_id))?.rooms ?? [];
