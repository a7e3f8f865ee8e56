/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** Origin of the Supabase project; '' in the local build, which shares the site's. */
  readonly PUBLIC_SUPABASE_URL?: string;
  /** Publishable key of the project, public by design: row-level security protects the data. */
  readonly PUBLIC_SUPABASE_KEY?: string;
  /** Link to the backend's dashboard for admins; no link if absent. */
  readonly PUBLIC_DASHBOARD_URL?: string;
  /** DSN of an error service; no reports if absent. */
  readonly PUBLIC_ERROR_URL?: string;
  /** Share of pages that report errors, 0 to 1; all if absent. */
  readonly PUBLIC_ERROR_SHARE?: string;
  /** Script and site name at Plausible or Umami; no counting if absent. */
  readonly PUBLIC_ANALYTICS_SCRIPT?: string;
  readonly PUBLIC_ANALYTICS_SITE?: string;
  readonly PUBLIC_SITE_VERIFICATION?: string;
  /** Public key of a Cloudflare Turnstile widget; no checks for humans if absent. */
  readonly PUBLIC_TURNSTILE_SITE_KEY?: string;
  /** GitHub repository that /edit writes to; if absent it edits a local folder. */
  readonly PUBLIC_EDIT_REPOSITORY?: string;
}

/** Versions of the legal texts in this build, set by astro.config.mjs. */
declare const TERMS_VERSION: string;
declare const PRIVACY_VERSION: string;

/** Drawn at build time by `src/build/goaMapModule.ts`. */
declare module 'virtual:goa-map' {
  export const drawing: string;
  /** Places of `content/places.yaml` by kind, in the language of the build. */
  export const placesByKind: Record<
    'town' | 'beach' | 'airport' | 'station',
    readonly (readonly [id: string, name: string, latitude: number, longitude: number])[]
  >;
}
