import type { Place } from '../content/places.ts';

/** The migration that makes the places of the database those of `content/places.yaml`. */
export function placeRows(places: readonly Place[]): string {
  const rows = places.map(({ source: _, ...place }) => JSON.stringify(place)).join(',\n');
  return `-- Written from content/places.yaml by \`npm run places\`: change it there.\nselect private.set_places($places$[\n${rows}\n]$places$);\n`;
}

/** The files that hold places, oldest first: the last one counts. */
export const isPlaceRows = (file: string) => file.endsWith('_place_rows.sql');
