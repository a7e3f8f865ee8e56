import type { FittingRooms as Fitting } from '#src/domain/hotel/hotel.ts';
import type { NearestPlace, RefusedHotel, SearchPage } from '#src/domain/hotel/search.ts';
import { distanceText } from '#src/domain/map/distance.ts';
import { isDated } from '#src/domain/stay.ts';
import { paths } from '#src/lib/paths.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { stayRefusal } from '#src/words/en/guestStay.ts';
import { hotels as hotelCount, rooms as roomCount } from '#src/words/en/language.ts';
import { guestWords } from '#src/words/en/party.ts';
import * as say from '#src/words/en/search.ts';
import { NearestStays } from './NearestStays.tsx';
import { findNearestStays } from './nearestStays.api.ts';
import { placeName } from './placeWords.ts';
import { SearchAlternatives } from './SearchAlternatives.tsx';
import { countFilters, noFilters, type SearchQuery, searchKey } from './searchQuery.ts';

interface Props {
  query: SearchQuery;
  page: SearchPage;
  onChange: (wanted: Partial<SearchQuery>) => void;
}

/** The empty state: reasons and alternatives. If the dates are sold out, the nearest available ones. */
export function EmptyResults({ query, page, onChange }: Props) {
  const isNarrowed = page.facets.min_price !== null;
  const isAboutDates = !isNarrowed && !page.nearest_place && isDated(query.stay);
  const { remote } = useRemote(isAboutDates ? searchKey(query) : null, () => findNearestStays(query));
  const nearest = remote.state === 'ready' ? remote.value : null;
  const mayBeFree = isAboutDates && remote.state !== 'failed' && nearest?.length !== 0;

  return (
    <div className="card px-6 py-10 sm:px-10">
      <h2 className="text-2xl">{say.noHotels}</h2>
      {page.refused.length > 0 ? (
        <Refused query={query} hotels={page.refused} />
      ) : (
        // How many rooms would do is said below.
        !page.fitting_rooms && (
          <p className="mt-2 text-ink-soft">
            {nearest?.length
              ? say.noneOnDates
              : countFilters(query) === 0 && query.destination
                ? say.otherPlace
                : say.adjust}
          </p>
        )
      )}
      {page.nearest_place && <NoStaysHere query={query} page={page} nearest={page.nearest_place} />}
      {page.fitting_rooms && <FittingRooms query={query} fitting={page.fitting_rooms} onChange={onChange} />}
      {mayBeFree && (
        <section className="mt-8 border-line border-t pt-6" aria-labelledby="nearest-dates">
          <h3 id="nearest-dates" className="text-xl">
            {say.nearestDates}
          </h3>
          {nearest ? <NearestStays query={query} stays={nearest} /> : <WaitingRows />}
        </section>
      )}
      {!isNarrowed && query.destination && !page.fitting_rooms && (
        <SearchAlternatives
          query={query}
          isUnknown={!mayBeFree && !page.refused.length && page.meaning.places.length === 0}
        />
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {countFilters(query) > 0 && <Button onClick={() => onChange(noFilters)}>{say.clearFilters}</Button>}
        {!isNarrowed && (query.destination || query.near) && (
          <Button variant="secondary" href={paths.search(null, query.stay)}>
            {say.allStays}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Has the height of the three dates that replace it. */
function WaitingRows() {
  return (
    <div role="status" className="mt-3">
      <span className="sr-only">{say.lookingNearby}</span>
      {[1, 2, 3].map((n) => (
        <div key={n} className="grid h-16 items-center border-line border-b last:border-b-0">
          <Skeleton className="h-6 w-3/5" />
        </div>
      ))}
    </div>
  );
}

function Refused({ query, hotels }: Pick<Props, 'query'> & { hotels: readonly RefusedHotel[] }) {
  return (
    <ul className="mt-2 grid gap-1">
      {hotels.map(({ id, name, error }) => (
        <li key={id}>
          <a className="link font-semibold" href={paths.hotel(id, name, query.stay)}>
            {name}
          </a>
          {`: ${stayRefusal(error)}`}
        </li>
      ))}
    </ul>
  );
}

function FittingRooms({
  query,
  fitting,
  onChange,
}: Pick<Props, 'query' | 'onChange'> & { fitting: NonNullable<Fitting> }) {
  const rooms = roomCount(fitting.rooms);
  const { adults, children } = query.stay;
  return (
    <section className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-t pt-6">
      <p>
        <strong className="block font-semibold text-lg">
          {say.fitInto(guestWords(query.stay), adults + children, rooms)}
        </strong>{' '}
        <span className="text-ink-soft">{say.haveThem(fitting.hotel_count)}</span>
      </p>
      <Button onClick={() => onChange({ stay: { ...query.stay, rooms: fitting.rooms } })}>
        {say.searchWith(rooms)}
      </Button>
    </section>
  );
}

function NoStaysHere({ query, page, nearest }: Pick<Props, 'query' | 'page'> & { nearest: NearestPlace }) {
  return (
    <p className="mt-6 border-line border-t pt-6">
      {say.noneWithin(query.near ? null : (page.place?.name ?? null), page.radius_km ?? 0)}
      <a className="link font-semibold" href={paths.search(nearest.name, query.stay)}>
        {placeName(nearest)}
      </a>
      <span className="figures text-ink-soft">
        {say.awayWith(distanceText(nearest.distance_km), hotelCount(nearest.hotel_count))}
      </span>
    </p>
  );
}
