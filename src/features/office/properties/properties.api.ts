import type { AdminListing, AdminProperty } from '#src/domain/listing/adminListing.ts';
import { readUuid } from '#src/domain/uuid.ts';
import { isOutcomeUnknown, type Result, success } from '#src/lib/result.ts';
import * as calls from '#src/server/calls/office/properties.ts';
import { call, isSignedOut } from '#src/server/signedIn.ts';
import { upload } from '#src/server/upload.ts';

export async function fetchListing(property_id: string): Promise<Result<AdminListing | null>> {
  if (!readUuid(property_id)) return success(null);
  const found = await call(calls.adminListing, { property_id });
  return found.ok || isOutcomeUnknown(found.failure) || isSignedOut(found.failure) ? found : success(null);
}

type Seen = Pick<AdminProperty, 'id' | 'status' | 'submitted_revision' | 'submitted_at'>;

/** Decides on the version seen. The server refuses if it has changed. */
export const decide = (
  { id, status, submitted_revision, submitted_at }: Seen,
  decision: 'approve' | 'reject',
  reason?: string,
) =>
  call(calls.decideListing, {
    property_id: id,
    decision,
    reason: reason ?? null,
    seen_status: status,
    seen_revision: submitted_revision,
    seen_submitted_at: submitted_at,
  });

/** Uploads a photo and adds it to the listing and the live hotel. A repeated id adds it once. */
export async function sendPhoto(
  property_id: string,
  { id, blob, alt_text }: { id: string; blob: Blob; alt_text: string },
): Promise<Result<null>> {
  const sent = await upload(calls.uploadOwnersPhoto, { property_id, id }, blob).done;
  return sent.ok ? call(calls.addPhoto, { id, alt_text }) : sent;
}
