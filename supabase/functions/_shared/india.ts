import { india } from '../../../src/domain/regions.ts';

// Sites name the country in the page's language.
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

/** True if the place is outside India: by its country, else by its coordinates. False if neither is known. */
export function isElsewhere(country: string, latitude: string, longitude: string): boolean {
  if (country !== '') return !names.has(country.toLowerCase());
  if (latitude === '' || longitude === '') return false;
  const [north, east] = [Number(latitude), Number(longitude)];
  return north < india.south || north > india.north || east < india.west || east > india.east;
}
