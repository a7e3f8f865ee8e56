/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** Origin of the Supabase project; empty in the local server's build, whose backend shares the site's. */
  readonly PUBLIC_SUPABASE_URL?: string;
  /** Publishable key of the project. It is public by design; row-level security is the guard. */
  readonly PUBLIC_SUPABASE_KEY?: string;
  /** Where admins find the backend's own dashboard; left out, no link shows. */
  readonly PUBLIC_DASHBOARD_URL?: string;
  /** DSN of a service that collects errors; left out, none are told. */
  readonly PUBLIC_ERROR_URL?: string;
  /** What share of the pages tells of its errors; left out, all. */
  readonly PUBLIC_ERROR_SHARE?: string;
  /** Script of Plausible or Umami, and the site as it is known there; left out, nobody counts visits. */
  readonly PUBLIC_ANALYTICS_SCRIPT?: string;
  readonly PUBLIC_ANALYTICS_SITE?: string;
  /** What the tag of Google's search console holds. */
  readonly PUBLIC_SITE_VERIFICATION?: string;
  /** Public key of a Cloudflare Turnstile widget; left out, nobody is checked to be a person, and nothing of that is built. */
  readonly PUBLIC_TURNSTILE_SITE_KEY?: string;
  /** The repository on GitHub that /edit writes to. Left out, it edits a folder of the machine it runs on, and nothing elsewhere. */
  readonly PUBLIC_EDIT_REPOSITORY?: string;
}

/** Versions of the terms and the privacy page that this build shows, written in by astro.config.mjs. */
declare const TERMS_VERSION: string;
declare const PRIVACY_VERSION: string;

/** Goa as `src/build/goaMapModule.ts` draws it while the site is built. */
declare module 'virtual:goa-map' {
  /** What stands inside the map's `<svg>`. */
  export const drawing: string;
  /** The places of `content/places.yaml` that a map names or a distance is told to, by kind, called as in the language of the build. */
  export const placesByKind: Record<
    'town' | 'beach' | 'airport' | 'station',
    readonly (readonly [id: string, name: string, latitude: number, longitude: number])[]
  >;
}
