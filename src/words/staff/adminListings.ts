export const statusLabels = {
  draft: 'Draft',
  submitted: 'Submitted',
  pending: 'Under review',
  approved: 'Approved',
  rejected: 'Rejected',
} as const;
export const listings = 'Listings';
export const listing = 'Listing';
export const location = 'Location';
export const noCityYet = 'No city yet';
export const owner = 'Owner';
export const status = 'Status';
export const live = 'Live';
export const hidden = 'Hidden';
export const featured = 'Featured';
export const deleted = 'Deleted';
export const view = 'View as a guest';
export const viewNamed = (name: string) => `${view}: ${name}`;
export const submittedAndReviewed = 'Submitted, reviewed';
export const submitted = 'Submitted';
export const reviewed = 'Reviewed';
export const submittedAt = (moment: string) => `Submitted ${moment}`;
export const reviewedAt = (moment: string) => `Last reviewed ${moment}`;
export const notSubmitted = 'Not submitted';
export const searchNameOwnerEmailOrCity = 'Search name, owner, email or city';
export const allExceptDeleted = 'All except deleted';
export const waitingForReview = 'Waiting for review';
export const countWaitingForReview = (count: string) => `Waiting for review (${count})`;
export const city = 'City';
export const all = 'All';
export const submittedListingsAppearHere =
  'Listings that owners submit with “List Your Property” appear here for your review.';
export const noListingsAreWaiting = 'No listings are waiting for review.';
export const deletedListingsAppearHere = 'Deleted listings appear here for 90 days. You can restore them.';
export const noListingsMatch = 'No listings match. Try fewer filters or another spelling.';
export const showAllListings = 'Show all listings';

export const copyFromSiteContent = 'Copy from site content';
export const askToCopyFromSiteContent = 'Copy from site content…';
export const copyingReplacesTextsAndPhotos =
  'This copies the texts and photos of a property from this site’s own pages into its listing and its owner’s draft. Guests see the changes of an approved listing immediately. Prices, taxes and numbers of rooms stay.';
export const propertyWithoutListingGetsOne =
  'A property without a listing gets one. You become its owner. It is approved, with the prices of the site content.';
export const oneMoment = 'One moment…';
export const copy = (name: string) => `Copy ${name}`;
export const contentCopied = (name: string) => `Content of ${name} copied.`;
export const guestsSeeItOnceApproved = 'Its listing is not approved yet. Guests see it after you approve it.';
export const failedToCopyContent = 'Failed to copy the content';
