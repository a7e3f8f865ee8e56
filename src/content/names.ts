import { readYaml } from './contentFiles.ts';

/* Which names other files of content know. In a browser, `#content-names` is names.browser.ts. */

export function isPhotoName(name: string): boolean {
  const library = readYaml('photos.yaml');
  return typeof library === 'object' && library !== null && Object.hasOwn(library, name);
}

export function isPlaceId(id: string): boolean {
  const places = readYaml('places.yaml') as { id?: unknown }[] | null;
  return places?.some((place) => place.id === id) ?? false;
}

export function isFaqId(id: string): boolean {
  const faq = readYaml('faq.yaml') as { items?: { id?: unknown }[] } | null;
  return faq?.items?.some((item) => item.id === id) ?? false;
}
