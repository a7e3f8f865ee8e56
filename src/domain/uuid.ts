/** Ids of our own hotels and rooms begin so. No other row may (private.is_site_id). */
export const siteIdStart = '00000000-0000-4000-8000-';

export function readUuid(text: unknown): string | null {
  return typeof text === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? text.toLowerCase() : null;
}
