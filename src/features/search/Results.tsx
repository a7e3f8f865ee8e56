import { paths } from '#src/lib/paths.ts';
import type { Remote } from '#src/lib/useRemote.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { EmptyResults } from './EmptyResults.tsx';
import { HotelCard } from './HotelCard.tsx';
import { HotelCardSkeleton } from './HotelCardSkeleton.tsx';
import { PageLinks } from './PageLinks.tsx';
import type { SearchAnswer } from './search.api.ts';
import type { SearchQuery } from './searchQuery.ts';
import { searchAddress } from './useSearchQuery.ts';

interface Props {
  query: SearchQuery;
  remote: Remote<SearchAnswer>;
  /** The newest answer, which may still be that of the search before. */
  answer: SearchAnswer | null;
  onRetry: () => void;
  onChange: (wanted: Partial<SearchQuery>) => void;
  onPage: (page: number) => void;
}

/** The list in each of its states. While a change loads, the old list stays, under a moving line. */
export function Results({ query, remote, answer, onRetry, onChange, onPage }: Props) {
  if (remote.state === 'failed') {
    return (
      <RetryNotice isQuiet title={remote.failure.message} onRetry={onRetry}>
        <p>Your search and filters are kept.</p>
      </RetryNotice>
    );
  }
  const isStale = remote.state === 'loading';
  // Only a list of hotels may stay until the next one is there: that nothing was found is true of one search alone.
  const hasList = answer?.kind === 'found' && answer.page.count > 0;
  if (!answer || (isStale && !hasList)) return <SkeletonList />;
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
              Search without dates
            </Button>
          )
        }
      >
        <p>
          {isAboutGuests
            ? 'Change the guests and rooms above.'
            : 'Change the dates or guests above, or look at all stays first.'}
        </p>
      </Notice>
    );
  }

  const { page } = answer;
  return (
    <div aria-busy={isStale}>
      {isStale && <span className="busy-line busy-line-over" aria-hidden="true" />}
      {page.count === 0 ? (
        <EmptyResults query={answer.query} page={page} onChange={onChange} />
      ) : (
        <>
          {page.hotels.some(({ is_demo }) => is_demo) && (
            <p className="mb-4 text-ink-soft text-sm">
              Stays marked “Demo” are fictional: they show how this site works, and nobody can sleep there.
            </p>
          )}
          <ol className="grid gap-5">
            {page.hotels.map((hotel, index) => (
              <li key={hotel.id}>
                <HotelCard
                  hotel={hotel}
                  href={paths.hotel(hotel.id, query.stay)}
                  nights={page.nights}
                  rooms={answer.query.stay.rooms}
                  isFirst={index === 0}
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

function SkeletonList() {
  return (
    <div className="grid gap-5">
      {[1, 2, 3, 4].map((n) => (
        <HotelCardSkeleton key={n} />
      ))}
    </div>
  );
}
