import { type Hotel, placeOf } from './hotel.ts';

type Place = Pick<Hotel, 'name' | 'address' | 'city' | 'country'> & {
  latitude?: number | null;
  longitude?: number | null;
  /** The point is that of the town, not the hotel's own. */
  is_approximate?: boolean;
};

/** A hotel's address in one line, each part of it once: owners write city, state or country into their address, or do not. */
export function addressLine({ address, city, country }: Pick<Hotel, 'address' | 'city' | 'country'>): string {
  const place = placeOf({ address, city });
  return place.toLowerCase().includes(country.toLowerCase()) ? place : `${place}, ${country}`;
}

/** The way to a hotel in the visitor's maps app: to its own point on the map where it has one, else to its name and address. */
export function directionsTo({ latitude, longitude, is_approximate, ...hotel }: Place): string {
  const destination =
    !is_approximate && typeof latitude === 'number' && typeof longitude === 'number'
      ? `${latitude},${longitude}`
      : `${hotel.name}, ${addressLine(hotel)}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}
