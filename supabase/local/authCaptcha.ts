import { askTurnstile } from '../functions/_shared/turnstile.ts';
import { AuthError, isRecord, readBody } from './authErrors.ts';
import { config } from './config.ts';

/** Calls that need a captcha; token calls only with a password. https://github.com/supabase/auth, middleware.go */
const asked = ['POST signup', 'POST token password', 'POST recover', 'POST resend', 'POST magiclink', 'POST otp'];

const isOn = () => (process.env.SUPABASE_AUTH_CAPTCHA_ENABLED ?? String(config.auth.captcha.enabled)) === 'true';

/** Refuses a call without a valid captcha token. The secret key needs none. */
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
