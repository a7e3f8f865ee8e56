import * as v from 'valibot';
import { isCalm, lengthOf, notCalm } from '../calmText.ts';
import { tidyLine, tidyText } from '../text.ts';

/** What a guest writes about a stay. Lengths are those of the database. */

const stars = (missing: string) => v.pipe(v.string(missing), v.regex(/^[1-5]$/, missing), v.transform(Number));

export const longestReviewTitle = 120;
export const longestReview = 2000;

export const GuestReviewSchema = v.object({
  rating: stars('Please choose a number of stars.'),
  aspects: v.object({
    clean: stars('Please choose stars for cleanliness.'),
    place: stars('Please choose stars for the location.'),
    people: stars('Please choose stars for the people.'),
    value: stars('Please choose stars for value for money.'),
  }),
  title: words(tidyLine, longestReviewTitle, 'Please use at most 120 characters.'),
  comment: words(tidyText, longestReview, 'Please use at most 2,000 characters.'),
});
export type GuestReview = v.InferOutput<typeof GuestReviewSchema>;

/** Words of so many characters, as the database counts them: `v.maxLength` counts most emoji twice. */
function words(tidy: (typed: string) => string, longest: number, tooLong: string) {
  return v.pipe(
    v.string(),
    v.transform(tidy),
    v.check((text) => lengthOf(text) <= longest, tooLong),
    v.check(isCalm, notCalm),
  );
}
