import * as v from 'valibot';
import { type Env, readCapped } from './http.ts';

/** Verifies Turnstile tokens, each valid once for five minutes. https://developers.cloudflare.com/turnstile/get-started/server-side-validation */

const cloudflare = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

export const longestToken = 2048;

const VerdictSchema = v.object({
  success: v.boolean(),
  hostname: v.optional(v.string(), ''),
  action: v.optional(v.string(), ''),
  'error-codes': v.optional(v.array(v.string()), []),
});
export type Verdict = v.InferOutput<typeof VerdictSchema>;

/** Returns null without a readable answer. Does not send the visitor's address. */
export async function askTurnstile(env: Env, secret: string, token: string): Promise<Verdict | null> {
  try {
    const response = await fetch(env.TURNSTILE_VERIFY_URL || cloudflare, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(8000),
    });
    const body = await readCapped(response, 20_000);
    return v.parse(VerdictSchema, JSON.parse(new TextDecoder().decode(body ?? undefined)));
  } catch {
    return null;
  }
}
