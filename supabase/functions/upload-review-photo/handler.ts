import { maxFileBytes } from '../../../src/domain/listing/files.ts';
import { readUuid } from '../../../src/domain/uuid.ts';
import { addressIn, answer, isStorable, posted, refuse } from '../_shared/http.ts';
import { cleanReviewPhoto, maxReviewSide } from '../_shared/imageBytes.ts';
import { readImport } from '../_shared/importing.ts';
import { callService } from '../_shared/service.ts';
import { statuses, storeUpload, type UploadRefusal } from '../_shared/uploads.ts';

interface Photo {
  id: string;
}
type Begun = { ok: true; done: Photo | null; folder: string } | { ok: false; code: string };

const sentences: Partial<Record<UploadRefusal, string>> = {
  invalid_request: 'This photo did not arrive completely. Choose it again.',
  invalid_type: 'We can show only JPEG, PNG or WebP photos.',
  damaged: 'This photo is damaged, or we cannot show it.',
  too_many_pixels: `This photo is too large. It can have up to ${maxReviewSide} pixels on a side.`,
  too_large: 'This photo is larger than 5 MB.',
  taken: 'Another photo has the same number. Choose this photo again.',
};
const no = (code: UploadRefusal) =>
  refuse(statuses[code], code, sentences[code] ?? 'We could not send this photo. Try again.');

/** POST a form with the review link's `token`, `id` (a new UUID) and `file`. A repeated id is the same photo. It waits for an admin's approval. */
export default posted(async (request, env) => {
  const body = await readImport(request);
  if (body instanceof Response) return body;
  const form = await body.formData().catch(() => null);
  const [token, file] = [form?.get('token'), form?.get('file')];
  const id = readUuid(form?.get('id'));
  if (!id || typeof token !== 'string' || token.length > 200 || !isStorable(token) || !(file instanceof File))
    return no('invalid_request');
  if (file.size > maxFileBytes) return no('too_large');

  const begun = await callService<Begun>(env, 'begin_review_photo', { token, headers: addressIn(request), id });
  if (!begun.ok) return answer(200, { success: false, code: begun.code });
  if (begun.done) return answer(200, { success: true, id });
  const { folder } = begun;
  const stored = await storeUpload<Photo>(
    env,
    { bucket: 'review-photos', clean: cleanReviewPhoto },
    { id, folder, body: new Uint8Array(await file.arrayBuffer()) },
    ({ path, mime_type }) =>
      callService(env, 'finish_review_photo', { photo: { id, booking_id: folder, path, mime_type } }),
  );
  return typeof stored === 'string' ? no(stored) : answer(200, { success: true, id });
});
