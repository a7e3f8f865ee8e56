import type { HotelOfBooking, Photo } from '#src/domain/hotel/hotel.ts';
import { roomPhotos } from '#src/words/en/ownPhotos.ts';

export function photoOf(
  hotel: Pick<HotelOfBooking, 'main_image_url' | 'name'>,
  room: { photos: Photo[] },
): Photo | null {
  const photo = room.photos[0] ?? (hotel.main_image_url ? { url: hotel.main_image_url, alt: hotel.name } : null);
  return roomPhotos && photo ? { ...photo, alt: roomPhotos[photo.url] ?? photo.alt } : photo;
}
