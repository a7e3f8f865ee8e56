/** The backend's origin when it is not the site's own. Undefined outside of a build, where nobody loads a photo. */
const backendOrigin: string | undefined = import.meta.env?.PUBLIC_SUPABASE_URL;

/** Widths in which every photo of the site is built; the widest one carries no suffix. */
export const photoWidths = { '-480': 480, '-640': 640, '-960': 960, '': 1440 } as const;
export type PhotoSuffix = keyof typeof photoWidths;

/** Quality of all AVIF files: 46 weighed a third more and looked the same, on a phone and on a wide screen. */
export const avifQuality = 43;

/** Widths in which details that posts and the gallery show are built as AVIF too: `/photos/{name}-480.avif`. */
export const lightWidths = [240, 480, 640, 960] as const;

export interface PhotoSources {
  src: string;
  srcset?: string | undefined;
}

/**
 * The address a browser loads an uploaded photo from. Rows hold it without an origin (`/storage/v1/object/public/…`), so that
 * a database can move; the backend's origin goes in front where that is not the site's own. Other addresses stay as they are.
 */
export function uploadedPhotoUrl(url: string, backend = backendOrigin): string {
  return url.startsWith('/storage/v1/object/public/') && backend ? new URL(url, backend).href : url;
}

/**
 * Sources of a photo named by a database row or content. Our own photos (`/photos/{name}.webp`) come in several widths;
 * any other address is used as it is, an uploaded photo's with its origin.
 */
export function photoSources(url: string): PhotoSources {
  const name = /^\/photos\/([\w-]+)\.webp$/.exec(url)?.[1];
  if (!name) return { src: uploadedPhotoUrl(url) };
  const srcset = Object.entries(photoWidths).map(([suffix, width]) => `/photos/${name}${suffix}.webp ${width}w`);
  return { src: `/photos/${name}-960.webp`, srcset: srcset.join(', ') };
}
