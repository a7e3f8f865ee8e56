import { photoAddress } from '#src/domain/hotel/photoAddress.ts';

/** Undefined outside a build. */
const backendOrigin: string | undefined = import.meta.env?.PUBLIC_SUPABASE_URL;

/** In pixels; the widest has no suffix. */
export const photoWidths = { '-480': 480, '-640': 640, '-960': 960, '': 1440 } as const;

/** Widths of extra AVIF files for small photos: `/photos/{name}-240.avif`. */
export const smallWidths = [240, 360] as const;

export interface PhotoSources {
  /** Undefined if the address is not safe to load. */
  src?: string | undefined;
  srcset?: string | undefined;
  /** The same files as AVIF, about half the size. */
  avif?: string | undefined;
}

export const safePhotoUrl = (url: string) => photoAddress(url, backendOrigin);

export function photoSources(url: string): PhotoSources {
  const name = /^\/photos\/([\w-]+)\.webp$/.exec(url)?.[1];
  if (!name) return { src: safePhotoUrl(url) };
  const srcset = (format: string) =>
    Object.entries(photoWidths).map(([suffix, width]) => `/photos/${name}${suffix}.${format} ${width}w`);
  return { src: `/photos/${name}-960.webp`, srcset: srcset('webp').join(', '), avif: srcset('avif').join(', ') };
}
