import type { SearchPage } from '#src/domain/hotel/search.ts';
import {
  ratingChoices,
  type Sort,
  sorts,
  starChoices,
  typeChoices,
  typeNames,
} from '#src/domain/hotel/searchChoices.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { amenityName } from '#src/words/en/hotel.ts';
import { hotels } from '#src/words/en/language.ts';
import * as say from '#src/words/en/search.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { PriceSlider } from './PriceSlider.tsx';
import type { PriceScale } from './priceScale.ts';
import { type SearchQuery, toggled } from './searchQuery.ts';

interface Props {
  query: SearchQuery;
  facets: Pick<SearchPage['facets'], 'amenities' | 'stars' | 'types' | 'ratings' | 'free_cancellation'> | null;
  scale: PriceScale;
  onChange: (wanted: Partial<SearchQuery>, history?: 'push' | 'replace') => void;
}

/** Sort order and filters. Every change starts a search. */
export function Filters({ query, facets, scale, onChange }: Props) {
  const offered = facets?.amenities.map(({ name }) => name) ?? [];
  // A chosen filter stays in the list so that it can be removed.
  const amenities = [...offered, ...query.amenities.filter((name) => !offered.includes(name))];
  return (
    <div className="grid gap-7">
      <Select
        label={say.sortBy}
        value={query.sort}
        onChange={(event) => onChange({ sort: event.currentTarget.value as Sort })}
      >
        {Object.entries(sorts).map(([sort, text]) => (
          <option key={sort} value={sort}>
            {text}
          </option>
        ))}
      </Select>
      <FilterGroup title={say.priceANight}>
        <PriceSlider
          scale={scale}
          min={query.minPrice}
          max={query.maxPrice}
          onChange={(limits) => onChange(limits, 'replace')}
        />
      </FilterGroup>
      <Select
        label={say.guestScore}
        value={query.minRating ?? ''}
        onChange={(event) => onChange({ minRating: Number(event.currentTarget.value) || null })}
      >
        <option value="">{say.anyScore}</option>
        {ratingChoices.map((rating) => {
          const count = facets?.ratings.find((facet) => facet.rating === rating)?.hotel_count;
          return (
            <option key={rating} value={rating}>
              {say.ratedAtLeast(rating) + (count === undefined ? '' : ` (${count})`)}
            </option>
          );
        })}
      </Select>
      <FilterGroup title={say.cancellation}>
        <Checkbox
          className="w-full"
          checked={query.isFreeToCancel}
          onChange={() => onChange({ isFreeToCancel: !query.isFreeToCancel })}
        >
          {say.freeCancellation}
          <HotelCount count={facets?.free_cancellation} />
        </Checkbox>
      </FilterGroup>
      <FilterGroup title={say.propertyType}>
        {typeChoices.map((type) => (
          <Checkbox
            key={type}
            className="w-full"
            checked={query.types.includes(type)}
            onChange={() => onChange({ types: toggled(query.types, type) })}
          >
            {typeNames[type]}
            {facets && <HotelCount count={facets.types.find((facet) => facet.type === type)?.hotel_count ?? 0} />}
          </Checkbox>
        ))}
      </FilterGroup>
      <FilterGroup title={say.starRating}>
        {starChoices.map((star) => (
          <Checkbox
            key={star}
            className="w-full"
            checked={query.stars.includes(star)}
            onChange={() => onChange({ stars: toggled(query.stars, star) })}
          >
            {say.stars(star)}
            {facets && <HotelCount count={facets.stars.find(({ stars }) => stars === star)?.hotel_count ?? 0} />}
          </Checkbox>
        ))}
      </FilterGroup>
      <FilterGroup title={say.amenities}>
        {facets === null && amenities.length === 0
          ? Array.from({ length: 8 }, (_, i) => i).map((i) => <Skeleton key={i} className="my-2.5 h-6 w-4/5" />)
          : amenities.map((name) => (
              <Checkbox
                key={name}
                className="w-full"
                checked={query.amenities.includes(name)}
                onChange={() => onChange({ amenities: toggled(query.amenities, name) })}
              >
                {amenityName(name)}
                <HotelCount count={facets?.amenities.find((facet) => facet.name === name)?.hotel_count} />
              </Checkbox>
            ))}
        {facets !== null && amenities.length === 0 && <p className="text-ink-soft text-sm">{say.noAmenities}</p>}
      </FilterGroup>
    </div>
  );
}

function HotelCount({ count }: { count: number | undefined }) {
  if (count === undefined) return null;
  return (
    <>
      <span className="sr-only">, {hotels(count)}</span>
      <span className="figures ml-2 text-ink-soft text-sm" aria-hidden="true">
        {count}
      </span>
    </>
  );
}
