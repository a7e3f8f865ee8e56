import { randomInt } from 'node:crypto';

/** A UTR that no other test uses. A UTR belongs to one booking. */
export const someUtr = () => `4${String(randomInt(10 ** 11)).padStart(11, '0')}`;
