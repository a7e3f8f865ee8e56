import type { NamedPlace, NearestPlace } from '#src/domain/hotel/search.ts';
import type { SearchQuery } from './searchQuery.ts';

/** A place one stays near and never in. */
export const isLandmark = ({ kind }: Pick<NamedPlace, 'kind'>) => kind === 'airport' || kind === 'station';

/** What a field and a folded search say of the destination. */
export const nearMe = 'Near me';

/** What was searched for, as the heading says it; the place by its own name where nothing else was asked for. */
export function searchTitle({ destination, near }: SearchQuery, place: NamedPlace | null): string {
  if (near && !destination) return 'Hotels near you';
  if (!destination) return 'Search Results';
  if (!place?.is_all) return `Hotels in ${destination}`;
  return `Hotels ${isLandmark(place) ? 'near' : 'in'} ${place.name}`;
}

/** "Bogmalo, South Goa". */
export const placeName = ({ name, region }: Pick<NearestPlace, 'name' | 'region'>) =>
  region ? `${name}, ${region}` : name;
