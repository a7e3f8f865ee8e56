import { useCallback, useEffect, useMemo, useState } from 'react';
import { changeAddress } from '#src/lib/overlays.ts';
import { paths } from '#src/lib/paths.ts';
import { readSearchQuery, type SearchQuery, writeSearchQuery } from './searchQuery.ts';

export function searchAddress(query: SearchQuery): string {
  return `${paths.search()}?${writeSearchQuery(query)}`;
}

const keyOf = (query: SearchQuery) => String(writeSearchQuery(query));
const readAddress = () => readSearchQuery(new URLSearchParams(window.location.search));

type SearchChange = (query: SearchQuery, history?: 'push' | 'replace') => void;

/** The search in the address. Changes do not load the page, and follow Back and Forward. */
export function useSearchQuery(): [SearchQuery, SearchChange] {
  const [search, setSearch] = useState(() => window.location.search);

  useEffect(() => {
    const follow = () => setSearch(window.location.search);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const change = useCallback<SearchChange>((query, history = 'push') => {
    const address = searchAddress(query);
    // An unchanged search adds no history entry.
    changeAddress(address, keyOf(query) === keyOf(readAddress()) ? 'replace' : history);
    setSearch(window.location.search);
  }, []);

  return [useMemo(() => readSearchQuery(new URLSearchParams(search)), [search]), change];
}
