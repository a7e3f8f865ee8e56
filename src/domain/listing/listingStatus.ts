import * as say from '../../words/staff/listing.ts';

/** The states of a listing, in the owner’s words. */

export const listingStatuses = {
  draft: { label: say.draft, note: say.onlyYouCanSeeIt },
  submitted: { label: say.submitted, note: say.waitingForReview },
  pending: { label: say.underReview, note: say.weAreCheckingItNow },
  approved: { label: say.approved, note: say.guestsCanFindAndBookIt },
  rejected: { label: say.needsChanges, note: say.makeChangesWeAskForThen },
} as const;
export type ListingStatus = keyof typeof listingStatuses;
