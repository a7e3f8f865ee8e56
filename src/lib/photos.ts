import { photoAddress } from '#src/domain/hotel/photoAddress.ts';

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

/** The address a browser loads a photo of the server from; the backend's origin goes in front where that is not the site's own. */
export const safePhotoUrl = (url: string) => photoAddress(url, backendOrigin);

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
