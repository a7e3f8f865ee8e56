import type { Env } from './keys.ts';
import { type GatewayFact, GatewayFailed, type PayGateway } from './payGateway.ts';
import { callService } from './service.ts';

/** What the database made of each fact: `private.note_gateway`. */
interface Noted {
  ok: boolean;
  outcomes?: string[];
}

/** Notes what a gateway says; of what it delivered by itself, `delivered` are the bytes. Throws GatewayFailed when the database does not take it now. */
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

/** In hex. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
