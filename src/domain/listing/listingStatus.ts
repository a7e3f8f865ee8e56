/** The states of a listing, in the words its owner reads. */

export const listingStatuses = {
  draft: { label: 'Draft', note: 'Only you can see it. Go on whenever you like.' },
  submitted: { label: 'Submitted', note: 'Waiting for review. We write to you as soon as it has been looked at.' },
  pending: { label: 'Under review', note: 'Someone is looking at it now. We write to you when that is done.' },
  approved: { label: 'Approved', note: 'Guests can find and book it.' },
  rejected: { label: 'Needs changes', note: 'Please change what the review asks for, then send it in again.' },
} as const;
export type ListingStatus = keyof typeof listingStatuses;
