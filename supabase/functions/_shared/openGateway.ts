import type { Env } from './keys.ts';
import type { PayGateway } from './payGateway.ts';
import { razorpay } from './razorpay.ts';

/** The payment gateways whose keys this deployment has. Guests pay at the first; the others settle what was begun there. */
export const gatewaysOf = (env: Env): PayGateway[] => [razorpay(env)].filter((gateway) => gateway !== null);

/** The payment gateway at which guests pay, or null. */
export const gatewayOf = (env: Env): PayGateway | null => gatewaysOf(env)[0] ?? null;
