/** Without an address the site's own origin: locally one server answers for both. */
export const backendUrl = import.meta.env.PUBLIC_SUPABASE_URL || globalThis.location?.origin || 'http://localhost';
export const publishableKey = import.meta.env.PUBLIC_SUPABASE_KEY ?? '';
