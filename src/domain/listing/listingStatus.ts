import { listingStatuses } from '../../words/staff/listing.ts';

/** The states of a listing, in the owner’s words. */
export { listingStatuses };
export type ListingStatus = keyof typeof listingStatuses;
