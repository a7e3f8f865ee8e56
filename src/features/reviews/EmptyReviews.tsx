import type { ReviewList } from '#src/domain/desk/reviews.ts';
import * as say from '#src/words/staff/deskReviews.ts';

export function EmptyReviews({ list, any }: { list: ReviewList; any: boolean }) {
  const { title, text } = say.emptyReviews[any ? list : ''];
  return (
    <div className="review-card">
      <p className="font-display text-xl">{title}</p>
      <p className="max-w-[60ch] text-ink-soft">{text}</p>
    </div>
  );
}
