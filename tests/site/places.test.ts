import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { hotelAddress } from '#src/domain/hotel/hotelAddress.ts';
import type { FoundHotel, SearchPage } from '#src/domain/hotel/search.ts';
import { startTestBackend, type TestBackend } from '../support/testBackend.ts';

const places: { id: string; name: string; kind: string; in?: string }[] = parse(
  readFileSync('content/places.yaml', 'utf8'),
);
const named: string[] = Object.keys(parse(readFileSync('content/stays.yaml', 'utf8')));
const built = globSync('dist/stays/*.html').map((file) => basename(file, '.html'));
const htmlOf = (id: string) => readFileSync(`dist/stays/${id}.html`, 'utf8');
/** A page shows at most so many hotels. Search has all. */
const most = 24;

let backend: TestBackend;
const found = new Map<string, FoundHotel[]>();
beforeAll(async () => {
  backend = await startTestBackend();
  for (const { id, name } of places.filter(({ id }) => named.includes(id))) {
    const hotels: FoundHotel[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const { data } = await backend.anon().rpc('search_hotels', { destination: name, page });
      const answer = data as SearchPage;
      hotels.push(...answer.hotels);
      pages = answer.pages;
    }
    found.set(id, hotels);
  }
}, 120_000);
afterAll(() => backend.close());

test('a place has a page where its words and two stays are', () => {
  expect(found.size).toBe(named.length);
  const expected = [...found].filter(([, hotels]) => hotels.length > 1).map(([id]) => id);
  expect(built.sort()).toEqual(expected.sort());
});

describe.each(built)('%s', (id) => {
  const html = htmlOf(id);
  const list = /<ul class="place-stays">(.*?)<\/ul>/s.exec(html)?.[1] ?? '';
  const listed = [...list.matchAll(/class="place-stay-link" href="\/hotel\/([^"]+)"/g)].map(([, address]) => address);

  test('lists the stays that a search for it finds, and says how many', () => {
    const hotels = found.get(id) ?? [];
    const addresses = hotels.map((hotel) => hotelAddress(hotel.id, hotel.name));
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.length).toBe(Math.min(hotels.length, most));
    expect(listed.filter((address) => !addresses.includes(address ?? ''))).toEqual([]);
    expect(html).toContain(`>${hotels.length} hotels in `);
  });

  test('is where the pages of its stays lead: each to its town, or to the region of one without a page', () => {
    const within = (place: string): string[] => {
      const above = places.find((one) => one.id === place)?.in;
      return above ? [above, ...within(above)] : [];
    };
    for (const hotel of (found.get(id) ?? []).filter((one) => one.place_id)) {
      const around = [hotel.place_id ?? '', ...within(hotel.place_id ?? '')].filter((place) => built.includes(place));
      const page = readFileSync(`dist/hotel/${hotelAddress(hotel.id, hotel.name)}.html`, 'utf8');
      const nav = /<nav[^>]* aria-label="More hotels">(.*?)<\/nav>/s.exec(page)?.[1] ?? '';
      expect([...nav.matchAll(/href="\/stays\/([^"]+)"/g)].map(([, place]) => place)).toEqual(around);
    }
  });

  test('has our own houses first, then the best rated', () => {
    const hotels = found.get(id) ?? [];
    const shown = listed.map((address) => hotels.find((hotel) => hotelAddress(hotel.id, hotel.name) === address));
    const ranks = shown.map((hotel) => (hotel?.showcase_id ? 10 : 0) + (hotel?.rating ?? 0));
    expect(ranks).toEqual([...ranks].sort((one, other) => other - one));
    const rest = hotels.filter((hotel) => !shown.includes(hotel)).map(({ rating }) => rating ?? 0);
    expect(Math.max(0, ...rest)).toBeLessThanOrEqual(ranks.at(-1) ?? 0);
  });

  test('shows a map of its own, with a pin for each spot and the names of places there', () => {
    expect(html).toContain(`src="/stays/${id}.svg"`);
    const svg = readFileSync(`dist/stays/${id}.svg`, 'utf8');
    const hotels = found.get(id) ?? [];
    const pins = svg.match(/class="pin"/g)?.length ?? 0;
    expect(pins).toBeGreaterThan(0);
    expect(pins).toBeLessThanOrEqual(new Set(hotels.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size);
    const spots = new Set(hotels.map(({ place_id }) => places.find((place) => place.id === place_id)?.name));
    const names = [...svg.matchAll(/<text class="pinned"[^>]*>([^<]+)/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !spots.has(name))).toEqual([]);
  });

  test('leads to what it lies in and to its neighbours, as far as these have pages', () => {
    const upwards = (of?: string): string[] => {
      const place = places.find((one) => one.id === of);
      return place ? [place.id, ...upwards(place.in)] : [];
    };
    const aboveOf = (of: string) =>
      upwards(of)
        .slice(1)
        .find((one) => built.includes(one));
    const above = aboveOf(id);
    const near = built.filter((other) => other !== id && aboveOf(other) === (above ?? id));
    const links = [...html.matchAll(/href="\/stays\/([\w-]+)"/g)].map(([, to = '']) => to).filter((to) => to !== id);
    expect([...new Set(links)].sort()).toEqual([...near, ...(above ? [above] : [])].sort());
  });
});

test.each(built)('the map of %s names the same places in Hindi', (id) => {
  const namesOn = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/<path class="word (?:pinned|town)" aria-label="([^"]+)"/g)].map(
      ([, name]) => name,
    );
  const svg = `stays/${id}.svg`;
  expect(readFileSync(`dist/hi/stays/${id}.html`, 'utf8')).toContain(`src="/hi/${svg}"`);
  const names = namesOn(`dist/hi/${svg}`);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => /[a-z]/i.test(name ?? ''))).toEqual([]);
  // An SVG picture has no fonts, so Hindi words are drawn as paths.
  expect(readFileSync(`dist/hi/${svg}`, 'utf8')).not.toMatch(/<text/);
});

test('the page of all stays has every place, each once', () => {
  const links = [...readFileSync('dist/stays.html', 'utf8').matchAll(/href="\/stays\/([\w-]+)"/g)].map(([, id]) => id);
  expect(links.sort()).toEqual([...built].sort());
});
