import { petFriendly } from '../../domain/pets.ts';

/** What is said of pets, by the amenities of a place. Apart from the chat, whose pages have no room for what the build works out. */

/** What a message says of pets at a place with these amenities. */
export const petWords = (amenities: readonly string[]) =>
  amenities.includes(petFriendly) ? 'pets are allowed' : 'pets cannot stay';

/** What a message about no place in particular says of pets: where they may stay. */
export function petsAt(places: readonly { name: string; amenities: readonly string[] }[]): string {
  const names = places.filter(({ amenities }) => amenities.includes(petFriendly)).map(({ name }) => name);
  return names.length > 0 ? `pets are welcome at ${names.join(' and ')}` : 'pets cannot stay';
}
