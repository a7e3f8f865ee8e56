import type { Hotel, Photo } from './hotel.ts';

/** Every photo of the hotel once, its main picture first. */
export function photosOf(hotel: Hotel): Photo[] {
  const main = hotel.main_image_url;
  const rest = hotel.photos.filter((photo) => photo.url !== main);
  if (!main) return rest;
  return [hotel.photos.find((photo) => photo.url === main) ?? { url: main, alt: hotel.name }, ...rest];
}
