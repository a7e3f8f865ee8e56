import { reviewPage } from '#src/server/calls/office/reviews.ts';
import { call } from '#src/server/member.ts';

/** A page of reviews, newest first. */
export const fetchReviews = ({ search, state, rating }: Record<'search' | 'state' | 'rating', string>, page: number) =>
  call(reviewPage, { search: search || null, state: state || null, rating: Number(rating) || null, page });
