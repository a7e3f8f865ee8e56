import { lazy, Suspense } from 'react';
import { paths } from '#src/lib/paths.ts';
import type { Failure } from '#src/lib/result.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import * as say from '#src/words/en/search.ts';
import { HotelCard } from './HotelCard.tsx';
import { HotelCardSkeleton } from './HotelCardSkeleton.tsx';
import { PageLinks } from './PageLinks.tsx';
import type { SearchAnswer } from './search.api.ts';
import type { SearchQuery } from './searchQuery.ts';
import { searchAddress } from './useSearchQuery.ts';

const EmptyResults = lazy(() =>
  import('./EmptyResults.tsx').then(
    ({ EmptyResults }) => ({ default: EmptyResults }),
    () => ({ default: () => <h2 className="text-2xl">{say.noHotels}</h2> }),
  ),
);

interface Props {
  query: SearchQuery;
  isLoading: boolean;
  failure: Failure | null;
  /** The newest answer, maybe to the search before. */
  answer: SearchAnswer | null;

  onChange: (wanted: Partial<SearchQuery>) => void;
  onPage: (page: number) => void;
  marked: readonly string[];
  onMark: (places: readonly string[]) => void;
}

/** The list in each state. During a search the old list stays. */
export function Results({ query, isLoading, failure, answer, onChange, onPage, marked, onMark }: Props) {
  const isStale = isLoading || failure !== null;
  // An empty answer must not stay, because it is true only for its own search.
  const hasList = answer?.kind === 'found' && answer.page.count > 0;
  if (!answer || (isStale && !hasList)) return failure ? null : <SkeletonList />;
  if (answer.kind === 'refused') {
    const isAboutGuests = answer.failure.code === 'invalid_guests';
    const undated = { ...query.stay, check_in_date: null, check_out_date: null };
    return (
      <Notice
        tone="warning"
        title={answer.failure.message}
        action={
          !isAboutGuests && (
            <Button variant="secondary" size="small" onClick={() => onChange({ stay: undated })}>
              {say.withoutDates}
            </Button>
          )
        }
      >
        <p>{isAboutGuests ? say.changeGuests : say.changeStay}</p>
      </Notice>
    );
  }

  const { page } = answer;
  return (
    <div aria-busy={isLoading && !failure}>
      {isLoading && !failure && <span className="busy-line busy-line-over" aria-hidden="true" />}
      {page.count === 0 ? (
        <Suspense fallback={<HotelCardSkeleton />}>
          <EmptyResults query={answer.query} page={page} onChange={onChange} />
        </Suspense>
      ) : (
        <>
          {page.hotels.some(({ is_demo }) => is_demo) && <p className="mb-4 text-ink-soft text-sm">{say.demoNote}</p>}
          <ol className="grid gap-5">
            {page.hotels.map((hotel, index) => (
              <li key={hotel.id} {...pointing(hotel.place_id, onMark)}>
                <HotelCard
                  wantsRefund={query.isFreeToCancel}
                  hotel={hotel}
                  href={paths.hotel(hotel.id, hotel.name, query.stay)}
                  stay={answer.query.stay}
                  nights={page.nights}
                  isFirst={index === 0}
                  isMarked={hotel.place_id !== null && marked.includes(hotel.place_id)}
                />
              </li>
            ))}
          </ol>
        </>
      )}
      <PageLinks
        page={page.page}
        pages={page.pages}
        address={(number) => searchAddress({ ...query, page: number })}
        onPage={onPage}
      />
    </div>
  );
}

function pointing(place: string | null, onMark: Props['onMark']) {
  if (place === null) return {};
  const [mark, unmark] = [() => onMark([place]), () => onMark([])];
  return { onPointerEnter: mark, onPointerLeave: unmark, onFocus: mark, onBlur: unmark };
}

function SkeletonList() {
  return (
    <div className="grid gap-5">
      {[1, 2, 3, 4].map((n) => (
        <HotelCardSkeleton key={n} />
      ))}
    </div>
  );
}
