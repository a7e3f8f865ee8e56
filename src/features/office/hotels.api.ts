import { type HotelName, hotelNames } from '#src/server/calls/office/hotels.ts';
import { call } from '#src/server/member.ts';

/** None when the server does not answer: these lists only help to fill in a field. */
async function fetchHotels(args: { search?: string; hotel_id?: string }): Promise<HotelName[]> {
  const found = await call(hotelNames, args);
  return found.ok ? found.value : [];
}

/** Up to 20 hotels, hidden ones too, whose name has these words. */
export const findHotelNames = (search: string) => fetchHotels({ search });

/** The hotel with this id, or null. */
export const fetchHotelName = async (hotel_id: string): Promise<HotelName | null> =>
  (await fetchHotels({ hotel_id }))[0] ?? null;
