import './search.css';
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $currency, $rate } from '#src/lib/currency.ts';
import { takeEarly } from '#src/lib/early.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { ChangeSearch } from './ChangeSearch.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { Filters } from './Filters.tsx';
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

/** The search page: what is asked stands in the address, what is found comes from the server. */
export function SearchScreen({ brand }: Props) {
  const [query, change] = useSearchQuery();
  const key = String(writeSearchQuery(query));
  const { remote, previous, retry } = useRemote(key, () => takeEarly(key) ?? findHotels(query));
  const scale = priceScale(useStore($currency), useStore($rate));
  const heading = useRef<HTMLHeadingElement>(null);

  const answer = remote.state === 'ready' ? remote.value : remote.state === 'loading' ? previous : null;
  const page = answer?.kind === 'found' ? answer.page : null;
  // Right after Back, `remote` still is the answer to the search before: it says nothing of the page asked for now.
  const lastPage = remote.state === 'ready' && page?.page === query.page ? Math.max(page.pages, 1) : null;

  useEffect(() => {
    document.title = `${query.destination ? `Hotels in ${query.destination}` : 'Search Results'} · ${brand}`;
  }, [query.destination, brand]);

  // A page past the end, from an old link or a typed address: the last one is shown instead.
  useEffect(() => {
    if (lastPage !== null && query.page > lastPage) change({ ...query, page: lastPage }, 'replace');
  }, [lastPage, query, change]);

  /** Another filter starts at the first page again. */
  function filter(wanted: Partial<SearchQuery>, history?: 'push' | 'replace') {
    change({ ...query, page: 1, ...wanted }, history);
  }
  function showHeading() {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }
  function showPage(number: number) {
    change({ ...query, page: number });
    showHeading();
  }

  const filters = <Filters query={query} facets={page?.facets.amenities ?? null} scale={scale} onChange={filter} />;
  return (
    <div className="wrap pt-6 pb-24">
      <ChangeSearch query={query} onSearch={(destination, stay) => filter({ ...noFilters, destination, stay })} />
      <SearchHeading ref={heading} query={query} />
      <div className="search-columns">
        <aside className="hidden lg:block" aria-label="Filters">
          {filters}
        </aside>
        <section aria-label="Hotels" className="min-w-0">
          <div className="search-tools">
            <SearchStatus state={remote.state} answer={answer} />
            <FilterSheet count={countFilters(query)} found={remote.state === 'ready' ? (page?.count ?? null) : null}>
              {filters}
            </FilterSheet>
          </div>
          <ActiveFilters query={query} scale={scale} onChange={filter} onEmptied={() => heading.current?.focus()} />
          <Results query={query} remote={remote} answer={answer} onRetry={retry} onChange={filter} onPage={showPage} />
        </section>
      </div>
    </div>
  );
}
