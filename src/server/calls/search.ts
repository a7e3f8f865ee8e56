import { DestinationsSchema, SearchPageSchema, searchRefusals } from '#src/domain/hotel/search.ts';
import { changeSearchAndTryAgain, noSuggestions, searchFailed } from '#src/words/en/search.ts';
import type { Call } from '../apiClient.ts';

export const searchHotels = {
  path: 'rest/v1/rpc/search_hotels',
  answer: SearchPageSchema,
  refusals: searchRefusals,
  refused: changeSearchAndTryAgain,
  failed: searchFailed,
} as const satisfies Call;

export const listDestinations = {
  path: 'rest/v1/rpc/destinations',
  answer: DestinationsSchema,
  failed: noSuggestions,
} as const satisfies Call;
