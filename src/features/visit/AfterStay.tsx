import type { GuestStay } from '#src/domain/booking/guestStay.ts';
import { reviewPath } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import * as say from '#src/words/en/guestStay.ts';
import { noReview } from '#src/words/en/review.ts';

interface Props {
  token: string;
  stay: Pick<GuestStay, 'may_review' | 'no_review'>;
}

export function AfterStay({ token, stay: { may_review, no_review } }: Props) {
  return (
    <section className="visit-section" aria-labelledby="review-heading">
      <h2 id="review-heading" className="text-2xl">
        {may_review ? say.howWasIt : say.yourReview}
      </h2>
      <p className="mt-3">
        {may_review ? say.helpsNext : (noReview[no_review as keyof typeof noReview] ?? say.noReviewHere)}
      </p>
      {may_review && (
        <Button className="mt-4" href={reviewPath(token)}>
          {say.writeReview}
        </Button>
      )}
    </section>
  );
}
