import { placeOf } from '#src/domain/hotel/hotel.ts';
import { cardPhotoSizes } from '#src/features/stay/cardPhoto.ts';
import { drawPhoto } from '#src/lib/drawPhoto.ts';
import { startEarly } from '#src/lib/early.ts';
import { findHotels } from './search.api.ts';
import { readSearchQuery, searchKey } from './searchQuery.ts';

export const searchFallbackId = 'search-first';

/** Starts the search of the address, and shows the first hotel in the first placeholder, before React. */
export async function searchEarly() {
  const query = readSearchQuery(new URLSearchParams(window.location.search));
  const found = await startEarly(searchKey(query), () => findHotels(query));
  const first = found?.ok && found.value.kind === 'found' ? found.value.page.hotels[0] : undefined;
  if (!first) return;
  // Gone once React has drawn the page.
  const card = document.getElementById(searchFallbackId)?.querySelector('.hotel-card');
  const [name, city] = card?.querySelector('.hotel-card-facts')?.children ?? [];
  write(name, { className: 'h-8 truncate font-display text-xl', textContent: first.name });
  write(city, { className: 'mt-2 h-5 truncate text-ink-soft text-sm', textContent: placeOf(first) });
  const place = card?.querySelector('.hotel-card-photo');
  const photo = first.main_image_url && { url: first.main_image_url, alt: `${first.name}, ${first.city}` };
  if (place && photo) await drawPhoto(place, photo, { className: 'hotel-card-photo', sizes: cardPhotoSizes });
}

const write = (place: Element | undefined, look: { className: string; textContent: string }) =>
  place?.replaceWith(Object.assign(document.createElement('p'), look));
