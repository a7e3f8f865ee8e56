import { decimal } from '../money.ts';

/**
 * Paying by UPI: addresses and links as in NPCI's "UPI Linking Specifications", version 1.6 (pa: who is paid, pn: their name,
 * am: the amount with two decimals, cu: always INR, tn: a note for both).
 */

/** A virtual payment address: a name, @ and the handle of a bank or app. The database holds the same rule. */
export const upiIdPattern = /^[A-Za-z0-9][A-Za-z0-9._-]+@[A-Za-z][A-Za-z0-9]{1,63}$/;

/** A link that opens the UPI app of a phone with everything filled in. */
export function upiLink(upiId: string, { name, paise, note }: { name: string; paise: number; note: string }): string {
  const fields = { pa: upiId, pn: name, am: decimal(paise), cu: 'INR', tn: note };
  const query = Object.entries(fields).map(([field, value]) => `${field}=${encodeURIComponent(value)}`);
  // Apps compare the address as text: its @ stays as it is.
  return `upi://pay?${query.join('&').replace('%40', '@')}`;
}
