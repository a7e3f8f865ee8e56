import type { Env } from './keys.ts';
import { type GatewayFact, GatewayFailed, type PayGateway } from './payGateway.ts';
import { callService } from './service.ts';

interface Noted {
  ok: boolean;
  outcomes?: string[];
}

/** Stores a gateway's facts; `delivered` are the raw bytes of a webhook. Throws GatewayFailed if the database does not accept them. */
export async function noteFacts(
  env: Env,
  { name: gateway }: Pick<PayGateway, 'name'>,
  facts: readonly GatewayFact[],
  delivered?: Uint8Array<ArrayBuffer>,
) {
  if (facts.length === 0) return [];
  const hash = delivered && (await sha256(delivered));
  const { ok, outcomes } = await callService<Noted>(env, 'note_gateway', { gateway, facts, ...(hash && { hash }) });
  if (!ok || !outcomes) throw new GatewayFailed('The database is busy with what the gateway said.');
  if (outcomes.includes('mismatch')) console.error('A payment is not what was asked for:', JSON.stringify(facts));
  return outcomes;
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
