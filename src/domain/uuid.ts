/** How ids of the site's own begin, of houses and their rooms: the database keeps them free of what others begin. As private.is_site_id. */
export const siteIdStart = '00000000-0000-4000-8000-';

/** The id in a text, in lower case as the database writes it; null for text that can be no id. */
export function readUuid(text: unknown): string | null {
  return typeof text === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? text.toLowerCase() : null;
}
