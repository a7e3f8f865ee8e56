import { askTurnstile } from '../functions/_shared/turnstile.ts';
import { AuthError, isRecord, readBody } from './authErrors.ts';
import { config } from './config.ts';

/** What the auth service of a hosted project asks of whoever may be a robot, where `[auth.captcha]` is on. */

/** The calls that are asked. Of those for a token, only ones that show a password: https://github.com/supabase/auth, middleware.go. */
const asked = ['POST signup', 'POST token password', 'POST recover', 'POST resend', 'POST magiclink', 'POST otp'];

/** Read with each call: a switch is turned by its variable, here as by the command line of Supabase. */
const isOn = () => (process.env.SUPABASE_AUTH_CAPTCHA_ENABLED ?? String(config.auth.captcha.enabled)) === 'true';

/** Refuses a call that has no good token of the widget. Whoever holds the secret key is not asked. */
export async function refuseRobots(request: Request, call: string, secretKey: string): Promise<void> {
  if (!isOn() || !asked.includes(call) || request.headers.get('apikey') === secretKey) return;
  const { gotrue_meta_security: security } = await readBody(request);
  const given = isRecord(security) ? security.captcha_token : undefined;
  const token = typeof given === 'string' ? given.trim() : '';
  if (token === '') throw refusal('no captcha_token found');
  const { TURNSTILE_SECRET: secret = '' } = process.env;
  const verdict = await askTurnstile(process.env, secret, token);
  if (!verdict) throw new AuthError(500, 'unexpected_failure', 'captcha verification process failed');
  if (!verdict.success) throw refusal(verdict['error-codes'].join(', '));
}

const refusal = (why: string) =>
  new AuthError(400, 'captcha_failed', `captcha protection: request disallowed (${why})`);
