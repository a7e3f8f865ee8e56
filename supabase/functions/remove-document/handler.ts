import { readUuid } from '../../../src/domain/uuid.ts';
import { answer, callAsCaller, posted, readCaller, refuse } from '../_shared/http.ts';
import { messageOf } from '../_shared/service.ts';
import { tidyUploads } from '../_shared/tidyUploads.ts';

type Removed = { ok: true } | { ok: false; code: 'not_found' | 'not_editable' | 'second_factor_needed' };

const refusals = {
  not_editable: [409, 'This listing is being reviewed and cannot be changed now.'],
  second_factor_needed: [403, 'Sign in again with the code from your authenticator app to remove documents.'],
} as const;

/** POST `{id}`. Submitted versions keep their documents. Answers `{success: true}`, also if it is already removed. */
export default posted(async (request, env) => {
  const sent: { id?: unknown } | null = await request.json().catch(() => null);
  const id = readUuid(sent?.id);
  if (!id) return refuse(400, 'invalid_request', 'Name the document.');
  if (!(await readCaller(request, env))) return refuse(401, 'signed_out', 'Sign in again to remove documents.');
  const response = await callAsCaller(request, env, 'remove_document', { id });
  if (!response.ok) throw new Error(`remove_document answered ${response.status}`);
  const removed: Removed = await response.json();
  if (!removed.ok && removed.code !== 'not_found') {
    const [status, sentence] = refusals[removed.code];
    return refuse(status, removed.code, sentence);
  }
  // The document is removed; if deleting the file fails, the nightly job does it.
  await tidyUploads(env, id).catch((error) => console.error('The bytes of a document stay behind:', messageOf(error)));
  return answer(200, { success: true });
});
