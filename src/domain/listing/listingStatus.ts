/** The states of a listing, in the owner’s words. */

export const listingStatuses = {
  draft: { label: 'Draft', note: 'Only you can see it. Continue whenever you like.' },
  submitted: { label: 'Submitted', note: 'Waiting for review. We will email you when we have checked it.' },
  pending: { label: 'Under review', note: 'We are checking it now. We will email you when we are done.' },
  approved: { label: 'Approved', note: 'Guests can find and book it.' },
  rejected: { label: 'Needs changes', note: 'Make the changes we ask for, then submit it again.' },
} as const;
export type ListingStatus = keyof typeof listingStatuses;
