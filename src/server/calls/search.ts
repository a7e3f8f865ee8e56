import * as v from 'valibot';
import { DestinationsSchema, NearestStaysSchema, SearchPageSchema } from '#src/domain/hotel/search.ts';
import { type DateRefusal, dateRefusals } from '#src/domain/stay.ts';
import type { Call } from '../door.ts';

/** What any screen of the guests may ask. */

export const searchHotels = {
  path: 'rest/v1/rpc/search_hotels',
  answer: SearchPageSchema,
  refusals: {
    ...(dateRefusals satisfies Record<DateRefusal, string>),
    invalid_guests: 'Please choose fewer guests or rooms.',
    invalid_filters: 'Please take some filters away.',
  },
  refused: 'Please change your search and try again.',
  failed: 'We could not load the hotels. Please try again.',
} as const satisfies Call;

export const nearestStays = {
  path: 'rest/v1/rpc/nearest_stays',
  answer: NearestStaysSchema,
  failed: 'Other dates could not be loaded.',
} as const satisfies Call;

export const listDestinations = {
  path: 'rest/v1/rpc/destinations',
  answer: DestinationsSchema,
  failed: 'Suggestions could not be loaded.',
} as const satisfies Call;

/** What a dollar costs. Without an answer, prices stay in rupees. */
export const dollarRate = {
  path: 'rest/v1/exchange_rates',
  method: 'GET',
  answer: v.array(v.object({ inr_per_unit: v.union([v.string(), v.number()]), as_of: v.string() })),
  failed: '',
} as const satisfies Call;
