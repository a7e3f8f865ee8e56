/** Why the hand of a desk or an admin cannot move money that came through a payment gateway. */
export const gatewayRefusals = {
  by_gateway: 'The payment gateway says that this money has moved. What came by it goes back as a refund.',
  refund_underway:
    'The payment gateway is giving back what is owed here. Please wait until it has: else the guest would be paid twice.',
} as const;
