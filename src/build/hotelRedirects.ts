import { hotelIdIn } from '#src/domain/hotel/hotelAddress.ts';

/**
 * The text of `_redirects` for the hotels that have pages, which stand in these files: Netlify's format, read before the rules of
 * `netlify.toml`. The id alone leads to the page; of any other hotel nothing is known, so that the shell, which still shows one that is
 * new, comes with status 404. Empty where no hotel has a page: then the shell is theirs.
 */
export function hotelRedirects(files: readonly string[]): string {
  const built = files.flatMap((file) => /^hotel\/(.+)\.html$/.exec(file)?.[1] ?? []);
  if (built.length === 0) return '';
  const named = built.filter((address) => hotelIdIn(address) !== address);
  return [
    ...named.map((address) => `/hotel/${hotelIdIn(address)} /hotel/${address} 301`),
    '/hotel/* /hotel.html 404',
    '',
  ].join('\n');
}
