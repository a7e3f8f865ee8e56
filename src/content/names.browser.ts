import type { HouseNames } from './contentFiles.ts';

/* The names that the editor knows: those of its configuration, and those saved since. */

export const known = {
  photos: new Set<string>(),
  questions: new Set<string>(),
  places: new Set<string>(),
  towns: new Set<string>(),
  houses: [] as HouseNames[],
  /** The id of the house in the form. */
  edited: undefined as string | undefined,
};

export const isPhotoName = (name: string) => known.photos.has(name);
export const isPlaceId = (id: string) => known.places.has(id);
export const isFaqId = (id: string) => known.questions.has(id);
export const isHouseId = (id: string) => known.houses.some((house) => house.id === id);

/** A translated form has the name in Hindi. */
export const isTownName = (name: string) => known.towns.has(name) || /[^\p{Script=Latin}\p{P}\s]/u.test(name);

/** Returns all houses, with the one in the form as it is there. */
export const housesWith = (house: Omit<HouseNames, 'id'>): readonly Omit<HouseNames, 'id'>[] => [
  ...known.houses.filter(({ id }) => id !== known.edited),
  house,
];
