import type { MyListing } from '#src/domain/listing/listingStatus.ts';
import { failure, type Result, success } from '#src/lib/result.ts';
import * as calls from '#src/server/calls/mine.ts';
import { removeDraftRow } from '#src/server/calls/propertyRows.ts';
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
export async function deleteDraft(property_id: string): Promise<Result<unknown>> {
  const removed = await call(removeDraftRow, {}, { id: `eq.${property_id}`, select: 'id' });
  return removed.ok && removed.value.length === 0 ? failure('changed', calls.withdrawListing.refused) : removed;
}
