import type { Hotel, HotelDetails, Photo } from './hotel.ts';

/** Every photo of the hotel once, its main picture first. */
export function photosOf(hotel: Hotel): Photo[] {
  const main = hotel.main_image_url;
  const rest = hotel.photos.filter((photo) => photo.url !== main);
  if (!main) return rest;
  return [hotel.photos.find((photo) => photo.url === main) ?? { url: main, alt: hotel.name }, ...rest];
}

/** The same hotel with other words for its photos and those of its rooms. */
export function describePhotos<Details extends HotelDetails>(
  details: Details,
  words: (photo: Photo) => string,
): Details {
  const described = (photos: readonly Photo[]) => photos.map((photo) => ({ ...photo, alt: words(photo) }));
  return {
    ...details,
    hotel: { ...details.hotel, photos: described(details.hotel.photos) },
    rooms: details.rooms.map((room) => ({ ...room, photos: described(room.photos) })),
  };
}
