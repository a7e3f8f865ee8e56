import type { ReviewList } from '#src/domain/desk/reviews.ts';

const words: Record<ReviewList, readonly [title: string, text: string]> = {
  '': [
    'No reviews yet.',
    'Guests are asked by mail the day after they leave. What they write stands here, and you are told of it at once.',
  ],
  unanswered: ['Every review has your reply.', 'Whoever looks at your house reads both sides.'],
  reported: [
    'You have reported no review.',
    'A review that insults somebody, tells personal data or is not of a guest can be reported. We look at it and tell you by mail.',
  ],
};

/** What an empty list says. */
export function EmptyReviews({ list, any }: { list: ReviewList; any: boolean }) {
  const [title, text] = words[any ? list : ''];
  return (
    <div className="review-card">
      <p className="font-display text-xl">{title}</p>
      <p className="max-w-[60ch] text-ink-soft">{text}</p>
    </div>
  );
}
