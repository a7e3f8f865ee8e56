import * as v from 'valibot';
import { answer, callAsCaller, posted, readForm, refuse } from '../_shared/http.ts';
import { readFeeds } from '../_shared/readFeeds.ts';

const BodySchema = v.object({ feed_id: v.pipe(v.string(), v.uuid()), trust: v.optional(v.boolean(), false) });

/** POST `{feed_id, trust}`; `trust` accepts a calendar with suspiciously few events. Answers `state`: read, doubtful, failed or busy. */
export default posted(async (request, env) => {
  const body = v.safeParse(BodySchema, await readForm(request));
  if (!body.success) return refuse(400, 'invalid_request', 'Reload the page.');
  const begun = await callAsCaller(request, env, 'begin_calendar', body.output);
  if (!begun.ok) {
    await begun.body?.cancel();
    return refuse(begun.status === 401 ? 401 : 403, 'signed_out', 'Sign in again to continue.');
  }
  const { ok, code }: { ok: boolean; code?: string } = await begun.json();
  if (!ok) {
    const status = code === 'rate_limited' ? 429 : 403;
    return refuse(status, code ?? 'busy', 'We could not read this calendar. Try again later.');
  }
  const counts = await readFeeds(env, body.output.feed_id);
  const state = (['read', 'doubtful', 'failed'] as const).find((one) => counts[one] > 0) ?? 'busy';
  return answer(200, { success: true, state });
});
