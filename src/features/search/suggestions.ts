import type { Destination } from '#src/domain/hotel/hotel.ts';

const maxSuggestions = 8;
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** Cities that contain what was typed, those that begin with it first; all of them while nothing is typed. */
export function suggest(destinations: readonly Destination[], typed: string): readonly Destination[] {
  const wanted = plain(typed);
  const rank = ({ city }: Destination) => plain(city).indexOf(wanted);
  return destinations
    .filter((destination) => rank(destination) >= 0)
    .sort((a, b) => Number(rank(a) > 0) - Number(rank(b) > 0))
    .slice(0, maxSuggestions);
}
