import * as v from 'valibot';
import {
  BookingLookupSchema,
  type ConfirmedBooking,
  lookupRefusals,
  ReviewAnswerSchema,
  type ReviewForm,
  reviewRefusals,
} from '#src/domain/booking/confirmation.ts';
import { failure, type Result, success } from '#src/lib/result.ts';
import { api } from '#src/server/supabase.ts';

/** Reads a booking for the holder of its reference. */
export async function fetchBooking(booking_reference: string): Promise<Result<ConfirmedBooking>> {
  const { data, error } = await api.rpc('booking_by_reference', { booking_reference });
  if (error) return failure('We could not load your booking. Please check your connection and try again.');
  const answer = v.parse(BookingLookupSchema, data);
  return answer.ok ? success(answer.booking) : failure(lookupRefusals[answer.code]);
}

/** Leaves the one review a stay may have. */
export async function leaveReview(booking_reference: string, review: ReviewForm): Promise<Result<null>> {
  const { data, error } = await api.rpc('leave_review', { booking_reference, ...review });
  if (error) return failure('Your review could not be sent. Please try again.');
  const answer = v.parse(ReviewAnswerSchema, data);
  return answer.ok ? success(null) : failure(reviewRefusals[answer.code] ?? 'Your review could not be sent.');
}
