import { BadgeCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Hotel, Photo } from '#src/domain/hotel/hotel.ts';
import { OwnersWords } from '#src/features/stay/OwnersWords.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Stars } from '#src/ui/Stars.tsx';
import * as say from '#src/words/en/hotel.ts';
import { retry } from '#src/words/en/hotel.ts';
import { dayOf } from './hotelFacts.ts';
import type { LoadedReviews } from './useReviews.ts';

interface Props extends LoadedReviews {
  hotel: Hotel;
  isOpen: boolean;
  onPhotos: (photos: readonly Photo[], start: number) => void;
}

/** The reviews, below their average. Figures, tools and photos load when the panel opens. */
export function ReviewsPanel({ hotel, isOpen, asked, shown, count, state, showMore, ask, onPhotos }: Props) {
  const [opened, setOpened] = useState<typeof import('./openReviews.ts') | null>(null);
  useEffect(() => {
    if (isOpen) import('./openReviews.ts').then(setOpened, console.error);
  }, [isOpen]);
  const list = useRef<HTMLUListElement>(null);
  const seen = useRef(shown);
  // Keyboard users continue with the first added review.
  useEffect(() => {
    const isLonger = shown[0]?.id === seen.current[0]?.id && !document.activeElement?.closest('form');
    const first = isLonger && list.current?.children[seen.current.length];
    seen.current = shown;
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }, [shown]);

  if (hotel.rating === null) {
    return (
      <>
        <h2 className="text-2xl">{say.noReviews}</h2>
        <p className="mt-4 max-w-text text-ink-soft">{say.reviewsComeFrom}</p>
      </>
    );
  }
  return (
    <>
      <div className="flex items-center gap-5">
        <p className="price text-3xl">{hotel.rating.toFixed(1)}</p>
        <div>
          <Stars value={hotel.rating} label={say.rated(hotel.rating.toFixed(1))} />
          <p className="text-sm text-ink-soft">
            {say.countReviews(hotel.review_count)}
            {asked.sort === 'newest' &&
              count === hotel.review_count &&
              state !== 'all' &&
              say.latestBelow(shown.length)}
          </p>
        </div>
        {shown.some(({ is_demo }) => is_demo) && <p className="text-ink-soft text-sm">{say.withDemo}</p>}
      </div>
      {opened && <opened.ReviewFigures hotel={hotel} />}
      {opened && <opened.ReviewTools asked={asked} isEmpty={count === 0} onAsk={ask} />}
      <h2 className="sr-only">{say.whatGuestsSay}</h2>
      <OwnersWords of={shown.flatMap(({ title, comment }) => [title, comment])} say={say.inGuestsLanguage} />
      <ul ref={list} className="mt-6" aria-busy={state === 'loading'}>
        {shown.map((review) => (
          <li key={review.id} tabIndex={-1} className="overflow-clip border-line border-t py-6 outline-none">
            <article className="max-w-text">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Stars value={review.rating} label={say.rated(review.rating)} />
                {review.title && (
                  <h3 className="min-w-0 text-xl" lang={say.languageOf(review.title)}>
                    {review.title}
                  </h3>
                )}
              </div>
              {review.comment && (
                <p className="mt-2 whitespace-pre-line" lang={say.languageOf(review.comment)}>
                  {review.comment}
                </p>
              )}
              {review.photos[0] && (
                <div className="review-photos mt-3 min-h-20">
                  {opened && <opened.ReviewPhotos review={review} onOpen={onPhotos} />}
                </div>
              )}
              <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
                <span className="min-w-0 font-semibold text-ink">{review.reviewer_name}</span>
                {opened && review.party && <span>{opened.parties[review.party]}</span>}
                {/* WebKit spells Hindi months differently from the build: अक्तूबर instead of अक्टूबर. */}
                <time suppressHydrationWarning dateTime={review.created_at.slice(0, 10)}>
                  {dayOf(review.created_at)}
                </time>
                {review.is_verified && (
                  <span className="inline-flex items-center gap-1 font-semibold text-palm">
                    <BadgeCheck aria-hidden="true" size="1.125em" />
                    {say.verified}
                  </span>
                )}
              </p>
              {review.reply && (
                <div className="mt-3 p-4 bg-sand">
                  <p suppressHydrationWarning className="font-semibold text-ink">
                    {say.replyFrom(hotel.name, dayOf(review.replied_at ?? ''))}
                  </p>
                  <p className="mt-2 whitespace-pre-line" lang={say.languageOf(review.reply)}>
                    {review.reply}
                  </p>
                </div>
              )}
            </article>
          </li>
        ))}
      </ul>
      {state === 'failed' && <Notice tone="error" className="mb-5" title={say.reviewsFailed} />}
      {state !== 'all' && (
        <Button variant="secondary" busy={state === 'loading'} onClick={showMore}>
          {state === 'loading' ? say.loadingReviews : state === 'failed' ? retry : say.moreReviews}
        </Button>
      )}
      <p role="status" className="sr-only">
        {say.shownOf(shown.length, count)}
      </p>
    </>
  );
}
