import { hotelAddress } from '#src/domain/hotel/hotelAddress.ts';

interface Named {
  hotel: { id: string; name: string };
  earlier_names: readonly string[];
}

/**
 * The text of `_redirects` for the hotels that have pages: Netlify's format, read before the rules of `netlify.toml`. The id alone
 * and every name that a hotel had lead to its page, each by a rule of its own, as in this format `*` stands for whole parts of a path
 * only. Of any other address nothing is known, so that the shell, which still shows a hotel that is new or has just got another name,
 * comes with status 404. Empty where no hotel has a page: then the shell is theirs. `at`:
 * where the pages of a language begin.
 */
export function hotelRedirects(hotels: readonly Named[], at = ''): string {
  if (hotels.length === 0) return '';
  const rules = hotels.flatMap(({ hotel: { id, name }, earlier_names }) => {
    const address = hotelAddress(id, name);
    const others = new Set(['', ...earlier_names].map((earlier) => hotelAddress(id, earlier)));
    others.delete(address);
    return [...others].map((other) => `${at}/hotel/${other} ${at}/hotel/${address} 301`);
  });
  return [...rules, `${at}/hotel/* ${at}/hotel.html 404`, ''].join('\n');
}
