import * as v from 'valibot';
import { ListingChangeSchema } from '#src/domain/listing/listingChange.ts';
import { HistoryPageSchema } from '#src/domain/listing/listingChanges.ts';
import { unreachable } from '#src/words/en/server.ts';
import type { Call } from '../door.ts';
import { submitListing } from './listing.ts';

/** What a live listing would become, and what became of it. */

export const previewListing = {
  ...submitListing,
  answer: v.object({ status: v.string(), changes: v.array(ListingChangeSchema) }),
  refusals: {
    would_oversell:
      'A room has more bookings on some night than it would have rooms. Please raise the number of rooms, or move those stays first. Guests see the listing as it was.',
    incomplete: 'Something is missing that guests need. Guests see the listing as it was.',
    not_editable: 'This listing is being reviewed and cannot be changed now.',
    not_owner: 'This account may not list stays any more. Please write to us.',
    conflict: 'This listing was changed elsewhere. Please look at it again.',
    changed: 'This listing is being changed elsewhere. Please try again.',
    texts_changed: 'Our terms have changed. Please reload the page: your draft is kept.',
    stronger_sign_in_needed: 'Please make your account harder to get into first: the step Compliance says how.',
    invalid: 'Something is missing or not right yet.',
  },
} as const satisfies Call;

const history = { answer: HistoryPageSchema, failed: unreachable } as const;
/** What became of a listing of one's own, twenty entries a page. */
export const listingHistory = { path: 'rest/v1/rpc/listing_history', ...history } as const satisfies Call;
/** The same of any listing, with who it was: for admins. */
export const adminListingHistory = { path: 'rest/v1/rpc/admin_listing_history', ...history } as const satisfies Call;
