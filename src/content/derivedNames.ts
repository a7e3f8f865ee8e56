import { isLandmark, type PlaceKind } from '../domain/hotel/places.ts';

/* Names that follow from content, for the build and for the editor in the browser. */

/** The name of a file in a folder of `content`. It becomes an address. */
export const fileName = /^[a-z0-9]+(-[a-z0-9]+)*\.\w+$/;

/** Says how to correct a file's name. */
export const fileNameRule = "use small letters, digits and single hyphens in the file's name";

/** The parts of a house that no other house may share. */
export interface HouseNames {
  id: string;
  name: string;
  anchor?: string | undefined;
  galleryFilter?: string | undefined;
  hotelId?: string | undefined;
  roomCategories: { roomId?: string | undefined }[];
}

/** Adds the names for links that a house file leaves out. They equal the file's name. */
export const withLinkNames = <House extends Pick<HouseNames, 'anchor' | 'galleryFilter'>>(
  id: string,
  house: House,
) => ({
  ...house,
  id,
  anchor: house.anchor ?? id,
  galleryFilter: house.galleryFilter ?? id,
});

interface NamedPlace {
  name: string;
  names?: string[] | undefined;
  kind: PlaceKind;
}

/** Returns the places that people stay in. */
export const townsIn = <Place extends NamedPlace>(places: readonly Place[]) =>
  places.filter(({ kind }) => !isLandmark({ kind }));

/** Returns all names of the places that people stay in. */
export const townNamesIn = (places: readonly NamedPlace[]) =>
  townsIn(places).flatMap(({ name, names = [] }) => [name, ...names]);
