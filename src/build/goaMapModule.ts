import type { Plugin } from 'vite';
import { readPlaces } from '#src/content/places.ts';
import { contentLanguage } from '#src/content/translated.ts';
import { drawGoa } from './goaMap.ts';

/* The map and its places as one browser module, loaded only when a map opens. Distances are calculated from the same list:
   3 kB for all places instead of a database answer per hotel. Place names are in the language of the build. */

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
