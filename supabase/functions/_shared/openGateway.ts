import type { Env } from './keys.ts';
import type { PayGateway } from './payGateway.ts';
import { razorpay } from './razorpay.ts';

/** Guests pay at the first gateway with its keys; the others complete earlier payments. */
export const gatewaysOf = (env: Env): PayGateway[] => [razorpay(env)].filter((gateway) => gateway !== null);

export const gatewayOf = (env: Env): PayGateway | null => gatewaysOf(env)[0] ?? null;

export const noGateway =
  'Not configured: set RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET in the secrets of the functions.';
