import type { FittingRooms as Fitting } from '#src/domain/hotel/hotel.ts';
import type { NearestPlace, SearchPage } from '#src/domain/hotel/search.ts';
import { distanceText } from '#src/domain/map/distance.ts';
import { counted, isDated } from '#src/domain/stay.ts';
import { paths } from '#src/lib/paths.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { guestWords } from '#src/words/en/stay.ts';
import { NearestStays } from './NearestStays.tsx';
import { findNearestStays } from './nearestStays.api.ts';
import { placeName } from './placeWords.ts';
import { countFilters, noFilters, type SearchQuery, searchKey } from './searchQuery.ts';

interface Props {
  query: SearchQuery;
  page: SearchPage;
  onChange: (wanted: Partial<SearchQuery>) => void;
}

/** No hotels: why, and the ways on. When nothing is free on the dates, the nearest ones that are. */
export function EmptyResults({ query, page, onChange }: Props) {
  // There are hotels for this search, only the filters leave none.
  const isNarrowed = page.facets.min_price !== null;
  const isAboutDates = !isNarrowed && !page.nearest_place && isDated(query.stay);
  const { remote } = useRemote(isAboutDates ? searchKey(query) : null, () => findNearestStays(query));
  const nearest = remote.state === 'ready' ? remote.value : null;
  const mayBeFree = isAboutDates && remote.state !== 'failed' && nearest?.length !== 0;

  return (
    <div className="card px-6 py-10 sm:px-10">
      <h2 className="text-2xl">No hotels found</h2>
      <p className="mt-2 text-ink-soft">
        {countFilters(query) === 0 && query.destination
          ? 'Try another destination'
          : 'Try adjusting your filters or search criteria'}
      </p>
      {page.nearest_place && <NoStaysHere query={query} page={page} nearest={page.nearest_place} />}
      {page.fitting_rooms && <FittingRooms query={query} fitting={page.fitting_rooms} onChange={onChange} />}
      {mayBeFree && (
        <section className="mt-8 border-line border-t pt-6" aria-labelledby="nearest-dates">
          <h3 id="nearest-dates" className="text-xl">
            Nearest dates with a free room
          </h3>
          {nearest ? <NearestStays query={query} stays={nearest} /> : <WaitingRows />}
        </section>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {countFilters(query) > 0 && <Button onClick={() => onChange(noFilters)}>Clear filters</Button>}
        {!isNarrowed && (query.destination || query.near) && (
          <Button variant="secondary" href={paths.search(null, query.stay)}>
            All stays in Goa
          </Button>
        )}
      </div>
    </div>
  );
}

/** As tall as the three dates that come, so that what stands below does not move. */
function WaitingRows() {
  return (
    <div role="status" className="mt-3">
      <span className="sr-only">Looking for free dates nearby…</span>
      {[1, 2, 3].map((n) => (
        <div key={n} className="grid h-16 items-center border-line border-b last:border-b-0">
          <Skeleton className="h-6 w-3/5" />
        </div>
      ))}
    </div>
  );
}

/** A party that is too large for the rooms it asked for, and how many would do: one press searches for them. */
function FittingRooms({
  query,
  fitting,
  onChange,
}: Pick<Props, 'query' | 'onChange'> & { fitting: NonNullable<Fitting> }) {
  const rooms = counted(fitting.rooms, 'room');
  const { adults, children } = query.stay;
  return (
    <section className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-t pt-6">
      <p>
        <strong className="block font-semibold text-lg">
          {guestWords(query.stay)} {adults + children === 1 ? 'fits' : 'fit'} into {rooms} here
        </strong>{' '}
        <span className="text-ink-soft">{counted(fitting.hotel_count, 'stay has', 'stays have')} them.</span>
      </p>
      <Button onClick={() => onChange({ stay: { ...query.stay, rooms: fitting.rooms } })}>Search with {rooms}</Button>
    </section>
  );
}

/** A spot without any stays near it, and the nearest place that has some. */
function NoStaysHere({ query, page, nearest }: Pick<Props, 'query' | 'page'> & { nearest: NearestPlace }) {
  const around = query.near ? 'where you are' : page.place?.name;
  return (
    <p className="mt-6 border-line border-t pt-6">
      There are no stays within {page.radius_km} km of {around} yet. Nearest:{' '}
      <a className="link font-semibold" href={paths.search(nearest.name, query.stay)}>
        {placeName(nearest)}
      </a>
      <span className="figures text-ink-soft">
        , {distanceText(nearest.distance_km)} away, {counted(nearest.hotel_count, 'stay')}
      </span>
    </p>
  );
}
