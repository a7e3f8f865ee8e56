import type { SearchPage } from '#src/domain/hotel/search.ts';
import { isLandmark } from './placeWords.ts';
import type { SearchQuery } from './searchQuery.ts';
import { searchAddress } from './useSearchQuery.ts';

interface Props {
  query: SearchQuery;
  page: SearchPage;
}

/** How the destination was understood, where that is not plain: a slip that was mended, and what "near" means. */
export function PlaceNote({ query, page }: Props) {
  const { place, radius_km } = page;
  const typed = place?.typed;
  return (
    <>
      {place && typed && (
        <p className="mb-4">
          Showing <strong>{place.name}</strong>.{' '}
          <a className="link" href={searchAddress({ ...query, isExact: true, page: 1 })}>
            Search for “{typed}” instead
          </a>
        </p>
      )}
      {radius_km !== null && (
        <p className="figures mb-4 text-ink-soft">
          Within {radius_km} km of {place && isLandmark(place) ? place.name : 'where you are'}, as the crow flies
          {query.sort === 'recommended' && ', nearest first'}.
        </p>
      )}
    </>
  );
}
