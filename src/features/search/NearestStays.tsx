import type { NearestStay } from '#src/domain/hotel/nearestStays.ts';
import { nightsBetween } from '#src/domain/stay.ts';
import { useMoney } from '#src/features/stay/useMoney.ts';
import { shortDate } from '#src/ui/dateRange.ts';
import * as say from '#src/words/en/search.ts';
import { noFilters, type SearchQuery } from './searchQuery.ts';
import { searchAddress } from './useSearchQuery.ts';

interface Props {
  query: SearchQuery;
  stays: readonly NearestStay[];
}

export function NearestStays({ query, stays }: Props) {
  const money = useMoney();
  return (
    <ul className="mt-3">
      {stays.map(({ check_in_date, check_out_date, hotel_count, from_total }) => (
        <li key={check_in_date} className="border-line border-b last:border-b-0">
          <a
            href={searchAddress({
              ...query,
              ...noFilters,
              page: 1,
              stay: { ...query.stay, check_in_date, check_out_date },
            })}
            className="figures flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 py-2.5 hover:bg-sea-tint"
          >
            <span>
              <span className="block font-semibold text-sea underline underline-offset-4">
                {say.fromTo(shortDate(check_in_date), shortDate(check_out_date))}
              </span>{' '}
              <span className="text-ink-soft text-sm">
                {say.freeHotels(nightsBetween(check_in_date, check_out_date), hotel_count)}
              </span>
            </span>{' '}
            <span className="ml-auto text-right">
              <span className="text-ink-soft text-sm">{say.from}</span>{' '}
              <span className="price text-lg">{money.total(from_total)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
