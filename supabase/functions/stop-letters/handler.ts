import { languageNamed } from '../../../src/words/languages.ts';
import { siteUrl } from '../_shared/brand.ts';
import { answer, isStorable, posted, refuse } from '../_shared/http.ts';
import { letterPageOf, letterPath } from '../_shared/letterPages.ts';
import { callService } from '../_shared/service.ts';

/**
 * Stops the newsletter, or the emails about bookings of a property, for the address that got the `token` in the query. Mail programs post
 * here when their reader unsubscribes (RFC 8058), without a key. Answers `{success: true}`, whatever the token is; `code` of a refusal:
 * busy. GET stops nothing, because mail scanners open every link: it leads to the page with the button, named by `page` and `language` in
 * the query. The database counts no calls here: they come from a few mail providers, and a token cannot be guessed.
 */
const stop = posted(async (request, env) => {
  await request.body?.cancel();
  const token = tokenOf(request);
  const { ok } = await callService<{ ok: boolean }>(env, 'stop_letters', { token });
  return ok ? answer(200, { success: true }) : refuse(503, 'busy', 'Try again in a moment.');
});

function tokenOf(request: Request): string {
  const token = (new URL(request.url).searchParams.get('token') ?? '').slice(0, 100);
  return isStorable(token) ? token : '';
}

const stopLetters: typeof stop = async (request, env) => {
  if (request.method !== 'GET') return stop(request, env);
  const { searchParams } = new URL(request.url);
  const path = letterPath(letterPageOf(searchParams.get('page')), languageNamed(searchParams.get('language')));
  const location = `${siteUrl(env)}${path}?${new URLSearchParams({ stop: tokenOf(request) })}`;
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
};
export default stopLetters;
