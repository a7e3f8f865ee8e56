import * as v from 'valibot';
import type { Env } from '../_shared/http.ts';
import { keyHeaders, keys } from '../_shared/keys.ts';

/** The message is for the guest. */
export class Refusal extends Error {}

export const failed = 'The site did not answer. Try again in a moment.';

const RefusedSchema = v.object({ ok: v.literal(false), code: v.string() });

/** Calls as a guest, with the publishable key; only reads without a limit per caller. `refusals` are the site's sentences. @throws Refusal */
export async function ask<Schema extends v.GenericSchema>(
  env: Env,
  name: string,
  args: object,
  schema: Schema,
  refusals: Readonly<Record<string, string>>,
): Promise<v.InferOutput<Schema>> {
  const response = await fetch(`${env.SUPABASE_URL}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { ...keyHeaders(keys(env).publishable), 'content-type': 'application/json' },
    body: JSON.stringify(args),
    signal: AbortSignal.timeout(15_000),
  });
  const body: unknown = await response.json();
  const refused = v.safeParse(RefusedSchema, body);
  if (refused.success) throw new Refusal(refusals[refused.output.code] ?? failed);
  if (!response.ok) throw new Error(`${name} answered ${response.status}`);
  return v.parse(schema, body);
}
