const uploads = '/storage/v1/object/public/';
/** A path only: nothing that browsers read as another host or remove first. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const path = /^\/(?![/\\])[^\u0000-\u001f\u007f-\u009f]*$/;

/** Returns a photo's address; undefined unless it is on this site or in our storage. Rows hold uploads without an origin, which is added here. */
export function photoAddress(url: string, backend: string | undefined): string | undefined {
  const own = backend?.startsWith('https://') ? new URL(uploads, backend).href : undefined;
  const at = own && url.startsWith(own) ? url.slice(own.length - uploads.length) : url;
  if (!path.test(at)) return undefined;
  return backend && at.startsWith(uploads) ? new URL(at, backend).href : at;
}
