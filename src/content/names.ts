import { houseIds, pointOf, readHouses, readYaml } from './contentFiles.ts';
import type { HouseNames } from './derivedNames.ts';
import { contentLanguage } from './translated.ts';

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

export const isHouseId = (id: string) => houseIds().includes(id);

/** The Hindi build has the name in Hindi. */
export const isTownName = (name: string) => contentLanguage !== 'en' || pointOf(name) !== undefined;

/** Returns all houses. In the build, the house is one of them already. */
export const housesWith = (_: Omit<HouseNames, 'id'>): readonly Omit<HouseNames, 'id'>[] => readHouses();
