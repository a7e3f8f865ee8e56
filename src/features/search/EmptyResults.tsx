import { isDated } from '#src/domain/stay.ts';
import { paths } from '#src/lib/paths.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { Button } from '#src/ui/Button.tsx';
import { NearestStays } from './NearestStays.tsx';
import { findNearestStays } from './search.api.ts';
import { countFilters, noFilters, type SearchQuery, writeSearchQuery } from './searchQuery.ts';

interface Props {
  query: SearchQuery;
  /** There are hotels for this search, only the filters leave none. */
  isNarrowed: boolean;
  onChange: (wanted: Partial<SearchQuery>) => void;
}

/** No hotels: why, and the ways on. When nothing is free on the dates, the nearest ones that are. */
export function EmptyResults({ query, isNarrowed, onChange }: Props) {
  const isAboutDates = !isNarrowed && isDated(query.stay);
  const { remote } = useRemote(isAboutDates ? String(writeSearchQuery(query)) : null, () => findNearestStays(query));
  const stays = remote.state === 'ready' ? remote.value : null;
  const mayBeFree = isAboutDates && remote.state !== 'failed' && stays?.length !== 0;

  return (
    <div className="card px-6 py-10 sm:px-10">
      <h2 className="text-2xl">No hotels found</h2>
      <p className="mt-2 text-ink-soft">Try adjusting your filters or search criteria</p>
      {mayBeFree && <NearestStays query={query} stays={stays} />}
      <div className="mt-6 flex flex-wrap gap-3">
        {countFilters(query) > 0 && <Button onClick={() => onChange(noFilters)}>Clear filters</Button>}
        {!isNarrowed && query.destination && (
          <Button variant="secondary" href={paths.search(null, query.stay)}>
            All stays in Goa
          </Button>
        )}
      </div>
    </div>
  );
}
