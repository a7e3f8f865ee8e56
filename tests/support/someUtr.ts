import { randomInt } from 'node:crypto';

/** The number of a payment by UPI that no other test has: it is of one booking over all. */
export const someUtr = () => `4${String(randomInt(10 ** 11)).padStart(11, '0')}`;
