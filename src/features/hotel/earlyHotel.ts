import { hotelIdIn } from '#src/domain/hotel/hotelAddress.ts';
import { isDated, readStayQuery, type StayQuery } from '#src/domain/stay.ts';
import { keepPresses, preloadPhoto, startEarly } from '#src/lib/early.ts';
import { lastSegment } from '#src/lib/paths.ts';
import { photoSources } from '#src/lib/photos.ts';
import { heroSizes } from './heroSizes.ts';
import { fetchHotel } from './hotel.api.ts';

export function hotelKey(id: string, stay: StayQuery): string {
  return JSON.stringify([id, isDated(stay) ? stay : { ...stay, check_in_date: null, check_out_date: null }]);
}

/** Requests the hotel and its first photo before the screen's code has loaded. */
export async function fetchHotelEarly() {
  keepPresses();
  const id = hotelIdIn(lastSegment(window.location.pathname));
  const stay = readStayQuery(new URLSearchParams(window.location.search));
  const found = await startEarly(hotelKey(id, stay), () => fetchHotel(id, stay));
  // A built page already names its photo.
  const photo = found?.ok && !document.querySelector('.hotel-mosaic img') && found.value?.hotel.photos[0];
  if (photo) preloadPhoto(photoSources(photo.url), heroSizes);
}
