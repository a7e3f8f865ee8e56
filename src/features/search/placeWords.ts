import type { NearestPlace, SearchPage } from '#src/domain/hotel/search.ts';
import { dateTag } from '#src/words/en/language.ts';
import { nearMe, nearTyped } from '#src/words/en/search.ts';
import * as say from '#src/words/en/site.ts';
import type { SearchQuery } from './searchQuery.ts';

/** Whether a text asks for what is near the visitor, in one of the ways to say it. */
export const isNearMe = (text: string) => text.trim() === nearMe || nearTyped.test(text);

/** "Baga, Calangute and Anjuna". */
export const listed = (names: readonly string[]) => new Intl.ListFormat(dateTag).format(names);

/** What was searched for, as the heading says it: a place by its own name, anything else as it was typed; so is what is not known yet. */
export function searchTitle({ destination, near }: SearchQuery, page: SearchPage | null): string {
  if (near && !destination) return say.nearYou;
  if (!destination) return say.results;
  if (!page?.meaning.is_all) return say.hotelsFor(page?.meaning.shown ?? destination);
  const { places } = page.meaning;
  if (places.length === 0) return say.inGoa;
  const hotelsAt = page.radius_km !== null && !near ? say.hotelsNear : say.hotelsIn;
  return hotelsAt(listed(places));
}

/** "Bogmalo, South Goa". */
export const placeName = ({ name, region }: Pick<NearestPlace, 'name' | 'region'>) =>
  region ? `${name}, ${region}` : name;
