import { ChevronDown, Search } from 'lucide-react';
import { useState } from 'react';
import type { Spot } from '#src/domain/map/projection.ts';
import { isDated, type StayQuery } from '#src/domain/stay.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { shortDate } from '#src/ui/dateRange.ts';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import { guests } from '#src/words/en/language.ts';
import * as say from '#src/words/en/search.ts';
import { anywhere, nearMe } from '#src/words/en/search.ts';
import { SearchBar } from './SearchBar.tsx';
import type { SearchQuery } from './searchQuery.ts';

interface Props {
  query: SearchQuery;
  onSearch: (destination: string, stay: StayQuery, near: Spot | null) => void;
}

/** The search bar above the results. On narrow screens it is folded into one line. */
export function ChangeSearch({ query, onSearch }: Props) {
  const isWide = useMediaQuery('(width >= 67.5rem)');
  const [isOpen, setOpen] = useState(false);
  const { destination, near, stay } = query;
  const bar = (
    <SearchBar
      // Keeps typed text, but starts again when the address changes.
      key={JSON.stringify([destination, near, stay])}
      destination={destination}
      near={near}
      stay={stay}
      onSearch={(place, wanted, spot) => {
        setOpen(false);
        onSearch(place, wanted, spot);
      }}
    />
  );
  if (isWide) return bar;

  return (
    <>
      <button
        type="button"
        className="card flex min-h-18 w-full items-center gap-3.5 px-5 py-2.5 text-left hover:border-edge"
        aria-expanded={isOpen}
        aria-controls="change-search"
        onClick={() => setOpen(!isOpen)}
      >
        <Search aria-hidden="true" size={20} className="flex-none text-laterite" />
        <span className="min-w-0 flex-1">
          <span className="sr-only">{say.changeSearch}</span>
          <span className="block truncate font-semibold">{near ? nearMe : destination || anywhere}</span>{' '}
          <span className="figures block text-ink-soft text-sm">
            {isDated(stay) ? say.fromTo(shortDate(stay.check_in_date), shortDate(stay.check_out_date)) : say.anyDates},{' '}
            {unbroken(guests(stay.adults + stay.children))}
          </span>
        </span>
        <ChevronDown aria-hidden="true" size={20} className={isOpen ? 'rotate-180' : ''} />
      </button>
      <div id="change-search" className="mt-3" hidden={!isOpen}>
        {isOpen && bar}
      </div>
    </>
  );
}
