import type { Hotel, HotelDetails, Photo } from './hotel.ts';

/** Every photo of the hotel once, its main picture first. */
export function photosOf(hotel: Hotel): Photo[] {
  const main = hotel.main_image_url;
  const rest = hotel.photos.filter((photo) => photo.url !== main);
  if (!main) return rest;
  return [hotel.photos.find((photo) => photo.url === main) ?? { url: main, alt: hotel.name }, ...rest];
}

/** The same hotel with these words for photos of it and of its rooms, by their addresses. */
export function describePhotos<Details extends HotelDetails>(
  details: Details,
  words: Readonly<Record<string, string>>,
): Details {
  const described = (photos: readonly Photo[]) => photos.map(({ url, alt }) => ({ url, alt: words[url] ?? alt }));
  return {
    ...details,
    hotel: { ...details.hotel, photos: described(details.hotel.photos) },
    rooms: details.rooms.map((room) => ({ ...room, photos: described(room.photos) })),
  };
}

/** The words of the site's own photos as they are told of a hotel, by their addresses. */
export const ownPhotoWords = ({ hotel, rooms }: HotelDetails): Record<string, string> =>
  Object.fromEntries(
    [hotel, ...rooms].flatMap(({ photos }) =>
      photos.filter(({ url }) => url.startsWith('/photos/')).map(({ url, alt }) => [url, alt]),
    ),
  );
