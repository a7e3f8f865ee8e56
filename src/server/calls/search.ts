import { DestinationsSchema, SearchPageSchema, searchRefusals } from '#src/domain/hotel/search.ts';
import type { Call } from '../door.ts';

export const searchHotels = {
  path: 'rest/v1/rpc/search_hotels',
  answer: SearchPageSchema,
  refusals: searchRefusals,
  refused: 'Please change your search and try again.',
  failed: 'We could not load the hotels. Please try again.',
} as const satisfies Call;

export const listDestinations = {
  path: 'rest/v1/rpc/destinations',
  answer: DestinationsSchema,
  failed: 'Suggestions could not be loaded.',
} as const satisfies Call;
