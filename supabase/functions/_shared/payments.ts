import type { Env } from './keys.ts';
import { type GatewayFact, GatewayFailed, type PayGateway } from './payGateway.ts';
import { callService } from './service.ts';
import { sha256 } from './sha256.ts';

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
