import { type HouseNames, townNamesIn, withLinkNames } from '#src/content/derivedNames.ts';
import type { EditorFacts } from '#src/content/editor.ts';
import { learn } from '#src/content/names.browser.ts';
import { usesOf } from '#src/content/uses.ts';
import { type LibraryItem, libraryOfList } from './photoLibrary.ts';

type Fields = Record<string, unknown>;

/** Returns the id of a house by its file; '' for other files. */
export const houseOf = (file: string) => /^content\/showcase\/([\w-]+)\.yaml$/.exec(file)?.[1] ?? '';

/** Learns names that were just saved. The site's own list is as old as its last build. */
export function learnSaved(path: string, data: Fields, facts: EditorFacts): void {
  const ids = (list: unknown) => (list as { id: string }[]).map(({ id }) => id);
  if (path === 'content/photos.yaml') {
    for (const name of Object.keys(facts.photos)) delete facts.photos[name];
    Object.assign(facts.photos, libraryOfList(data.photos as LibraryItem[]));
  }
  const file = path.replace('content/', '');
  const others = facts.uses.filter((use) => use.file !== file);
  facts.uses = [...others, ...usesOf(file, data, Object.keys(facts.photos))];
  if (path === 'content/faq.yaml') facts.questions = ids(data.items);
  if (path === 'content/places.yaml') {
    facts.places = ids(data.places);
    facts.towns = townNamesIn(data.places as Parameters<typeof townNamesIn>[0]);
  }
  const house = houseOf(path);
  if (house)
    facts.houses = [
      ...facts.houses.filter(({ id }) => id !== house),
      withLinkNames(house, data as unknown as HouseNames),
    ];
  learn(facts);
}
