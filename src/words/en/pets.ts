import { petFriendly } from '../../domain/pets.ts';

/** Says whether pets are allowed. Apart from chat.ts, so that its pages stay small. */

/** Says whether pets may stay at a hotel with these amenities. */
export const petWords = (amenities: readonly string[]) =>
  amenities.includes(petFriendly) ? 'pets are allowed' : 'pets cannot stay';

/** Says at which of these hotels pets may stay. */
export function petsAt(places: readonly { name: string; amenities: readonly string[] }[]): string {
  const names = places.filter(({ amenities }) => amenities.includes(petFriendly)).map(({ name }) => name);
  return names.length > 0 ? `pets are welcome at ${names.join(' and ')}` : 'pets cannot stay';
}
