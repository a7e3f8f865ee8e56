import * as v from 'valibot';
import {
  type FullCompliance,
  FullComplianceSchema,
  type ListingStatus,
  PropertyPageSchema,
  type Review,
  type ReviewDocument,
  ReviewSchema,
  reviewRefusals,
} from '#src/domain/adminListing.ts';
import { supabase } from '#src/lib/account.ts';
import { failure, type Result, success } from '#src/lib/result.ts';
import { call, refusalOf } from '../admin.api.ts';

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
export async function fetchReview(property_id: string): Promise<Result<Review | null>> {
  const { data, error } = await supabase().rpc('admin_property', { property_id });
  // An address with anything but an id is an address of nothing.
  if (error?.code === '22P02') return success(null);
  if (error) return failure(refusalOf(error, 'the server did not answer'));
  return success(data.ok ? v.parse(ReviewSchema, data) : null);
}

const AnswerSchema = v.variant('ok', [
  v.looseObject({ ok: v.literal(true) }),
  v.looseObject({ ok: v.literal(false), code: v.string() }),
]);

/** A call that changes a listing; what it refuses comes as the sentence for the admin. */
async function change(name: string, args: object, fallback: string): Promise<Result<null>> {
  const { data, error } = await supabase().rpc(name, args);
  if (error) return failure(refusalOf(error, fallback));
  const answer = v.parse(AnswerSchema, data);
  return answer.ok ? success(null) : failure(reviewRefusals[answer.code] ?? fallback);
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
  if (error) return failure(refusalOf(error, updateFailed));
  return data.length === 1 ? success(null) : failure(reviewRefusals.changed ?? updateFailed);
}

const ComplianceAnswerSchema = v.variant('ok', [
  v.object({ ok: v.literal(true), compliance: FullComplianceSchema }),
  v.looseObject({ ok: v.literal(false), code: v.string() }),
]);

/** Tax numbers and bank account in full. The look is written into the audit log. */
export async function revealCompliance(property_id: string): Promise<Result<FullCompliance>> {
  const { data, error } = await supabase().rpc('admin_compliance', { property_id });
  const fallback = 'The details could not be opened. Please try again.';
  if (error) return failure(refusalOf(error, fallback));
  const answer = v.parse(ComplianceAnswerSchema, data);
  return answer.ok ? success(answer.compliance) : failure(reviewRefusals[answer.code] ?? fallback);
}

/** A link to a document, good for a minute. */
export async function linkToDocument({ path, file_name }: ReviewDocument): Promise<Result<string>> {
  const link = await supabase().linkToFile('property-documents', path, file_name);
  return link ? success(link) : failure('The document could not be opened. Please try again.');
}

const uploadFailed = 'Failed to upload photo';
const BegunSchema = v.variant('ok', [
  v.object({ ok: v.literal(true), id: v.string(), path: v.string() }),
  v.looseObject({ ok: v.literal(false), code: v.string() }),
]);

/** Stores a photo that was made ready, and adds it to the listing and to the hotel that guests see. */
export async function addPhoto(
  property_id: string,
  photo: { blob: Blob; ext: string; width: number; height: number; alt_text: string },
): Promise<Result<null>> {
  const { blob, ext, width, height, alt_text } = photo;
  const begun = await supabase().rpc('begin_property_photo', { property_id, ext });
  if (begun.error) return failure(refusalOf(begun.error, uploadFailed));
  const place = v.parse(BegunSchema, begun.data);
  if (!place.ok) return failure(reviewRefusals[place.code] ?? uploadFailed);
  const refused = await supabase().storeFile('property-photos', place.path, blob);
  if (refused) return failure(refused);
  const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer());
  const sha256 = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return change('add_property_photo', { id: place.id, alt_text, width, height, sha256 }, uploadFailed);
}
