import type { Hotel, Photo } from '#src/domain/hotel/hotel.ts';
import { readMoment } from '#src/domain/moment.ts';

const reviewDate = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** "9 October 2026" for a timestamp of the database. */
export function dayOf(timestamp: string): string {
  return reviewDate.format(readMoment(timestamp));
}

/** Every photo of the hotel once, its main picture first. */
export function photosOf(hotel: Hotel): Photo[] {
  const main = hotel.main_image_url;
  const rest = hotel.photos.filter((photo) => photo.url !== main);
  if (!main) return rest;
  return [hotel.photos.find((photo) => photo.url === main) ?? { url: main, alt: hotel.name }, ...rest];
}
