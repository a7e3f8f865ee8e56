// `npm run places` writes the places for the database: into the newest migration of places, or a new one if that is released.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readPlaces } from '../content/places.ts';
import { isPlaceRows, placeRows } from './placeRows.ts';

const folder = 'supabase/migrations';
const now = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
const { hashes: released } = JSON.parse(readFileSync('supabase/release/history.json', 'utf8'));
const newest = readdirSync(folder).filter(isPlaceRows).sort().at(-1);
const rows = placeRows(readPlaces());
if (newest && readFileSync(`${folder}/${newest}`, 'utf8') === rows) {
  console.log(`Nothing changed: ${folder}/${newest} already has these places.`);
} else {
  const file = `${folder}/${!newest || newest in released ? `${now}_place_rows.sql` : newest}`;
  writeFileSync(file, rows);
  console.log(`Wrote ${file}`);
}
