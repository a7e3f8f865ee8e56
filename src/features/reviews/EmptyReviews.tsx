import type { ReviewList } from '#src/domain/desk/reviews.ts';

const words: Record<ReviewList, readonly [title: string, text: string]> = {
  '': [
    'No reviews yet.',
    'We email guests for a review the day after check-out. Reviews appear here, and we email you immediately.',
  ],
  unanswered: ['Every review has your reply.', 'Guests read both the review and your reply.'],
  reported: [
    'You have not reported any review.',
    'You can report a review that insults someone, reveals personal data or is not from a guest. We check it and email you.',
  ],
};

/** The empty state of a list. */
export function EmptyReviews({ list, any }: { list: ReviewList; any: boolean }) {
  const [title, text] = words[any ? list : ''];
  return (
    <div className="review-card">
      <p className="font-display text-xl">{title}</p>
      <p className="max-w-[60ch] text-ink-soft">{text}</p>
    </div>
  );
}
