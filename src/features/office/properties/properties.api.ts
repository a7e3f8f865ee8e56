import type { AdminListing } from '#src/domain/listing/adminListing.ts';
import type { ListingStatus } from '#src/domain/listing/listingStatus.ts';
import { readUuid } from '#src/domain/uuid.ts';
import { isLost, type Result, success } from '#src/lib/result.ts';
import * as calls from '#src/server/calls/office/properties.ts';
import { call, isSignedOut } from '#src/server/member.ts';
import { upload } from '#src/server/upload.ts';

/** A page of the listings, in one of the `propertyOrders`. */
export const fetchProperties = (
  { search, status, city, sort }: Record<'search' | 'status' | 'city' | 'sort', string>,
  page: number,
) => call(calls.propertyPage, { search: search || null, status: status || null, city: city || null, page, sort });

/** Everything about one listing; null for one that does not exist. */
export async function fetchReview(property_id: string): Promise<Result<AdminListing | null>> {
  if (!readUuid(property_id)) return success(null);
  const found = await call(calls.propertyReview, { property_id });
  return found.ok || isLost(found.failure) || isSignedOut(found.failure) ? found : success(null);
}

interface Seen {
  id: string;
  status: ListingStatus;
  submitted_revision: number | null;
}

/** Decides about a listing as it was seen: one that has changed since is left as it is. */
export const decide = ({ id, status, submitted_revision }: Seen, decision: 'approve' | 'reject', reason?: string) =>
  call(calls.reviewListing, {
    property_id: id,
    decision,
    reason: reason ?? null,
    seen_status: status,
    seen_revision: submitted_revision,
  });

export const setVisibility = (property_id: string, is_public: boolean) =>
  call(calls.setVisibility, { property_id, is_public });

export const deleteProperty = (property_id: string) => call(calls.deleteProperty, { property_id });

export const restoreProperty = (property_id: string) => call(calls.restoreProperty, { property_id });

/** Brings a listing to another state, from the one that was seen. */
export const setStatus = ({ id, status }: Seen, next: 'draft' | 'pending') => change(id, { status }, { status: next });

export const setFeatured = (id: string, is_featured: boolean) =>
  change(id, { is_featured: !is_featured }, { is_featured });

const change = (property_id: string, before: object, after: object) =>
  call(calls.changeListing, { property_id, before, after });

/** Sends a photo, which the server looks at, and adds it to the listing and to the hotel that guests see. The same id is one photo. */
export async function addPhoto(
  property_id: string,
  { id, blob, alt_text }: { id: string; blob: Blob; alt_text: string },
): Promise<Result<null>> {
  const sent = await upload(calls.uploadOwnersPhoto, { property_id, id }, blob).done;
  return sent.ok ? call(calls.addPhoto, { id, alt_text }) : sent;
}
