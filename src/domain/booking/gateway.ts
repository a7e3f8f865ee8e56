import * as say from '../../words/staff/bookings.ts';

/** Why a desk or an admin cannot change a payment or refund of a payment gateway. */
export const gatewayRefusals = {
  by_gateway: say.thePaymentGatewayConfirmed,
  refund_underway: say.thePaymentGatewayIsPaying,
} as const;
