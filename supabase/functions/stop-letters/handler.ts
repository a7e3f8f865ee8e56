import { languageNamed } from '../../../src/words/languages.ts';
import { siteUrl } from '../_shared/brand.ts';
import { answer, isStorable, posted, refuse } from '../_shared/http.ts';
import { letterPageOf, letterPath } from '../_shared/letterPages.ts';
import { callService } from '../_shared/service.ts';

/** One-click unsubscribing (RFC 8058). GET only leads to the page, because scanners open every link. */
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
