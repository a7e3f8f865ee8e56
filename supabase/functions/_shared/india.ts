import { india } from '../../../src/domain/regions.ts';

/** Whether a place is outside of India, as far as a page tells. */

// Hosts name the country in the language of the page.
const languages = 'en hi mr kok de fr it es pt nl da sv nb fi pl cs el ja ko zh'.split(' ');
const names = new Set([
  'in',
  'ind',
  'bharat',
  'republic of india',
  ...languages.map((language) => nameOfIndia(language).toLowerCase()),
]);

function nameOfIndia(language: string): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of('IN') ?? '';
}

/** A country that is named decides; without one, coordinates that no place of India has. Silence is no reason to refuse. */
export function isElsewhere(country: string, latitude: string, longitude: string): boolean {
  if (country !== '') return !names.has(country.toLowerCase());
  if (latitude === '' || longitude === '') return false;
  const [north, east] = [Number(latitude), Number(longitude)];
  return north < india.south || north > india.north || east < india.west || east > india.east;
}
