import type { Env } from './keys.ts';
import type { PayGateway } from './payGateway.ts';
import { razorpay } from './razorpay.ts';

/** Guests pay at the first gateway; the others complete earlier payments. */
export const gatewaysOf = (env: Env): PayGateway[] => [razorpay(env)].filter((gateway) => gateway !== null);

export const gatewayOf = (env: Env): PayGateway | null => gatewaysOf(env)[0] ?? null;
