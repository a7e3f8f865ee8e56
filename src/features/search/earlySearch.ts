import { preloadPhoto, startEarly } from '#src/lib/early.ts';
import { photoSources } from '#src/lib/photos.ts';
import { cardPhotoSizes, firstPhotos } from './cardPhoto.ts';
import { findHotels } from './search.api.ts';
import { readSearchQuery, writeSearchQuery } from './searchQuery.ts';

/** Asks the search of the address, and for its first photos, while the screen's code is still on its way. */
export async function searchEarly() {
  const query = readSearchQuery(new URLSearchParams(window.location.search));
  const found = await startEarly(String(writeSearchQuery(query)), () => findHotels(query));
  if (!found.ok || found.value.kind !== 'found') return;
  for (const { main_image_url } of found.value.page.hotels.slice(0, firstPhotos)) {
    if (main_image_url) preloadPhoto(photoSources(main_image_url), cardPhotoSizes);
  }
}
