import { hotelAddress } from '#src/domain/hotel/hotelAddress.ts';

interface Named {
  hotel: { id: string; name: string };
  earlier_names: readonly string[];
}

/**
 * Returns Netlify's `_redirects` for hotels with a page. The id and each earlier name get a rule, because `*` stands only for whole path parts.
 * Other addresses get the shell with status 404: it still shows new or renamed hotels. `at`: the path of the language.
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
