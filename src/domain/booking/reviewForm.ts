import * as v from 'valibot';
import { emailLine, line, text } from './booking.ts';

/** What a guest writes about a stay. Lengths are those of the database. */
export const ReviewFormSchema = v.object({
  guest_email: emailLine('Please enter the e-mail you booked with.'),
  rating: v.pipe(
    v.string('Please choose a number of stars.'),
    v.regex(/^[1-5]$/, 'Please choose a number of stars.'),
    v.transform(Number),
  ),
  title: line(120, 'Please use at most 120 characters.'),
  comment: text(2000, 'Please use at most 2,000 characters.'),
});
export type GuestReview = v.InferOutput<typeof ReviewFormSchema>;
