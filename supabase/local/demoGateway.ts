import { gatewayOf } from '../functions/_shared/openGateway.ts';
import type { Backend } from './backend.ts';
import { answerFunction } from './functions.ts';
import { startRazorpay } from './standInRazorpay.ts';
import { isDemo } from './terminal.ts';

/** Starts a fake Razorpay if only this machine reaches the server and no gateway has its keys, then runs the job that enables online payments. */
export async function openGateway(backend: Backend, url: string, host: string): Promise<() => void> {
  const gateway = isDemo(host) && !gatewayOf(process.env) ? await startRazorpay() : null;
  Object.assign(process.env, gateway?.environment);
  gateway?.deliverTo(`${url}/functions/v1/payment-webhook`);
  const request = new Request(`${url}/functions/v1/run-job`, {
    method: 'POST',
    headers: { apikey: backend.secretKey },
    body: JSON.stringify({ job: 'settle_payments' }),
  });
  const response = await answerFunction(backend, request);
  if (!response.ok) console.error('Online payments were not settled:', await response.text());
  return () => gateway?.stop();
}
