import * as v from 'valibot';
import { siteUrl } from '../_shared/brand.ts';
import { addressIn, answer, posted, readForm, refuse } from '../_shared/http.ts';
import { callService } from '../_shared/service.ts';
import { askTurnstile, longestToken } from '../_shared/turnstile.ts';

const FormSchema = v.object({
  token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestToken)),
  key: v.pipe(v.string(), v.uuid()),
});
type Counted = { ok: true } | { ok: false; code: 'busy' | 'rate_limited' };

/** Cloudflare's error codes for a wrong secret, not a wrong token. */
const aboutSecret = ['missing-input-secret', 'invalid-input-secret'];

const unset = () =>
  refuse(
    503,
    'unconfigured',
    'You cannot book online at the moment, because the security check is not set up. Write to us and we book for you.',
  );

/** `{token, key: the booking's idempotency key}`. Codes: invalid_request, rate_limited, busy, not_human, unreachable, unconfigured. */
export default posted(async (request, env) => {
  const form = v.safeParse(FormSchema, await readForm(request));
  if (!form.success) return refuse(400, 'invalid_request', 'This is not an answer of the security check.');
  const { token, key } = form.output;
  const secret = env.TURNSTILE_SECRET;
  if (!secret) return unset();

  const counted = await callService<Counted>(env, 'count_human_check', { headers: addressIn(request) });
  if (!counted.ok) {
    return counted.code === 'busy'
      ? refuse(503, 'busy', 'Many guests are booking at the moment. Try again in a few seconds.')
      : refuse(429, 'rate_limited', 'Too many attempts from your connection. Try again in one minute.');
  }

  const verdict = await askTurnstile(env, secret, token);
  if (!verdict || verdict['error-codes'].includes('internal-error')) {
    return refuse(503, 'unreachable', 'The security check does not answer. Try again in a moment.');
  }
  if (verdict['error-codes'].some((code) => aboutSecret.includes(code))) {
    console.error('Cloudflare does not know TURNSTILE_SECRET.');
    return unset();
  }
  // Refuses tokens of other sites and of other forms.
  const isOurs = verdict.hostname === new URL(siteUrl(env)).hostname && verdict.action === 'booking';
  if (!verdict.success || !isOurs) {
    return refuse(403, 'not_human', 'The security check failed. Try again.');
  }
  await callService(env, 'note_human', { key });
  return answer(200, { success: true });
});
