import { type HouseNames, withLinkNames } from './derivedNames.ts';
import type { EditorFacts } from './editor.ts';

/* The names that the editor knows: those of its configuration, and those saved since. */

const known = {
  photos: new Set<string>(),
  questions: new Set<string>(),
  places: new Set<string>(),
  towns: new Set<string>(),
  houses: [] as HouseNames[],
};

/** The id of the house in the form; '' for other forms. */
export const form = { house: '' };

/** Sets the names that schemas look up. */
export function learn({ photos, questions, places, towns, houses }: EditorFacts): void {
  known.photos = new Set(Object.keys(photos));
  known.questions = new Set(questions);
  known.places = new Set(places);
  known.towns = new Set(towns);
  known.houses = houses;
}

export const isPhotoName = (name: string) => known.photos.has(name);
export const isPlaceId = (id: string) => known.places.has(id);
export const isFaqId = (id: string) => known.questions.has(id);
export const isHouseId = (id: string) => known.houses.some((house) => house.id === id);
export const isTownName = (name: string) => known.towns.has(name);

/** Returns all houses, with the one in the form as it is there. */
export const housesWith = (house: Omit<HouseNames, 'id'>): readonly Omit<HouseNames, 'id'>[] => [
  ...known.houses.filter(({ id }) => id !== form.house),
  form.house ? withLinkNames(form.house, house) : house,
];
