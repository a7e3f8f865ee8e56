import { useCallback, useEffect, useState } from 'react';
import { changeAddress } from '#src/lib/overlays.ts';

export type Query = Record<string, string>;
export type HistoryStep = 'push' | 'replace';

const read = (defaults: Query): Query => {
  const params = new URLSearchParams(window.location.search);
  return Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, params.get(name) ?? value]));
};

/** Keeps filters, page and order of a list in the address, without default values. Changing anything but the page returns to page 1. */
export function useQuery<Defaults extends Query>(defaults: Defaults) {
  const [query, setQuery] = useState(() => read(defaults) as Defaults);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the defaults of a screen are constants
  useEffect(() => {
    const follow = () => setQuery(read(defaults) as Defaults);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const change = useCallback((next: Partial<Defaults>, how: HistoryStep = 'push') => {
    const before = read(defaults);
    const firstPage: Query = 'page' in defaults ? { page: '1' } : {};
    const after: Query = { ...before, ...firstPage, ...(next as Query) };
    const params = new URLSearchParams();
    for (const [name, value] of Object.entries(after)) if (value !== defaults[name]) params.set(name, value);
    const search = params.toString();
    if (`?${search}` !== (window.location.search || '?')) {
      changeAddress(`${window.location.pathname}${search && `?${search}`}${window.location.hash}`, how);
    }
    setQuery(after as Defaults);
  }, []);

  return [query, change] as const;
}

export function parsePageNumber(text: string): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}
