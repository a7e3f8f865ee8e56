// With the bar's styles, which are inline in the page. A lazy chunk would request them as a file.
import './SearchBar.css';
import './search.css';
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { Spot } from '#src/domain/map/projection.ts';
import type { StayQuery } from '#src/domain/stay.ts';
import { $currency } from '#src/lib/currency.ts';
import { takeEarly } from '#src/lib/early.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { useRetrying } from '#src/lib/useRetrying.ts';
import { $rate } from '#src/server/rate.ts';
import * as say from '#src/words/en/search.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { ChangeSearch } from './ChangeSearch.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { Filters } from './Filters.tsx';
import { keepSearch } from './keptSearch.ts';
import { LazyMap } from './LazyMap.tsx';
import { NetworkNotice } from './NetworkNotice.tsx';
import { PlaceNote } from './PlaceNote.tsx';
import { searchTitle } from './placeWords.ts';
import { priceScale } from './priceScale.ts';
import { Results } from './Results.tsx';
import { ResultsViewSwitch } from './ResultsViewSwitch.tsx';
import { SavedLink } from './SavedLink.tsx';
import { SearchHeading } from './SearchHeading.tsx';
import { SearchStatus } from './SearchStatus.tsx';
import { findHotels } from './search.api.ts';
import { countFilters, noFilters, type SearchQuery, searchKey } from './searchQuery.ts';
import { useSearchQuery } from './useSearchQuery.ts';

interface Props {
  brand: string;
}

const noFacets = { amenities: [], stars: [], types: [], ratings: [], free_cancellation: 0 };

/** The search page. The query is in the address. */
export function SearchScreen({ brand }: Props) {
  const [query, change] = useSearchQuery();
  const key = searchKey(query);
  const { remote, previous, ...read } = useRemote(key, () => takeEarly(key) ?? findHotels(query));
  const { failure, retry } = useRetrying(key, remote, read.retry);

  const heading = useRef<HTMLHeadingElement>(null);
  // Place ids.
  const [markedPins, markPins] = useState<readonly string[]>([]);
  const [markedCards, markCards] = useState<readonly string[]>([]);

  const answer = remote.state === 'ready' ? remote.value : previous;
  const page = answer?.kind === 'found' ? answer.page : null;
  const isOld = answer !== null && searchKey(answer.query) !== key;
  // During another search, the answer is about the one before.
  const isOfThis = answer?.query.destination === query.destination && answer.query.isExact === query.isExact;
  const meant = isOfThis ? page : null;
  const title = searchTitle(query, meant);

  const scale = priceScale(useStore($currency), useStore($rate), page?.facets.max_price);
  // Directly after Back, `remote` still has the answer to the other search.
  const lastPage = remote.state === 'ready' && page?.page === query.page ? Math.max(page.pages, 1) : null;

  useEffect(() => keepSearch(query.destination, query.stay), [query.destination, query.stay]);
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);

  // A page past the end, from an old link or a typed address, becomes the last one.
  useEffect(() => {
    if (lastPage !== null && query.page > lastPage) change({ ...query, page: lastPage }, 'replace');
  }, [lastPage, query, change]);

  function filter(wanted: Partial<SearchQuery>, history?: 'push' | 'replace') {
    change({ ...query, page: 1, ...wanted }, history);
  }
  const focusHeading = () => heading.current?.focus();
  function search(destination: string, stay: StayQuery, near: Spot | null) {
    const wanted = { ...query, ...noFilters, page: 1, destination, isExact: false, near, stay };
    change(wanted);
    if (searchKey(wanted) === key) retry();
    focusHeading();
  }
  function showPage(number: number) {
    change({ ...query, page: number });
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }

  const facets = page?.facets ?? (remote.state === 'loading' ? null : noFacets);
  const filters = <Filters query={query} facets={facets} scale={scale} onChange={filter} />;
  return (
    <div className="wrap pt-6 pb-24">
      <ChangeSearch query={query} onSearch={search} />
      <div className={query.isMap ? 'search-with-map' : undefined}>
        <SearchHeading ref={heading} query={query} page={meant} />
        <div className="search-columns">
          {!query.isMap && (
            <aside className="hidden lg:block" aria-label={say.filters}>
              {filters}
            </aside>
          )}
          <section aria-label={say.hotels} className="min-w-0">
            <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <SearchStatus state={failure ? 'failed' : remote.state} answer={answer} isOld={isOld} />
              <div className="flex flex-wrap gap-3">
                <SavedLink />
                <ResultsViewSwitch isMap={query.isMap} onChange={(isMap) => change({ ...query, isMap })} />
                <FilterSheet
                  count={countFilters(query)}
                  found={remote.state === 'ready' ? (page?.count ?? null) : null}
                  isAlways={query.isMap}
                >
                  {filters}
                </FilterSheet>
              </div>
            </div>
            {answer?.kind === 'found' && <PlaceNote query={answer.query} page={answer.page} />}
            <ActiveFilters query={query} scale={scale} onChange={filter} onEmptied={focusHeading} />
            <NetworkNotice
              failure={failure}
              list={page?.count ? (isOld ? 'before' : 'this') : null}
              onRetry={() => {
                retry();
                focusHeading();
              }}
            />
            {query.isMap && (
              <LazyMap
                answer={answer}
                marked={markedPins}
                onMark={markCards}
                onDestination={(destination) => filter({ destination, isExact: false, near: null })}
              />
            )}
            <Results
              query={query}
              isLoading={remote.state === 'loading'}
              failure={failure}
              answer={answer}
              onChange={(wanted) => {
                filter(wanted);
                focusHeading();
              }}
              onPage={showPage}
              marked={markedCards}
              onMark={markPins}
            />
          </section>
        </div>
      </div>
    </div>
  );
}
