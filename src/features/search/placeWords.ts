import type { NearestPlace, SearchPage } from '#src/domain/hotel/search.ts';
import { dateTag } from '#src/words/en/language.ts';
import { nearMe, nearTyped } from '#src/words/en/search.ts';
import * as say from '#src/words/en/site.ts';
import type { SearchQuery } from './searchQuery.ts';

export const isNearMe = (text: string) => text.trim() === nearMe || nearTyped.test(text);

export const listed = (names: readonly string[]) => new Intl.ListFormat(dateTag).format(names);

/** Returns the heading: the place's own name if it is known, or else the typed text. */
export function searchTitle({ destination, near }: SearchQuery, page: SearchPage | null): string {
  if (near && !destination) return say.nearYou;
  if (!destination) return say.results;
  if (!page?.meaning.is_all) return say.hotelsFor(page?.meaning.shown ?? destination);
  const { places } = page.meaning;
  if (places.length === 0) return say.inGoa;
  const hotelsAt = page.radius_km !== null && !near ? say.hotelsNear : say.hotelsIn;
  return hotelsAt(listed(places));
}

export const placeName = ({ name, region }: Pick<NearestPlace, 'name' | 'region'>) =>
  region ? `${name}, ${region}` : name;
