import type { ReactNode } from 'react';
import { isLandmark } from '#src/domain/hotel/places.ts';
import type { SearchPage } from '#src/domain/hotel/search.ts';
import { Marked, mark } from '#src/ui/Marked.tsx';
import * as say from '#src/words/en/search.ts';
import { listed } from './placeWords.ts';
import type { SearchQuery } from './searchQuery.ts';
import { searchAddress } from './useSearchQuery.ts';

interface Props {
  query: SearchQuery;
  page: SearchPage;
}

/** Explains an unclear destination: corrected, partly ignored or ambiguous, and what "near" means. */
export function PlaceNote({ query, page }: Props) {
  const { place, meaning, radius_km } = page;
  const { typed, unnamed, other } = meaning;
  const places = listed(meaning.places);
  const isAround = radius_km !== null && !query.near;
  const isNearestFirst = query.sort === 'recommended';
  return (
    <>
      {typed && (
        <Showing name={meaning.shown ?? places}>
          <a className="link" href={searchAddress({ ...query, isExact: true, page: 1 })}>
            {say.searchInstead(typed)}
          </a>
        </Showing>
      )}
      {unnamed && <Showing name={places}>{say.unnamed(unnamed)}</Showing>}
      {other && (
        <Showing name={places}>
          <a className="link" href={searchAddress({ ...query, destination: other, page: 1 })}>
            {say.nearInstead(other)}
          </a>
        </Showing>
      )}
      {radius_km !== null && (
        <p className="figures mb-4 text-ink-soft">
          {isAround && place && !isLandmark(place) && page.count > 0
            ? say.noneHere(places, radius_km, isNearestFirst)
            : say.within(isAround ? places : null, radius_km, isNearestFirst)}
        </p>
      )}
    </>
  );
}

function Showing({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p className="mb-4">
      <Marked text={say.showing(mark(name))}>{(place) => <strong>{place}</strong>}</Marked>
      {children}
    </p>
  );
}
