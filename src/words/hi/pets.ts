import { petFriendly } from '../../domain/pets.ts';

export const petWords = (amenities: readonly string[]) =>
  amenities.includes(petFriendly) ? 'पालतू जानवर आ सकते हैं' : 'पालतू जानवर नहीं रह सकते';

export function petsAt(places: readonly { name: string; amenities: readonly string[] }[]): string {
  const names = places.filter(({ amenities }) => amenities.includes(petFriendly)).map(({ name }) => name);
  return names.length > 0 ? `पालतू जानवर ${names.join(' और ')} में आ सकते हैं` : 'पालतू जानवर नहीं रह सकते';
}
