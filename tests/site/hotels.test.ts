import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteFacts } from '#src/content/site.ts';
import { hotelAddress, hotelIdIn } from '#src/domain/hotel/hotelAddress.ts';
import { formatMoney } from '#src/domain/money.ts';
import { type PublishedHotel, readPublished } from '#src/server/published.ts';
import { createSite, readHostingRules } from '../../supabase/local/site.ts';
import { startTestBackend, type TestBackend } from '../support/testBackend.ts';

const answer = await createSite('dist', await readHostingRules('dist'));
const built = globSync('*.html', { cwd: 'dist/hotel' }).map((file) => file.replace('.html', ''));
const htmlOf = (address: string) => readFileSync(`dist/hotel/${address}.html`, 'utf8');
const lotus = '00000000-0000-4000-8000-000000000001';
const address = `/hotel/${lotus}-hotel-lotus`;

let backend: TestBackend;
let hotels: PublishedHotel[];
beforeAll(async () => {
  backend = await startTestBackend();
  hotels = (await readPublished(backend.url, backend.publishableKey)) ?? [];
}, 120_000);
afterAll(() => backend.close());

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

test('every hotel that can be booked has a page, and no other', () => {
  expect(hotels.length).toBeGreaterThan(40);
  expect(built.sort()).toEqual(hotels.map(({ hotel }) => hotelAddress(hotel.id, hotel.name)).sort());
});

test('each holds all that there is to read, without a script', () => {
  for (const { hotel, rooms, reviews } of hotels) {
    const html = htmlOf(hotelAddress(hotel.id, hotel.name));
    const page = html.replace(/<script.*?<\/script>/gs, '');
    const words = [
      ...[hotel.name, hotel.description, hotel.policies.house_rules, hotel.policies.payment_policy],
      ...hotel.amenities,
      ...rooms.flatMap(({ name, description, base_price }) => [
        name,
        description,
        formatMoney(base_price, 'INR', null, 'price'),
      ]),
      ...reviews.flatMap(({ reviewer_name, title, comment }) => [reviewer_name, title, comment]),
    ].filter((text) => text);
    expect(words.filter((text) => !page.includes(escaped(text ?? '')))).toEqual([]);
    expect(page).toContain('https://wa.me/');
    expect(page).toContain('href="tel:');
  }
});

test('a demo stay is not to be found and claims nothing; a house of ours is and does', () => {
  for (const { hotel } of hotels) {
    const html = htmlOf(hotelAddress(hotel.id, hotel.name));
    expect(html.includes('<meta name="robots" content="noindex">')).toBe(hotel.is_demo);
    expect(html.includes('application/ld+json')).toBe(!hotel.is_demo);
  }
  const sitemap = readFileSync('dist/sitemap-0.xml', 'utf8');
  const listed = hotels.filter(({ hotel }) => sitemap.includes(`/hotel/${hotel.id}`));
  expect(listed.map(({ hotel }) => hotel.is_demo)).toEqual([false, false]);
  expect(sitemap).toMatch(new RegExp(`<loc>${siteFacts.url}${address}</loc><lastmod>20\\d\\d-\\d\\d-\\d\\dT`));
});

test('one of ours has a graph with its rooms and prices', () => {
  const { hotel, rooms } = hotels.find((found) => found.hotel.id === lotus) as PublishedHotel;
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(htmlOf(`${lotus}-hotel-lotus`))?.[1];
  const nodes: Record<string, unknown>[] = JSON.parse(json ?? '{}')['@graph'];
  const ofType = (type: string) => nodes.filter((node) => [node['@type']].flat().includes(type));
  expect(ofType('Offer').map(({ price }) => price)).toEqual(rooms.map(({ base_price }) => base_price / 100));
  expect(ofType('HotelRoom').map(({ name }) => name)).toEqual(rooms.map(({ name }) => name));
  expect(ofType('Hotel')).toEqual([
    expect.objectContaining({
      name: hotel.name,
      url: `${siteFacts.url}${address}`,
      aggregateRating: expect.objectContaining({ ratingValue: hotel.rating, reviewCount: hotel.review_count }),
    }),
  ]);
});

describe('addresses', () => {
  test('the id alone leads to the page, with the stay that is asked for', () => {
    for (const place of built) {
      const { status, headers } = answer(`/hotel/${hotelIdIn(place)}`, '?checkIn=2030-01-01', {});
      expect([status, headers.location]).toEqual([301, `/hotel/${place}?checkIn=2030-01-01`]);
    }
    expect(answer(address, '?checkIn=2030-01-01', {}).status).toBe(200);
  });

  test.each([
    `/hotel/${lotus}-a-name-it-never-had`,
    '/hotel/b0a7c1de-55aa-4e0e-9c1e-0123456789ab',
    '/hotel/nothing',
    '/hotel/a/b',
  ])('%s comes with the shell, as not found and not to be found', (path) => {
    const { status, body } = answer(path, '', {});
    expect(status).toBe(404);
    expect(String(body)).toContain('<meta name="robots" content="noindex">');
    expect(String(body)).toContain('Loading hotel…');
  });
});

test('a hotel that cannot be understood has no page, and the others have theirs', async () => {
  const policies = (value: unknown) =>
    backend.sql('update public.hotels set policies = $2 where id = $1', [lotus, JSON.stringify(value)]);
  const [before] = await backend.sql<{ policies: object }>('select policies from public.hotels where id = $1', [lotus]);
  await policies({ cancellation_policy: 5 });
  try {
    const read = await readPublished(backend.url, backend.publishableKey);
    expect(read?.map(({ hotel }) => hotel.id)).toEqual(
      hotels.map(({ hotel }) => hotel.id).filter((id) => id !== lotus),
    );
  } finally {
    await policies(before?.policies);
  }
});

test('a build without a backend has no pages of hotels, and goes on', async () => {
  expect(await readPublished(undefined)).toBeNull();
  expect(await readPublished('http://127.0.0.1:9')).toBeNull();
});
