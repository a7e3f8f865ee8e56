import type { Env } from '../_shared/http.ts';
import { gatewayOf } from '../_shared/openGateway.ts';
import { type GatewayFact, GatewayFailed, type GatewayRefund } from '../_shared/payGateway.ts';
import { noteFacts } from '../_shared/payments.ts';
import { callService } from '../_shared/service.ts';
import { JobFailed } from './jobFailed.ts';

interface Work {
  pages: { id: string; gateway_id: string; is_past: boolean }[];
  refunds: GatewayRefund[];
}

/**
 * Asks the payment gateway about every page and refund that it has not told the end of, has it close pages of another amount than is to be paid and give
 * back what is promised, and notes what it says:
 * `{looked, refunds, noted, failed}`, or `{off: true}` without its keys; then guests are no longer led there.
 */
export async function settlePayments(env: Env): Promise<object> {
  const gateway = gatewayOf(env);
  const { pages, refunds } = await callService<Work>(env, 'gateway_work', { gateway: gateway?.name ?? null });
  if (!gateway) return { off: true };
  const counts = { looked: pages.length, refunds: refunds.length, noted: 0, failed: 0 };
  const take = async (asked: Promise<GatewayFact[]>) => {
    try {
      const outcomes = await noteFacts(env, await asked);
      counts.noted += outcomes.filter((outcome) => outcome === 'noted').length;
    } catch (failure) {
      // One that it does not answer, or that is busy, keeps none of the others waiting.
      if (!(failure instanceof GatewayFailed)) throw failure;
      console.error(failure.message);
      counts.failed += 1;
    }
  };
  for (const page of pages) await take(page.is_past ? gateway.close(page) : gateway.look(page));
  for (const refund of refunds) await take(gateway.refund(refund).then((fact) => [fact]));
  if (counts.failed > 0 && counts.failed === pages.length + refunds.length)
    throw new JobFailed(
      'The payment gateway does not answer, or does not know the keys; the log of the function tells more.',
    );
  return counts;
}
