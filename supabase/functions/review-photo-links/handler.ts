import { readUuid } from '../../../src/domain/uuid.ts';
import { answer, posted, readCaller, refuse } from '../_shared/http.ts';
import { callService, signFile } from '../_shared/service.ts';

interface Photo {
  id: string;
  path: string;
}
type Found = { ok: true; photos: Photo[] } | { ok: false; code: 'not_found' };

/** Long enough to load the photos; the screen asks again each time. */
const seconds = 120;

/** POST `{review_id}`, for admins, whose view is logged. Answers `{success: true, photos: [{id, url}]}`. */
export default posted(async (request, env) => {
  const sent: { review_id?: unknown } | null = await request.json().catch(() => null);
  const review_id = readUuid(sent?.review_id);
  if (!review_id) return refuse(400, 'invalid_request', 'Name the review.');
  const caller = await readCaller(request, env);
  if (!caller) return refuse(401, 'signed_out', 'Sign in again to view photos.');
  const found = await callService<Found>(env, 'look_at_review_photos', { claims: caller.claims, review_id });
  if (!found.ok) return refuse(404, found.code, 'This review no longer has photos.');
  const photos = await Promise.all(
    found.photos.map(async ({ id, path }) => {
      if (path.startsWith('photos/')) return { id, url: `/${path}` };
      return { id, url: await signFile(env, { bucket: 'review-photos', path }, seconds, id) };
    }),
  );
  return answer(200, { success: true, photos: photos.filter(({ url }) => url) });
});
