import type { HotelDetails } from '#src/domain/hotel/hotel.ts';
import { describePhotos } from '#src/domain/hotel/hotelPhotos.ts';
import { sitePhoto } from '#src/lib/photos.ts';
import { ownWords } from './translated.ts';

/** A hotel whose pictures are the site's own is told of them in the language of the build: the database has them in English. */
export function describeInLanguage<Details extends HotelDetails>(details: Details): Details {
  const words = (ownWords('photos.yaml') ?? {}) as Record<string, { alt?: string }>;
  return describePhotos(details, ({ url, alt }) => words[sitePhoto(url) ?? '']?.alt ?? alt);
}
