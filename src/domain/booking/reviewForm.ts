import * as v from 'valibot';
import { emailLine, line, text } from './booking.ts';

/** What a guest writes about a stay. Lengths are those of the database. */

const stars = (missing: string) => v.pipe(v.string(missing), v.regex(/^[1-5]$/, missing), v.transform(Number));

const reviewEntries = {
  rating: stars('Please choose a number of stars.'),
  aspects: v.object({
    clean: stars('Please choose stars for cleanliness.'),
    place: stars('Please choose stars for the location.'),
    people: stars('Please choose stars for the people.'),
    value: stars('Please choose stars for value for money.'),
  }),
  title: line(120, 'Please use at most 120 characters.'),
  comment: text(2000, 'Please use at most 2,000 characters.'),
};

/** By the link of a mail or of the stay. */
export const ReviewByLinkSchema = v.object({ ...reviewEntries, guest_email: v.optional(v.string(), '') });
/** By the reference, which others may have seen. */
export const ReviewByEmailSchema = v.object({
  ...reviewEntries,
  guest_email: emailLine('Please enter the e-mail you booked with.'),
});
export type GuestReview = v.InferOutput<typeof ReviewByEmailSchema>;
