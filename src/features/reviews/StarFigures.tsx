import type { ReactNode } from 'react';
import { formatCount } from '#src/domain/office/formatCount.ts';
import { counted } from '#src/domain/stay.ts';
import { Stars } from '#src/ui/Stars.tsx';
import * as say from '#src/words/staff/deskReviews.ts';

interface Props {
  rating: number | null;
  stars: readonly number[];
  children: ReactNode;
}

export function StarFigures({ rating, stars, children }: Props) {
  const total = stars.reduce((sum, one) => sum + one, 0);
  if (rating === null || total === 0) return null;
  return (
    <section aria-label={say.howGuestsRateProperty} className="review-figures">
      <div>
        <p className="price text-3xl">{rating.toFixed(1)}</p>
        <Stars value={rating} label={say.ratedOutOf5(rating.toFixed(1))} />
        <p className="text-ink-soft text-sm">{counted(total, 'review')}</p>
      </div>
      <ul>
        {[5, 4, 3, 2, 1].map((of) => {
          const count = stars[of - 1] ?? 0;
          return (
            <li key={of}>
              <span>{counted(of, 'star')}</span>
              <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none">
                <rect className="all" width="100" height="8" />
                <rect className="part" width={(100 * count) / total} height="8" />
              </svg>
              <span className="count">
                <span aria-hidden="true">{formatCount(count)}</span>
                <span className="sr-only">{counted(count, 'review')}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <p>{children}</p>
    </section>
  );
}
