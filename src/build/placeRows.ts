import type { Place } from '../content/placeSchema.ts';

/** Returns the migration that sets the places of the database to `content/places.yaml`. */
export function placeRows(places: readonly Place[]): string {
  const rows = places.map(({ source: _, ...place }) => JSON.stringify(place)).join(',\n');
  return `-- Written from content/places.yaml by \`npm run places\`: change it there.\nselect private.set_places($places$[\n${rows}\n]$places$);\n`;
}

/** The last of these files counts. */
export const isPlaceRows = (file: string) => file.endsWith('_place_rows.sql');
