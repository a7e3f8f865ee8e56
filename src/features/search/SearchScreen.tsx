import './search.css';
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { Spot } from '#src/domain/map/projection.ts';
import type { StayQuery } from '#src/domain/stay.ts';
import { $currency } from '#src/lib/currency.ts';
import { takeEarly } from '#src/lib/early.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { $rate } from '#src/server/rate.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { ChangeSearch } from './ChangeSearch.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { Filters } from './Filters.tsx';
import { PlaceNote } from './PlaceNote.tsx';
import { searchTitle } from './placeWords.ts';
import { priceScale } from './priceScale.ts';
import { Results } from './Results.tsx';
import { SearchHeading } from './SearchHeading.tsx';
import { SearchStatus } from './SearchStatus.tsx';
import { findHotels } from './search.api.ts';
import { countFilters, noFilters, type SearchQuery, writeSearchQuery } from './searchQuery.ts';
import { useSearchQuery } from './useSearchQuery.ts';

interface Props {
  /** Ends the title of the page. */
  brand: string;
}

const noFacets = { amenities: [], stars: [] };

/** The search page: what is asked stands in the address, what is found comes from the server. */
export function SearchScreen({ brand }: Props) {
  const [query, change] = useSearchQuery();
  const key = String(writeSearchQuery(query));
  const { remote, previous, retry } = useRemote(key, () => takeEarly(key) ?? findHotels(query));
  const scale = priceScale(useStore($currency), useStore($rate));
  const heading = useRef<HTMLHeadingElement>(null);

  const answer = remote.state === 'ready' ? remote.value : remote.state === 'loading' ? previous : null;
  const page = answer?.kind === 'found' ? answer.page : null;
  // While another search loads, the answer at hand is about the one before.
  const place = answer?.kind === 'found' && answer.query.destination === query.destination ? answer.page.place : null;
  const title = searchTitle(query, place);
  // Right after Back, `remote` still is the answer to the search before: it says nothing of the page asked for now.
  const lastPage = remote.state === 'ready' && page?.page === query.page ? Math.max(page.pages, 1) : null;

  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);

  // A page past the end, from an old link or a typed address: the last one is shown instead.
  useEffect(() => {
    if (lastPage !== null && query.page > lastPage) change({ ...query, page: lastPage }, 'replace');
  }, [lastPage, query, change]);

  /** Another filter starts at the first page again. */
  function filter(wanted: Partial<SearchQuery>, history?: 'push' | 'replace') {
    change({ ...query, page: 1, ...wanted }, history);
  }
  /** For buttons that leave with what they change: the focus must not be lost with them. */
  const focusHeading = () => heading.current?.focus();
  function search(destination: string, stay: StayQuery, near: Spot | null) {
    const wanted = { ...query, ...noFilters, page: 1, destination, isExact: false, near, stay };
    change(wanted);
    // The same search again: nothing changes that would be asked for.
    if (String(writeSearchQuery(wanted)) === key) retry();
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
      <SearchHeading ref={heading} query={query} place={place} />
      <div className="search-columns">
        <aside className="hidden lg:block" aria-label="Filters">
          {filters}
        </aside>
        <section aria-label="Hotels" className="min-w-0">
          <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <SearchStatus state={remote.state} answer={answer} />
            <FilterSheet count={countFilters(query)} found={remote.state === 'ready' ? (page?.count ?? null) : null}>
              {filters}
            </FilterSheet>
          </div>
          {answer?.kind === 'found' && <PlaceNote query={answer.query} page={answer.page} />}
          <ActiveFilters query={query} scale={scale} onChange={filter} onEmptied={focusHeading} />
          <Results
            query={query}
            remote={remote}
            answer={answer}
            onRetry={() => {
              retry();
              focusHeading();
            }}
            onChange={(wanted) => {
              filter(wanted);
              focusHeading();
            }}
            onPage={showPage}
          />
        </section>
      </div>
    </div>
  );
}
