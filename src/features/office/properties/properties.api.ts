import * as v from 'valibot';
import { type FullCompliance, FullComplianceSchema } from '#src/domain/listing/adminCompliance.ts';
import {
  type AdminListing,
  AdminListingSchema,
  decisionRefusals,
  PropertyPageSchema,
} from '#src/domain/listing/adminListing.ts';
import type { ListingStatus } from '#src/domain/listing/listingStatus.ts';
import { call, refusalOf } from '#src/features/office/admin.api.ts';
import { failure, type Result, success, unreachable } from '#src/lib/result.ts';
import { supabase } from '#src/server/account.ts';

const updateFailed = 'Failed to update property';

/** A page of the listings, in one of the `propertyOrders`. */
export const fetchProperties = (query: { search: string; status: string; city: string; sort: string }, page: number) =>
  call(
    'admin_properties',
    { search: query.search || null, status: query.status || null, city: query.city || null, page, sort: query.sort },
    PropertyPageSchema,
    'the server did not answer',
  );

/** Everything about one listing; null for one that does not exist. */
export async function fetchReview(property_id: string): Promise<Result<AdminListing | null>> {
  const { data, error } = await supabase().rpc('admin_property', { property_id });
  // An address with anything but an id is an address of nothing.
  if (error?.code === '22P02') return success(null);
  if (error) return failure('refused', refusalOf(error, 'the server did not answer'));
  return success(data.ok ? v.parse(AdminListingSchema, data) : null);
}

const AnswerSchema = v.variant('ok', [
  v.looseObject({ ok: v.literal(true) }),
  v.looseObject({ ok: v.literal(false), code: v.string() }),
]);

/** A call that changes a listing; what it refuses comes as the sentence for the admin. */
async function change(name: string, args: object, fallback: string): Promise<Result<null>> {
  const { data, error } = await supabase().rpc(name, args);
  if (error) return failure('refused', refusalOf(error, fallback));
  const answer = v.parse(AnswerSchema, data);
  return answer.ok ? success(null) : failure('refused', decisionRefusals[answer.code] ?? fallback);
}

interface Seen {
  id: string;
  status: ListingStatus;
  submitted_revision: number | null;
}

/** Decides about a listing as it was seen: one that has changed since is left as it is. */
export const decide = ({ id, status, submitted_revision }: Seen, decision: 'approve' | 'reject', reason?: string) =>
  change(
    'review_listing',
    { property_id: id, decision, reason: reason ?? null, seen_status: status, seen_revision: submitted_revision },
    updateFailed,
  );

export const setVisibility = (property_id: string, is_public: boolean) =>
  change('set_listing_visibility', { property_id, is_public }, updateFailed);

export const deleteProperty = (property_id: string) =>
  change('delete_property', { property_id }, 'Failed to delete property');

export const restoreProperty = (property_id: string) => change('restore_property', { property_id }, updateFailed);

/** Brings a listing to another state, from the one that was seen. */
export const setStatus = ({ id, status }: Seen, next: 'draft' | 'pending') =>
  patch(id, { status: next }, 'status', status);

export const setFeatured = (id: string, is_featured: boolean) =>
  patch(id, { is_featured }, 'is_featured', !is_featured);

async function patch(id: string, next: object, column: string, before: string | boolean): Promise<Result<null>> {
  const { data, error } = await supabase().from('properties').update(next).eq('id', id).eq(column, before).select('id');
  if (error) return failure('refused', refusalOf(error, updateFailed));
  return data.length === 1 ? success(null) : failure('refused', decisionRefusals.changed ?? updateFailed);
}

const ComplianceAnswerSchema = v.variant('ok', [
  v.object({ ok: v.literal(true), ...FullComplianceSchema.entries }),
  v.looseObject({ ok: v.literal(false), code: v.string() }),
]);

/** Tax numbers and bank account in full, current and handed in. The look is written into the audit log. */
export async function revealCompliance(property_id: string): Promise<Result<FullCompliance>> {
  const { data, error } = await supabase().rpc('admin_compliance', { property_id });
  const fallback = 'The details could not be opened. Please try again.';
  if (error) return failure('refused', refusalOf(error, fallback));
  const answer = v.parse(ComplianceAnswerSchema, data);
  return answer.ok ? success(answer) : failure('refused', decisionRefusals[answer.code] ?? fallback);
}

const uploadFailed = 'Failed to upload photo';
const UploadAnswerSchema = v.variant('success', [
  v.object({ success: v.literal(true) }),
  v.object({ success: v.literal(false), error: v.string() }),
]);

/** Sends a photo, which the server looks at, and adds it to the listing and to the hotel that guests see. The same id is one photo. */
export async function addPhoto(
  property_id: string,
  { id, blob, alt_text }: { id: string; blob: Blob; alt_text: string },
): Promise<Result<null>> {
  const address = `upload-photo?${new URLSearchParams({ property_id, id })}`;
  const headers = { 'content-type': 'application/octet-stream' };
  const response = await supabase()
    .call(address, { headers, body: blob })
    .catch(() => null);
  if (!response) return failure('refused', unreachable);
  const answer = v.safeParse(UploadAnswerSchema, await response.json().catch(() => null));
  if (!answer.success) return failure('refused', uploadFailed);
  if (!answer.output.success) return failure('refused', answer.output.error);
  return change('add_property_photo', { id, alt_text }, uploadFailed);
}
