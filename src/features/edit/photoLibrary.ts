import { parse, stringify } from 'yaml';

/* `content/photos.yaml` holds photos by name. The editor cannot add names to such a file, so it edits them as a list. */

interface Entry {
  alt?: string;
  of?: string;
  crop?: unknown;
}
export interface LibraryItem extends Entry {
  type: 'photo' | 'detail';
  /** The file of a photo: `/src/assets/photos/lotus-garden.jpg`. */
  picture?: string;
  /** The name of a detail. A photo has that of its file. */
  name?: string;
}

const folder = '/src/assets/photos/';
export const pictureOf = (name: string) => `${folder}${name}.jpg`;

export const nameOf = ({ picture = '', name = '', type }: LibraryItem) =>
  type === 'photo' ? picture.slice(picture.lastIndexOf('/') + 1).replace(/\.jpg$/, '') : name;

export function listOfLibrary(text: string): { photos: LibraryItem[] } {
  const library: Record<string, Entry> = parse(text) ?? {};
  return {
    photos: Object.entries(library).map(([name, entry]) =>
      entry.of ? { type: 'detail', name, ...entry } : { type: 'photo', picture: pictureOf(name), ...entry },
    ),
  };
}

export const libraryOfList = (items: readonly LibraryItem[]): Record<string, Entry> =>
  Object.fromEntries(items.map((item) => [nameOf(item), entryOf(item)]));

function entryOf({ type: _type, picture: _picture, name: _name, ...entry }: LibraryItem): Entry {
  return entry;
}

export const textOfLibrary = ({ photos }: { photos?: LibraryItem[] }) =>
  stringify(libraryOfList(photos ?? []), { lineWidth: 0, singleQuote: true });
