import { answerText, type Env, type Handler, inert, refuse } from '../_shared/http.ts';
import { callService, openFile } from '../_shared/service.ts';

type Shown = { ok: true; path: string; mime_type: string } | { ok: false };
type Published = ({ ok: true } & Record<string, unknown>) | { ok: false; code: string };

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** GET or HEAD `{hotel}.json` (the public review log) or `photos/{id}` (an approved photo), without a key. Cached for five minutes. */
const publishedReviews: Handler = async (request, env) => {
  await request.body?.cancel();
  const open = { ...inert, 'access-control-allow-origin': '*' };
  const shown = { ...open, 'cache-control': 'public, max-age=300', 'x-robots-tag': 'noindex' };
  if (request.method === 'OPTIONS')
    return new Response(null, { status: 204, headers: { ...open, 'access-control-allow-methods': 'GET, HEAD' } });
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(405, 'method_not_allowed', 'Send this with GET.');
  const { pathname } = new URL(request.url);
  const photo = new RegExp(`/photos/(${uuid})$`).exec(pathname)?.[1];
  if (photo) return sendPhoto(env, photo, shown);
  const id = new RegExp(`/(${uuid})\\.json$`).exec(pathname)?.[1];
  const told = id ? await callService<Published>(env, 'published_reviews', { hotel_id: id }) : { ok: false as const };
  if (!told.ok) return refuse(404, 'hotel_not_found', 'This hotel does not exist.');
  const { ok: _, ...published } = told;
  const text = JSON.stringify({
    check:
      'Each hash is the SHA-256 of its entry without the hash, as canonical JSON (RFC 8785). Script: /check-reviews.mjs',
    ...published,
  });
  return answerText(request, text, { ...shown, 'content-type': 'application/json; charset=utf-8' });
};

async function sendPhoto(env: Env, id: string, headers: Record<string, string>): Promise<Response> {
  const shown = await callService<Shown>(env, 'shown_review_photo', { id });
  const bytes = shown.ok ? await openFile(env, { bucket: 'review-photos', path: shown.path }) : null;
  if (!shown.ok || !bytes) return refuse(404, 'not_found', 'This photo does not exist.');
  return new Response(bytes, { headers: { ...headers, 'content-type': shown.mime_type } });
}
export default publishedReviews;
