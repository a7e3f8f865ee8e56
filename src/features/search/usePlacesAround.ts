import { useMemo, useRef } from 'react';
import type { FoundPlace } from '#src/domain/hotel/search.ts';
import type { SearchAnswer } from './search.api.ts';
import { searchKey } from './searchQuery.ts';

interface Around {
  /** The places with pins: of this search, or of the wider one before a pin was chosen. */
  places: readonly FoundPlace[];
  chosen: string | null;
  /** The destination of the wider search. */
  wider: string;
}

/** Returns the places of the newest answer. After a pin was chosen, the other pins stay while dates, party and filters are the same. */
export function usePlacesAround(answer: SearchAnswer | null): Around {
  const wide = useRef<{ key: string; around: Around } | null>(null);
  return useMemo(() => {
    if (answer?.kind !== 'found') return wide.current?.around ?? { places: [], chosen: null, wider: '' };
    const { query, page } = answer;
    const key = searchKey({ ...query, destination: '', isExact: false, near: null, page: 1 });
    const id = page.place?.id ?? null;
    const isAmong = (places: readonly FoundPlace[]) => id !== null && places.some((place) => place.id === id);
    const before = wide.current?.key === key ? wide.current.around : null;
    if (before && before.places.length > 1 && before.wider !== query.destination && isAmong(before.places)) {
      return { ...before, chosen: id };
    }
    const chosen = isAmong(page.facets.places) ? id : null;
    const around = { places: page.facets.places, chosen, wider: chosen === null ? query.destination : '' };
    wide.current = { key, around };
    return around;
  }, [answer]);
}
