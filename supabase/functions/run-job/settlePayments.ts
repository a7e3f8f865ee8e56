import type { Env } from '../_shared/http.ts';
import { gatewaysOf } from '../_shared/openGateway.ts';
import { type GatewayFact, GatewayFailed, type GatewayRefund, type PayGateway } from '../_shared/payGateway.ts';
import { noteFacts } from '../_shared/payments.ts';
import { callService } from '../_shared/service.ts';
import { JobFailed } from './jobFailed.ts';

interface Work {
  pages: { id: string; gateway_id: string; is_past: boolean }[];
  refunds: GatewayRefund[];
}

/** Records results of pages and refunds, closes pages with an outdated amount, and pays due refunds. `{off: true}` without keys: no online payments. */
export async function settlePayments(env: Env): Promise<object> {
  const gateways = gatewaysOf(env);
  if (gateways.length === 0) {
    await callService<Work>(env, 'gateway_work', { gateway: null });
    return { off: true };
  }
  const counts = { looked: 0, refunds: 0, noted: 0, failed: 0 };
  for (const gateway of gateways) await settleAt(gateway, gateway === gateways[0], env, counts);
  if (counts.failed > 0 && counts.failed === counts.looked + counts.refunds)
    throw new JobFailed('The payment gateway does not answer, or rejects the keys. See the log of the function.');
  return counts;
}

type Counts = Record<'looked' | 'refunds' | 'noted' | 'failed', number>;

async function settleAt(gateway: PayGateway, is_current: boolean, env: Env, counts: Counts): Promise<void> {
  const work = await callService<Work>(env, 'gateway_work', { gateway: gateway.name, is_current });
  counts.looked += work.pages.length;
  counts.refunds += work.refunds.length;
  const take = async (asked: Promise<GatewayFact[]>) => {
    try {
      const outcomes = await noteFacts(env, gateway, await asked);
      counts.noted += outcomes.filter((outcome) => outcome === 'noted').length;
    } catch (failure) {
      // A failed one must not delay the others.
      if (!(failure instanceof GatewayFailed)) throw failure;
      console.error(failure.message);
      counts.failed += 1;
    }
  };
  for (const page of work.pages) await take(page.is_past ? gateway.close(page) : gateway.look(page));
  for (const refund of work.refunds) await take(gateway.refund(refund).then((fact) => [fact]));
}
