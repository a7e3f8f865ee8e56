import type { Destination } from '#src/domain/hotel/search.ts';
import { counted } from '#src/domain/stay.ts';

const maxSuggestions = 8;
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();

/** How well a place fits what was typed: its name begins so, one of its names or words does, its name holds it; null where none does. */
function rank({ name, names }: Destination, wanted: string): number | null {
  const own = plain(name);
  if (own.startsWith(wanted)) return 0;
  if (names.some((other) => plain(other).startsWith(wanted))) return 1;
  if (own.includes(` ${wanted}`)) return 2;
  return own.includes(wanted) ? 3 : null;
}

/**
 * Places called like what was typed: those with stays before those without, the better fit first, of equals the wider one and the one
 * with more stays. While nothing is typed, regions and the places with most stays.
 */
export function suggest(destinations: readonly Destination[], typed: string): readonly Destination[] {
  const wanted = plain(typed);
  const stays = ({ hotel_count }: Destination) => hotel_count ?? 1;
  return destinations
    .map((destination) => ({ destination, fit: rank(destination, wanted) }))
    .filter(({ destination, fit }) => fit !== null && (wanted !== '' || (destination.hotel_count ?? 0) > 0))
    .sort(
      (a, b) =>
        Number(stays(a.destination) === 0) - Number(stays(b.destination) === 0) ||
        (a.fit ?? 0) - (b.fit ?? 0) ||
        Number(b.destination.kind === 'region') - Number(a.destination.kind === 'region') ||
        stays(b.destination) - stays(a.destination),
    )
    .slice(0, maxSuggestions)
    .map(({ destination }) => destination);
}

/** What stands beside a suggestion: where it is, and how many stays there are. */
export function suggestionFacts({ kind, region, hotel_count }: Destination): { where: string | null; stays: string } {
  const isLandmark = kind === 'airport' || kind === 'station';
  return {
    where: region,
    stays: isLandmark ? 'Stays nearby' : hotel_count ? counted(hotel_count, 'stay') : 'No stays yet',
  };
}
