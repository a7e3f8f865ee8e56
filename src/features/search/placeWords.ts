import type { NamedPlace, NearestPlace, SearchPage } from '#src/domain/hotel/search.ts';
import { nearMe } from '#src/words/en/searchBar.ts';
import type { SearchQuery } from './searchQuery.ts';

/** A place one stays near and never in. */
export const isLandmark = ({ kind }: Pick<NamedPlace, 'kind'>) => kind === 'airport' || kind === 'station';

/** Whether a text asks for what is near the visitor, in one of the ways to say it. */
export const isNearMe = (text: string) =>
  text.trim() === nearMe || /^\s*((hotels?|stays?)\s+)?(near\s*(me|by)|around\s+me)\s*$/i.test(text);

/** "Baga, Calangute and Anjuna". */
export const listed = (names: readonly string[]) => new Intl.ListFormat('en-GB').format(names);

/** What was searched for, as the heading says it: a place by its own name, anything else as it was typed; so is what is not known yet. */
export function searchTitle({ destination, near }: SearchQuery, page: SearchPage | null): string {
  if (near && !destination) return 'Hotels near you';
  if (!destination) return 'Search Results';
  if (!page?.meaning.is_all) return `Hotels for “${page?.meaning.shown ?? destination}”`;
  const { places } = page.meaning;
  if (places.length === 0) return 'Hotels in Goa';
  return `Hotels ${page.radius_km !== null && !near ? 'near' : 'in'} ${listed(places)}`;
}

/** "Bogmalo, South Goa". */
export const placeName = ({ name, region }: Pick<NearestPlace, 'name' | 'region'>) =>
  region ? `${name}, ${region}` : name;
