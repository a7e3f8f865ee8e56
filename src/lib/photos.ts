/** The backend's origin when it is not the site's own. Undefined outside of a build, where nobody loads a photo. */
const backendOrigin: string | undefined = import.meta.env?.PUBLIC_SUPABASE_URL;

/** Widths in which every photo of the site is built; the widest one carries no suffix. */
export const photoWidths = { '-480': 480, '-640': 640, '-960': 960, '': 1440 } as const;

/** Widths in which photos that are shown small are built as AVIF besides: `/photos/{name}-240.avif`. */
export const smallWidths = [240, 360] as const;

export interface PhotoSources {
  /** Undefined for an address that is none of a photo of ours. */
  src?: string | undefined;
  srcset?: string | undefined;
  /** The same files as AVIF, about half as heavy. */
  avif?: string | undefined;
}

const uploads = '/storage/v1/object/public/';
/** A path and nothing that a browser would read as another host, or leave out before it reads. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const path = /^\/(?![/\\])[^\u0000-\u001f\u007f-\u009f]*$/;

/**
 * The address a browser loads a photo of the server from; undefined for any but a path of this site and https of our own storage.
 * Rows hold uploaded ones without an origin (`/storage/v1/object/public/…`), so that a database can move; the backend's origin
 * goes in front where that is not the site's own.
 */
export function safePhotoUrl(url: string, backend = backendOrigin): string | undefined {
  const own = backend?.startsWith('https://') ? new URL(uploads, backend).href : undefined;
  const at = own && url.startsWith(own) ? url.slice(own.length - uploads.length) : url;
  if (!path.test(at)) return undefined;
  return backend && at.startsWith(uploads) ? new URL(at, backend).href : at;
}

/**
 * Sources of a photo named by a database row or content. Our own photos (`/photos/{name}.webp`) come in several widths
 * and two formats; any other is one file, where it is safe to load.
 */
export function photoSources(url: string): PhotoSources {
  const name = /^\/photos\/([\w-]+)\.webp$/.exec(url)?.[1];
  if (!name) return { src: safePhotoUrl(url) };
  const srcset = (format: string) =>
    Object.entries(photoWidths).map(([suffix, width]) => `/photos/${name}${suffix}.${format} ${width}w`);
  return { src: `/photos/${name}-960.webp`, srcset: srcset('webp').join(', '), avif: srcset('avif').join(', ') };
}
