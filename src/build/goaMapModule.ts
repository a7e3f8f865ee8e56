import type { Plugin } from 'vite';
import { readPlaces } from '#src/content/places.ts';
import { contentLanguage } from '#src/content/translated.ts';
import { drawGoa } from './goaMap.ts';

/*
 * The drawing and the places as one module of the browser, which the map's code brings along: one file with a hash, asked for when
 * a map is opened and by no page's first load. Distances are reckoned there from the same list, which the names on the map need
 * anyway: 3 kB for all places, where an answer of the database would carry them for each hotel. They are called as in the language of
 * the build, so that no browser has to know both names of a place.
 */

const name = 'virtual:goa-map';
const kinds = ['town', 'beach', 'airport', 'station'] as const;

export async function goaMapText(language = contentLanguage): Promise<string> {
  const places = readPlaces();
  const { placeName }: typeof import('#src/words/en/placeNames.ts') = await import(
    `../words/${language}/placeNames.ts`
  );
  const placesByKind = Object.fromEntries(
    kinds.map((wanted) => [
      wanted,
      places.flatMap(({ kind, id, name, at }) => (kind === wanted ? [[id, placeName(name), ...at]] : [])),
    ]),
  );
  return `export const drawing = ${JSON.stringify(drawGoa())};\nexport const placesByKind = ${JSON.stringify(placesByKind)};`;
}

export function goaMapModule(): Plugin {
  return {
    name,
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? goaMapText() : undefined),
  };
}
