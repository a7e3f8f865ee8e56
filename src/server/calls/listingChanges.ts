import * as v from 'valibot';
import { ListingChangeSchema } from '#src/domain/listing/listingChange.ts';
import { HistoryPageSchema } from '#src/domain/listing/listingChanges.ts';
import { unreachable } from '#src/words/en/common.ts';
import type { Call } from '../door.ts';
import { submitListing } from './listing.ts';

/** The preview of a live listing’s changes, and its history. */

export const previewListing = {
  ...submitListing,
  answer: v.object({ status: v.string(), changes: v.array(ListingChangeSchema) }),
  refusals: {
    would_oversell:
      'One room type has more bookings on some night than rooms. Add rooms, or move those bookings first. Guests still see the previous version.',
    incomplete: 'Something that guests need is missing. Guests still see the previous version.',
    not_editable: 'We are reviewing this listing. You cannot change it now.',
    not_owner: 'This account can no longer list properties. Write to us.',
    conflict: 'This listing was changed elsewhere. Check it again.',
    changed: 'This listing is being changed elsewhere. Try again.',
    texts_changed: 'Our terms have changed. Reload the page. Your draft is saved.',
    stronger_sign_in_needed: 'Secure your account first: see the step Compliance.',
    invalid: 'Something is missing or needs a correction.',
  },
} as const satisfies Call;

const history = { answer: HistoryPageSchema, failed: unreachable } as const;
/** The history of one’s own listing, twenty entries a page. */
export const listingHistory = { path: 'rest/v1/rpc/listing_history', ...history } as const satisfies Call;
/** The history of any listing with the people’s names, for admins. */
export const adminListingHistory = { path: 'rest/v1/rpc/admin_listing_history', ...history } as const satisfies Call;
