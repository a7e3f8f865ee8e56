import { decimal } from '../money.ts';

/** NPCI, "UPI Linking Specifications" 1.6. pa: payee address, pn: payee name, am: amount in rupees, cu: INR, tn: note. */

/** A UPI address: a name, @ and the handle of a bank or app. The database has the same rule. */
export const upiIdPattern = /^[A-Za-z0-9][A-Za-z0-9._-]+@[A-Za-z][A-Za-z0-9]{1,63}$/;

export function upiLink(upiId: string, { name, paise, note }: { name: string; paise: number; note: string }): string {
  const fields = { pa: upiId, pn: name, am: decimal(paise), cu: 'INR', tn: note };
  const query = Object.entries(fields).map(([field, value]) => `${field}=${encodeURIComponent(value)}`);
  // Apps compare the address as text, so its @ must not be encoded.
  return `upi://pay?${query.join('&').replace('%40', '@')}`;
}
