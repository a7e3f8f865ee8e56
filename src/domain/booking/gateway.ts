/** Why a desk or an admin cannot change a payment or refund of a payment gateway. */
export { gatewayRefusals } from '../../words/staff/bookings.ts';
