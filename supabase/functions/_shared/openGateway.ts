import type { Env } from './keys.ts';
import type { PayGateway } from './payGateway.ts';
import { razorpay } from './razorpay.ts';

/** The payment gateway whose keys this deployment has, or null. */
export const gatewayOf = (env: Env): PayGateway | null => razorpay(env);
