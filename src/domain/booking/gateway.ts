export { gatewayRefusals } from '../../words/staff/bookings.ts';
