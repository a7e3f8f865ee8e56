/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** Base address of the Supabase project; empty when the backend shares the site's origin. */
  readonly PUBLIC_SUPABASE_URL?: string;
  /** Publishable key of the project. It is public by design; row-level security is the guard. */
  readonly PUBLIC_SUPABASE_KEY?: string;
  /** Where admins find the backend's own dashboard; left out, no link shows. */
  readonly PUBLIC_DASHBOARD_URL?: string;
}
