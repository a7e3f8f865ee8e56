import type { HotelOfBooking, Photo } from '#src/domain/hotel/hotel.ts';

/** The picture of what is booked: the room's own, else the hotel's. */
export function photoOf(
  hotel: Pick<HotelOfBooking, 'main_image_url' | 'name'>,
  room: { photos: Photo[] },
): Photo | null {
  return room.photos[0] ?? (hotel.main_image_url ? { url: hotel.main_image_url, alt: hotel.name } : null);
}
