import type { MyListing } from '#src/domain/listing/listingStatus.ts';
import { type Result, success } from '#src/lib/result.ts';
import * as calls from '#src/server/calls/mine.ts';
import { call } from '#src/server/member.ts';

/** The listings of whoever is signed in, the one worked on last first. */
export async function fetchListings(): Promise<Result<MyListing[]>> {
  const mine = await call(calls.myListings);
  return mine.ok ? success(mine.value.listings) : mine;
}

/** Takes a submitted listing back, to go on with it. */
export const withdrawListing = (property_id: string) => call(calls.withdrawListing, { property_id });

/** Hides a live listing from guests, or shows it again. Bookings that were made stay. */
export const setListingVisibility = (property_id: string, is_public: boolean) =>
  call(calls.setListingVisibility, { property_id, is_public });

/** Removes a draft for good. */
export const deleteDraft = (property_id: string) => call(calls.deleteDraft, { property_id });
