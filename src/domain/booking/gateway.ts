/** Why a desk or an admin cannot change a payment or refund of a payment gateway. */
export const gatewayRefusals = {
  by_gateway: 'The payment gateway confirmed this, so it cannot be reversed. Refund the guest instead.',
  refund_underway: 'The payment gateway is paying this refund. Wait until it is done, or the guest is refunded twice.',
} as const;
