import { type HotelName, hotelNames } from '#src/server/calls/office/hotels.ts';
import { call } from '#src/server/signedIn.ts';

/** Returns an empty list if the server does not answer: these names only help to fill in a field. */
async function fetchHotels(args: { search?: string; hotel_id?: string }): Promise<HotelName[]> {
  const found = await call(hotelNames, args);
  return found.ok ? found.value : [];
}

/** Returns up to 20 hotels by name, including hidden ones. */
export const findHotelNames = (search: string) => fetchHotels({ search });

export const fetchHotelName = async (hotel_id: string): Promise<HotelName | null> =>
  (await fetchHotels({ hotel_id }))[0] ?? null;
