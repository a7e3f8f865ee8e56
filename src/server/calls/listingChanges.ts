import * as v from 'valibot';
import { ListingChangeSchema } from '#src/domain/listing/listingChange.ts';
import { HistoryPageSchema } from '#src/domain/listing/listingChanges.ts';
import { unreachable } from '#src/words/en/common.ts';
import { publishRefusals } from '#src/words/staff/wizard.ts';
import type { Call } from '../apiClient.ts';
import { submitListing } from './listing.ts';

export const previewListing = {
  ...submitListing,
  answer: v.object({ status: v.string(), changes: v.array(ListingChangeSchema) }),
  refusals: publishRefusals,
} as const satisfies Call;

const history = { answer: HistoryPageSchema, failed: unreachable } as const;
export const listingHistory = { path: 'rest/v1/rpc/listing_history', ...history } as const satisfies Call;
export const adminListingHistory = { path: 'rest/v1/rpc/admin_listing_history', ...history } as const satisfies Call;
