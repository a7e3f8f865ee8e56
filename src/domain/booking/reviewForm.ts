import * as v from 'valibot';
import { notCalm } from '../../words/en/common.ts';
import * as say from '../../words/en/review.ts';
import { isLayoutSafe, lengthOf } from '../layoutSafe.ts';
import { tidyLine, tidyText } from '../text.ts';

const stars = v.pipe(v.string(say.starsMissing), v.regex(/^[1-5]$/, say.starsMissing), v.transform(Number));

export const longestReviewTitle = 120;
export const longestReview = 2000;

export const GuestReviewSchema = v.object({
  rating: stars,
  aspects: v.object({ clean: stars, place: stars, people: stars, value: stars }),
  title: words(tidyLine, longestReviewTitle, say.titleTooLong),
  comment: words(tidyText, longestReview, say.commentTooLong),
});
export type GuestReview = v.InferOutput<typeof GuestReviewSchema>;

/** Counts characters as the database does: `v.maxLength` counts most emoji twice. */
function words(tidy: (typed: string) => string, longest: number, tooLong: string) {
  return v.pipe(
    v.string(),
    v.transform(tidy),
    v.check((text) => lengthOf(text) <= longest, tooLong),
    v.check(isLayoutSafe, notCalm),
  );
}
