import type pg from 'pg';
import { standardAmenities as amenities } from '#src/domain/listing/listingWords.ts';
import { at, randomFrom } from '../db/stage.ts';
import { cities, nameWords } from './bigData.ts';

/** The mix of searches: 70 % a city, 20 % words of a name, 10 % everywhere; 80 % with dates; some with filters; 80 % sorted as recommended. */
export function searchMix(count: number, seed: number): unknown[][] {
  const random = randomFrom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const some = <T>(share: number, value: () => T): T | null => (random() < share ? value() : null);
  return Array.from({ length: count }, () => {
    const kind = random();
    const destination =
      kind < 0.7
        ? at(cities, Math.floor(random() ** 2 * cities.length)).toLowerCase()
        : kind < 0.9
          ? `${at(nameWords, below(nameWords.length))} ${at(nameWords, below(nameWords.length))}`
          : some(0.3, () => 'Goa');
    const from = some(0.8, () => 1 + below(300));
    const adults = random() < 0.7 ? 2 : 1 + below(5);
    return [
      destination,
      from,
      from === null ? null : from + 1 + Math.floor(random() ** 2 * 10),
      adults,
      random() < 0.8 ? 0 : 1 + below(2),
      random() < 0.9 ? 1 : 2,
      some(0.15, () => 100_000 + below(200_000)),
      some(0.25, () => 300_000 + below(500_000)),
      some(0.2, () => [4, 5]),
      some(0.25, () => [at(amenities, below(amenities.length)), at(amenities, below(6))]),
      random() < 0.8 ? 'recommended' : at(['price', 'price', 'rating', 'name'], below(4)),
      random() < 0.85 ? 1 : 1 + below(5),
    ];
  });
}

const searchSql = `select public.search_hotels(
  $1, private.today() + $2::integer, private.today() + $3::integer, $4, $5, $6, $7, $8, $9, $10, $11, $12
) as answer`;

export async function timeSearch(client: pg.ClientBase, search: unknown[]): Promise<number> {
  const start = performance.now();
  const { rows } = await client.query(searchSql, search);
  if (!rows[0].answer.ok) throw new Error(`Refused: ${JSON.stringify(rows[0].answer)} ${JSON.stringify(search)}`);
  return performance.now() - start;
}
