import type { Hotel, HotelDetails, Photo } from './hotel.ts';

export function photosOf(hotel: Hotel): Photo[] {
  const main = hotel.main_image_url;
  const rest = hotel.photos.filter((photo) => photo.url !== main);
  if (!main) return rest;
  return [hotel.photos.find((photo) => photo.url === main) ?? { url: main, alt: hotel.name }, ...rest];
}

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

export const ownPhotoWords = ({ hotel, rooms }: HotelDetails): Record<string, string> =>
  Object.fromEntries(
    [hotel, ...rooms].flatMap(({ photos }) =>
      photos.filter(({ url }) => url.startsWith('/photos/')).map(({ url, alt }) => [url, alt]),
    ),
  );
