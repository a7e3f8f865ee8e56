import { expect, test } from 'vitest';
import {
  found,
  foundAround,
  foundByLandmark,
  foundByWords,
  foundNear,
  foundNowhere,
  mended,
  passedOver,
  unknown,
} from './destinationQueries.ts';
import { ownServer } from './stage.ts';

let stays: { name: string; city: string }[];

const { db } = await ownServer({ pool: 1, seed: true });
const { rows } = await db.query(
  `select h.name, h.city from public.hotels as h where h.is_active and exists (
     select 1 from public.room_categories as r where r.hotel_id = h.id and r.is_active and r.max_occupancy >= 2
   ) order by h.name`,
);
stays = rows;

interface Answer {
  count: number;
  place: { id: string } | null;
  meaning: {
    places: string[];
    other: string | null;
    is_all: boolean;
    typed: string | null;
    shown: string | null;
    unnamed: string | null;
  };
  nearest_place: { name: string } | null;
  radius_km: number | null;
  hotels: { name: string; city: string; distance_km: number | null }[];
}

const searchPage = async (destination: string, page = 1): Promise<Answer> =>
  (await db.query('select public.search_hotels($1, page => $2) as answer', [destination, page])).rows[0].answer;
async function search(destination: string): Promise<Answer> {
  const first = await searchPage(destination);
  for (let page = 2; first.hotels.length < first.count; page += 1) {
    first.hotels.push(...(await searchPage(destination, page)).hotels);
  }
  return first;
}
const namesIn = (cities: readonly string[]) =>
  stays.filter(({ city }) => cities.includes(city)).map(({ name }) => name);

test.each(found)('"%s" finds the stays of its cities and no others', async (asked, cities) => {
  const { hotels } = await search(asked);
  expect(hotels.map(({ name }) => name).sort()).toEqual(namesIn(cities).sort());
  expect(hotels.length).toBeGreaterThan(0);
});

test.each(foundByWords)('"%s" finds the stay that is called so or stands there', async (asked, name) => {
  const { hotels, meaning } = await search(asked);
  expect(hotels.map((hotel) => hotel.name)).toEqual([expect.stringMatching(name)]);
  expect(meaning).toMatchObject({ typed: null, unnamed: null });
});

test.each(mended)('"%s" is understood as the name of a stay, and says so', async (asked, name) => {
  const { hotels, meaning } = await search(asked);
  expect(hotels.map((hotel) => hotel.name)).toEqual([expect.stringMatching(name)]);
  expect(meaning).toMatchObject({ typed: asked, shown: hotels[0]?.name, is_all: false });
});

test.each(passedOver)(
  '"%s" finds the stays of its place, and says which words it passed over',
  async (asked, cities, words) => {
    const { hotels, meaning } = await search(asked);
    expect(hotels.map(({ name }) => name).sort()).toEqual(namesIn(cities).sort());
    expect(meaning).toMatchObject({ unnamed: words, typed: null, is_all: true });
  },
);

test.each(foundNear)('"%s" finds what is near, nearest first', async (asked, cities) => {
  const { hotels, radius_km } = await search(asked);
  expect(new Set(hotels.map(({ city }) => city))).toEqual(new Set(cities));
  expect(hotels[0]?.city).toBe(cities[0]);
  expect(radius_km).toBe(20);
  const distances = hotels.map(({ distance_km }) => distance_km ?? Number.NaN);
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
  expect(Math.max(...distances)).toBeLessThanOrEqual(20);
});

test.each(foundAround)('"%s" has no stays and finds what is near, nearest first', async (asked, nearest) => {
  const { hotels, radius_km, meaning } = await search(asked);
  expect(hotels[0]?.city).toBe(nearest);
  expect(radius_km).toBe(20);
  expect(meaning).toMatchObject({ places: [expect.any(String)], is_all: true });
  const distances = hotels.map(({ distance_km }) => distance_km ?? Number.NaN);
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
  expect(Math.max(...distances)).toBeLessThanOrEqual(20);
});

test.each(foundByLandmark)('"%s" is %s, and finds the stays of %s first', async (asked, landmark, nearest) => {
  const { hotels, meaning } = await searchPage(asked);
  expect(meaning).toMatchObject({ places: [landmark], is_all: true });
  expect(hotels[0]?.city).toBe(nearest);
});

test.each(unknown)('"%s" finds nothing, rather than something else', async (asked) => {
  const { count, place, meaning } = await search(asked);
  expect({ count, place, ...meaning }).toMatchObject({ count: 0, place: null, places: [], typed: null, is_all: false });
});

test.each(foundNowhere)(
  '"%s" has no stays near it, and says that %s is the nearest that has',
  async (asked, nearest) => {
    const { count, nearest_place } = await search(asked);
    expect([count, nearest_place?.name]).toEqual([0, nearest]);
  },
);

test('a mended slip says what was typed, and the exact search does not mend it', async () => {
  expect(await search('Calungute')).toMatchObject({
    place: { id: 'calangute' },
    meaning: { typed: 'Calungute', shown: null },
  });
  const exact = async (text: string) =>
    (await db.query(`select public.search_hotels($1, exact => true) as answer`, [text])).rows[0].answer;
  expect(await exact('Calungute')).toMatchObject({ count: 0, place: null, meaning: { typed: null, is_all: false } });
  expect(await exact('Hotel Lotos')).toMatchObject({ count: 0, meaning: { typed: null } });
  expect(await exact('Candolim with pool')).toMatchObject({ count: 0, meaning: { unnamed: null } });
});

test('several places are named in their order, and are no one place', async () => {
  expect(await search('Baga, Calangute')).toMatchObject({
    place: null,
    meaning: { places: ['Baga', 'Calangute'], is_all: true },
  });
  expect((await search('403516')).meaning.places).toEqual(['Calangute', 'Baga']);
});

test('a name of two airports takes one and names the other', async () => {
  const { meaning } = await search('Goa airport');
  expect(meaning).toMatchObject({ places: ['Dabolim airport'], other: 'Mopa airport' });
  expect((await search('GOI')).meaning.other).toBeNull();
});

test('recommended is the default order: the brand’s own houses and featured stays first', async () => {
  await db.query(`update public.hotels set is_featured = true where name like 'Cavelossim Lagoon%'`);
  const { hotels } = await search('');
  const [first] = await db
    .query(`select name from public.hotels where is_featured or showcase_id is not null`)
    .then(({ rows }) => [rows]);
  const marked = (first ?? []).map(({ name }: { name: string }) => name);
  expect(
    hotels
      .slice(0, marked.length)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(marked.sort());
});

test('ten people are told how many rooms would hold them', async () => {
  const { rows } = await db.query(`select public.search_hotels('Candolim', adults => 10) as answer`);
  expect(rows[0].answer).toMatchObject({ count: 0, fitting_rooms: { rooms: 2, hotel_count: 1 } });
});
