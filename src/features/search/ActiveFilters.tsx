import { useEffect, useRef } from 'react';
import { typeNames } from '#src/domain/hotel/searchChoices.ts';
import { Button } from '#src/ui/Button.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { amenityName } from '#src/words/en/hotel.ts';
import * as say from '#src/words/en/search.ts';
import { type PriceScale, priceRangeText } from './priceScale.ts';
import { noFilters, type SearchQuery, toggled } from './searchQuery.ts';

interface Props {
  query: SearchQuery;
  scale: PriceScale;
  onChange: (wanted: Partial<SearchQuery>) => void;
  onEmptied: () => void;
}

interface Active {
  text: string;
  without: Partial<SearchQuery>;
}

/** Removable chips of active filters. Focus moves to the chip that replaces a removed one. */
export function ActiveFilters({ query, scale, onChange, onEmptied }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);
  const active = activeFilters(query, scale);

  useEffect(() => {
    if (removed.current === null) return;
    const chips = list.current?.querySelectorAll('button') ?? [];
    const next = chips[Math.min(removed.current, active.length - 1)];
    removed.current = null;
    if (next) next.focus();
    else onEmptied();
  });

  function remove(index: number, without: Partial<SearchQuery>) {
    removed.current = index;
    onChange(without);
  }

  if (active.length === 0) return null;
  return (
    <ul ref={list} aria-label={say.activeFilters} className="mb-5 flex flex-wrap gap-2">
      {active.map(({ text, without }, index) => (
        <li key={text} className="min-w-0 max-w-full">
          <Chip onRemove={{ label: say.removeFilter + text, action: () => remove(index, without) }}>{text}</Chip>
        </li>
      ))}
      <li>
        <Button variant="quiet" size="small" onClick={() => remove(0, noFilters)}>
          {say.clearAll}
        </Button>
      </li>
    </ul>
  );
}

function activeFilters(query: SearchQuery, scale: PriceScale): Active[] {
  const { minPrice, maxPrice, stars, amenities, types, minRating, isFreeToCancel } = query;
  const active: Active[] = stars.map((star) => ({
    text: say.stars(star),
    without: { stars: toggled(stars, star) },
  }));
  if (minPrice !== null || maxPrice !== null) {
    const text = priceRangeText(scale, minPrice, maxPrice);
    active.unshift({ text, without: { minPrice: null, maxPrice: null } });
  }
  if (minRating !== null)
    active.push({ text: `${say.guestScore}: ${say.ratedAtLeast(minRating)}`, without: { minRating: null } });
  if (isFreeToCancel) active.push({ text: say.freeCancellation, without: { isFreeToCancel: false } });
  for (const type of types) active.push({ text: typeNames[type], without: { types: toggled(types, type) } });
  for (const name of amenities)
    active.push({ text: amenityName(name), without: { amenities: toggled(amenities, name) } });
  return active;
}
