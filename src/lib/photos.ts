/** The backend's origin when it is not the site's own. Undefined outside of a build, where nobody loads a photo. */
const backendOrigin: string | undefined = import.meta.env?.PUBLIC_SUPABASE_URL;

/** Widths in which every photo of the site is built; the widest one carries no suffix. */
export const photoWidths = { '-480': 480, '-640': 640, '-960': 960, '': 1440 } as const;
export type PhotoSuffix = keyof typeof photoWidths;

/**
 * How all AVIF files are encoded. A quality of 46 weighed up to a third more and looked the same, on a phone and on a wide
 * screen; the usual effort of 4 took four times as long for files of the same size.
 */
export const avif = { quality: 43, effort: 3 } as const;

/** Widths in which photos of posts and of the gallery are built as AVIF besides: `/photos/{name}-240.avif`. */
export const smallWidths = [240, 360] as const;

export interface PhotoSources {
  src: string;
  srcset?: string | undefined;
  /** The same files as AVIF, about half as heavy. */
  avif?: string | undefined;
}

/**
 * The address a browser loads an uploaded photo from. Rows hold it without an origin (`/storage/v1/object/public/…`), so that
 * a database can move; the backend's origin goes in front where that is not the site's own. Other addresses stay as they are.
 */
export function uploadedPhotoUrl(url: string, backend = backendOrigin): string {
  return url.startsWith('/storage/v1/object/public/') && backend ? new URL(url, backend).href : url;
}

/**
 * Sources of a photo named by a database row or content. Our own photos (`/photos/{name}.webp`) come in several widths
 * and two formats; any other address is used as it is, an uploaded photo's with its origin.
 */
export function photoSources(url: string): PhotoSources {
  const name = /^\/photos\/([\w-]+)\.webp$/.exec(url)?.[1];
  if (!name) return { src: uploadedPhotoUrl(url) };
  const srcset = (format: string) =>
    Object.entries(photoWidths).map(([suffix, width]) => `/photos/${name}${suffix}.${format} ${width}w`);
  return { src: `/photos/${name}-960.webp`, srcset: srcset('webp').join(', '), avif: srcset('avif').join(', ') };
}
