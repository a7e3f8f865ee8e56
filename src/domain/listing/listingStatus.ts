import { listingStatuses } from '../../words/staff/listing.ts';

export { listingStatuses };
export type ListingStatus = keyof typeof listingStatuses;
