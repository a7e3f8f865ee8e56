import { type Hotel, joined } from './hotel.ts';
import { inOwnWords } from './ownWords.ts';

type Place = Pick<Hotel, 'name' | 'address' | 'city' | 'country'> & {
  latitude?: number | null;
  longitude?: number | null;
  /** The point is that of the town, not the hotel's own. */
  is_approximate?: boolean;
};

/** Returns a hotel's address in one line, each part once, because owners may write city, state and country into the address too. */
export const addressLine = ({ address, city, country }: Pick<Hotel, 'address' | 'city' | 'country'>) =>
  inOwnWords(joined(joined(address, city), country));

/** The way to a hotel in the visitor's maps app: to its own point on the map where it has one, else to its name and address. */
export function directionsTo({ latitude, longitude, is_approximate, ...hotel }: Place): string {
  const destination =
    !is_approximate && typeof latitude === 'number' && typeof longitude === 'number'
      ? `${latitude},${longitude}`
      : `${hotel.name}, ${addressLine(hotel)}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}
