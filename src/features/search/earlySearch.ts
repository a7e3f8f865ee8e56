import { cardPhotoSizes } from '#src/features/stay/cardPhoto.ts';
import { preloadPhoto, startEarly } from '#src/lib/early.ts';
import { photoSources } from '#src/lib/photos.ts';
import { findHotels } from './search.api.ts';
import { readSearchQuery, searchKey } from './searchQuery.ts';

/** Asks the search of the address, and for its first photo, while the screen's code is still on its way. */
export async function searchEarly() {
  const query = readSearchQuery(new URLSearchParams(window.location.search));
  const found = await startEarly(searchKey(query), () => findHotels(query));
  if (!found?.ok || found.value.kind !== 'found') return;
  // One fills a phone's screen; a wide one asks for its others as soon as it is drawn.
  const first = found.value.page.hotels[0]?.main_image_url;
  if (first) preloadPhoto(photoSources(first), cardPhotoSizes);
}
