/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** Origin of the Supabase project; empty in the local server's build, whose backend shares the site's. */
  readonly PUBLIC_SUPABASE_URL?: string;
  /** Publishable key of the project. It is public by design; row-level security is the guard. */
  readonly PUBLIC_SUPABASE_KEY?: string;
  /** Where admins find the backend's own dashboard; left out, no link shows. */
  readonly PUBLIC_DASHBOARD_URL?: string;
  /** A MapLibre style, https: maps offer its streets. Left out, they do not, and nothing of that is built. */
  readonly PUBLIC_MAP_STYLE_URL?: string;
}

/** Goa as `src/build/goaMapModule.ts` draws it while the site is built. */
declare module 'virtual:goa-map' {
  /** What stands inside the map's `<svg>`. */
  export const drawing: string;
  /** The places of `content/places.yaml` that a map names or a distance is told to, by kind. */
  export const placesByKind: Record<
    'town' | 'beach' | 'airport' | 'station',
    readonly (readonly [id: string, name: string, latitude: number, longitude: number])[]
  >;
}
