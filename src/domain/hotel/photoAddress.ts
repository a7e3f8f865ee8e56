const uploads = '/storage/v1/object/public/';
/** A path and nothing that a browser would read as another host, or leave out before it reads. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const path = /^\/(?![/\\])[^\u0000-\u001f\u007f-\u009f]*$/;

/**
 * The address a photo of the server is loaded from; undefined for any but a path of this site and https of our own storage.
 * Rows hold uploaded ones without an origin (`/storage/v1/object/public/…`), so that a database can move; the backend's origin
 * goes in front where that is given.
 */
export function photoAddress(url: string, backend: string | undefined): string | undefined {
  const own = backend?.startsWith('https://') ? new URL(uploads, backend).href : undefined;
  const at = own && url.startsWith(own) ? url.slice(own.length - uploads.length) : url;
  if (!path.test(at)) return undefined;
  return backend && at.startsWith(uploads) ? new URL(at, backend).href : at;
}
