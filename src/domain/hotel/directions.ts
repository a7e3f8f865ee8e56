import { type Hotel, joined } from './hotel.ts';
import { inOwnWords } from './ownWords.ts';

type Place = Pick<Hotel, 'name' | 'address' | 'city' | 'country'> & {
  latitude?: number | null;
  longitude?: number | null;
  /** The point is the town's, not the hotel's. */
  is_approximate?: boolean;
};

/** Returns the address in one line. Owners may repeat city, state or country in it, so each part appears once. */
export const addressLine = ({ address, city, country }: Pick<Hotel, 'address' | 'city' | 'country'>) =>
  inOwnWords(joined(joined(address, city), country));

export function directionsTo({ latitude, longitude, is_approximate, ...hotel }: Place): string {
  const destination =
    !is_approximate && typeof latitude === 'number' && typeof longitude === 'number'
      ? `${latitude},${longitude}`
      : `${hotel.name}, ${addressLine(hotel)}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}
