import { cardPhotoSizes } from '#src/features/stay/cardPhoto.ts';
import { preloadPhoto, startEarly } from '#src/lib/early.ts';
import { photoSources } from '#src/lib/photos.ts';
import { findHotels } from './search.api.ts';
import { readSearchQuery, searchKey } from './searchQuery.ts';

/** Starts the search of the address, and loads its first photo, before the screen's code. */
export async function searchEarly() {
  const query = readSearchQuery(new URLSearchParams(window.location.search));
  const found = await startEarly(searchKey(query), () => findHotels(query));
  if (!found?.ok || found.value.kind !== 'found') return;
  // One photo fills a phone's screen. A wide screen requests the others when it renders.
  const first = found.value.page.hotels[0]?.main_image_url;
  if (first) preloadPhoto(photoSources(first), cardPhotoSizes);
}
