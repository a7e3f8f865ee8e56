import type { HotelDetails } from '#src/domain/hotel/hotel.ts';
import { describeHotel } from '#src/domain/hotel/ownHotel.ts';
import { type StayQuery, stayArguments } from '#src/domain/stay.ts';
import { readUuid } from '#src/domain/uuid.ts';
import { fetchOwnTexts } from '#src/features/stay/ownTexts.ts';
import { isOutcomeUnknown, type Result, success } from '#src/lib/result.ts';
import { hotelDetails } from '#src/server/calls/hotel.ts';
import { callAsGuest } from '#src/server/guest.ts';

/** A hotel with its rooms and latest reviews. With both dates it also has availability and prices. Null if there is no such hotel. */
export async function fetchHotel(id: string, stay: StayQuery): Promise<Result<HotelDetails | null>> {
  if (!readUuid(id)) return success(null);
  const found = await callAsGuest(hotelDetails, {
    hotel_id: id,
    ...stayArguments(stay),
  });
  if (!found.ok) return isOutcomeUnknown(found.failure) ? found : success(null);
  const texts = await fetchOwnTexts(found.value.hotel.showcase_id !== null);
  return texts ? success(describeHotel(found.value, texts)) : found;
}
