import { readUuid } from '../../../src/domain/uuid.ts';
import { answer, posted, readCaller, refuse } from '../_shared/http.ts';
import { callService, signFile } from '../_shared/service.ts';

type Found = { ok: true; path: string; file_name: string } | { ok: false; code: 'second_factor_needed' | 'not_found' };

const notFound = 'This document no longer exists.';
/** Long enough to start a download, too short to share. */
const seconds = 60;

/** POST `{id}`, for the owner and for admins, whose view is logged. Answers `{success: true, url}`, a path valid for a minute. */
export default posted(async (request, env) => {
  const sent: { id?: unknown } | null = await request.json().catch(() => null);
  const id = readUuid(sent?.id);
  if (!id) return refuse(400, 'invalid_request', 'Name the document.');
  const caller = await readCaller(request, env);
  if (!caller) return refuse(401, 'signed_out', 'Sign in again to open documents.');
  const found = await callService<Found>(env, 'document_link', { claims: caller.claims, id });
  if (!found.ok) {
    return found.code === 'not_found'
      ? refuse(404, found.code, notFound)
      : refuse(403, found.code, 'Sign in again with the code from your authenticator app to open documents.');
  }
  const url = await signFile(env, { bucket: 'property-documents', path: found.path }, seconds, found.file_name);
  return url ? answer(200, { success: true, url }) : refuse(404, 'not_found', notFound);
});
