import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { houseIds, photoFile, withIds } from '#src/content/contentFiles.ts';
import {
  FaqSchema,
  GallerySchema,
  HomeSchema,
  LegalSchema,
  PagesSchema,
  PostSchema,
  ShowcaseSchema,
  searchResult,
} from '#src/content/contentSchemas.ts';
import { houseProblem } from '#src/content/houseProblem.ts';
import { ContentPhotosSchema, photoSchema } from '#src/content/photoSchemas.ts';
import { siteFacts } from '#src/content/site.ts';
import { readSite } from '#src/content/siteSchema.ts';
import { cropBox, formatPriceRange } from '#src/domain/showcase.ts';

const text = (file: string) => readFileSync(`content/${file}`, 'utf8');
const yaml = (file: string): unknown => parse(text(file));

function markdown(file: string) {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text(file)) ?? [];
  return { head: parse(head) as unknown, body };
}

const posts = readdirSync('content/blog').map((file) => `blog/${file}`);
const photos = await ContentPhotosSchema.parseAsync(yaml('photos.yaml'));
const readHouse = (id: string) => ShowcaseSchema.parseAsync(yaml(`showcase/${id}.yaml`));
const [lotus, casa] = await Promise.all(['hotel-lotus', 'casa-de-patio'].map(readHouse));
const houses = await Promise.all(houseIds().map(readHouse));
const home = HomeSchema.parse(yaml('home.yaml'));
const gallery = GallerySchema.parse(yaml('gallery.yaml'));
const pages = PagesSchema.parse(yaml('pages.yaml'));

describe('the two houses', () => {
  test.each([
    [lotus, 'Hotel Lotus', '403515', 4.7, 89],
    [casa, 'Casa De Patio', '403109', 4.5, 127],
  ])('%# has its facts', (house, name, postalCode, rating, reviewCount) => {
    expect(house).toMatchObject({ name, postalCode, rating, reviewCount, checkIn: '12:00', checkOut: '11:00' });
    expect(house?.breakfast).toEqual({ from: '08:30', to: '10:30' });
  });

  test('have their rooms, guests and prices', () => {
    const rooms = [lotus, casa].map((house) =>
      house?.roomCategories.map(({ title, maxGuests, priceRange }) => [
        title,
        maxGuests,
        `${priceRange.from}-${priceRange.to}`,
      ]),
    );
    expect(rooms).toEqual([
      [
        ['Double Suite with Kitchen', 4, '3000-5000'],
        ['Double Suite Room', 4, '2500-4000'],
        ['Twin Bed Suite', 4, '2000-3500'],
        ['Presidential suite', 8, '8000-12000'],
      ],
      [
        ['Classic', 3, '2000-3000'],
        ['Premium', 3, '3000-4500'],
        ['Luxury', 3, '4500-6000'],
        ['Compact', 2, '1500-2500'],
      ],
    ]);
  });

  test.each([
    ['Queen Bed', 'Rosewood queen bed', true],
    ['Twin Beds', 'Two single beds', true],
    ['King Bed', 'Rosewood four-poster bed', true],
    ['Queen Bed', 'Rosewood double bed', false],
    ['King Bed', 'Two single beds', false],
  ])('a room that is booked with %s may have the feature "%s": %s', (bed, feature, isRight) => {
    const { roomCategories, ...house } = yaml('showcase/casa-de-patio.yaml') as { roomCategories: object[] };
    const rooms = [{ ...roomCategories[0], bed, features: [feature, 'Desk', 'Free WiFi'] }];
    expect(ShowcaseSchema.safeParse({ ...house, roomCategories: rooms }).success).toBe(isRight);
  });
});

describe('the home page, the gallery and the questions', () => {
  test('at least three slides, one of them the brand', () => {
    expect(home.slides.length).toBeGreaterThanOrEqual(3);
    expect(home.slides.map(({ title }) => title)).toContain('{tagline}');
  });
  test.each([
    ['check-in-check-out', /12:00 PM.*11:00 AM/s],
    ['advance', /30% advance.*3 or more rooms.*20 December to 5 January pay 50% in advance/s],
    ['breakfast', /8:30 AM to\s+10:30 AM/],
    ['pets', /welcome at Casa De Patio.*cannot stay at Hotel Lotus/s],
    ['children', /13 or above.*0–12/s],
    ['cancellation', /24 hours before check-in.*5–7 business days/s],
    ['groups', /3 or more rooms/],
    ['contact', /24\/7.*7:00 AM to 10:00 PM/s],
  ])('the answer about %s says what holds', (id, fact) => {
    const { items } = FaqSchema.parse(yaml('faq.yaml'));
    expect(items.length).toBeGreaterThanOrEqual(8);
    expect(items.find((item) => item.id === id)?.answer).toMatch(fact);
  });
});

describe('pictures', () => {
  test.each(Object.entries(photos))('%s has its file', (name, { of }) => {
    expect(existsSync(photoFile(of ?? name))).toBe(true);
  });
  test('no two pictures are described in the same words', () => {
    const alts = Object.values(photos).map(({ alt }) => alt);
    expect(new Set(alts).size).toBe(alts.length);
  });
  test('no two names stand for the same picture', () => {
    const pictures = Object.entries(photos).map(([name, { of, crop }]) => JSON.stringify([of ?? name, crop]));
    expect(new Set(pictures).size).toBe(pictures.length);
  });
  test('every photo on the disk is described, and every detail is used', () => {
    const files = readdirSync('src/assets/photos').map((file) => basename(file, '.jpg'));
    expect(files.filter((name) => !photos[name])).toEqual([]);
    const used = new Set(
      [
        houses.flatMap(({ cover, gallery, roomCategories }) => [
          cover,
          gallery,
          roomCategories.map((room) => room.photos),
        ]),
        home.slides.map(({ photo }) => photo),
        gallery.pictures.map(({ photo }) => photo),
        Object.values(pages).map(({ photo }) => photo),
        posts.map((file) => PostSchema.parse(markdown(file).head).photo),
      ].flat(3),
    );
    expect(Object.keys(photos).filter((name) => photos[name]?.of && !used.has(name))).toEqual([]);
  });
});

describe('posts and small print', () => {
  test.each(posts)('%s is complete and of a good length', (file) => {
    const { head, body } = markdown(file);
    expect(PostSchema.safeParse(head).error).toBeUndefined();
    // A post with fewer words is probably unfinished.
    expect(body.split(/\s+/).length).toBeGreaterThan(100);
    expect(body, 'the title is the only first heading').not.toMatch(/^# /m);
  });
  test('there are at least three posts, on different days', () => {
    const dates = posts.map((file) => PostSchema.parse(markdown(file).head).date.getTime());
    expect(dates.length).toBeGreaterThanOrEqual(3);
    expect(new Set(dates).size).toBe(dates.length);
  });
  test('the terms have their ten sections, dated March 2024, under the law of India', () => {
    const { head, body } = markdown('legal/terms.md');
    expect(LegalSchema.parse(head).updated.toISOString()).toMatch(/^2024-03/);
    expect([...body.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual([
      'Acceptance',
      'Services',
      'Booking and reservations',
      'Guest responsibilities',
      'Payment terms',
      'Website use',
      'Liability disclaimer',
      'Privacy policy',
      'Modifications',
      'Governing law',
    ]);
    expect(body).toMatch(/laws of India.*courts in Goa/s);
  });
});

describe('all texts', () => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(md|yaml)$/.test(file),
  );
  test.each(files)('%s leaves name, phone and e-mail to site.json and keeps the voice', (file) => {
    const content = text(file);
    for (const fact of [siteFacts.name, siteFacts.tagline, siteFacts.phone, siteFacts.email]) {
      expect(content).not.toContain(fact);
    }
    // The specification gives this heading, with its exclamation mark.
    expect(content.replace('Oops! Page not found', '')).not.toMatch(
      /paradise|hidden gem|unforgettable|\p{Extended_Pictographic}|[a-z]!(?!\[)/iu,
    );
  });
  test.each(files.filter((file) => !file.startsWith('legal/')))('%s counts none of our hotels', (file) =>
    expect(text(file)).not.toMatch(
      /\b(two|both|either of)( own| small| \[?our)* \[?(hotels|houses|properties)|दो(नों)?( छोटे)? होटल/i,
    ),
  );
  test('titles and descriptions are of a length that results pages show whole', () => {
    const found = Object.values(pages).map(({ title }) =>
      title.includes('{name}') ? title.replace('{name}', siteFacts.name) : `${title} · ${siteFacts.name}`,
    );
    expect(found.filter((title) => title.length > searchResult.title)).toEqual([]);
  });
});

describe('a wrong field is refused with its place and a reason', () => {
  const house = () => structuredClone(yaml('showcase/hotel-lotus.yaml')) as Record<string, unknown>;
  const room = (number: number) => ({
    ...lotus?.roomCategories[0],
    ...{ id: `room-${number}`, roomId: `00000000-0000-4000-8000-000000000${number}`, price: 8000 },
  });
  test.each<[string, Record<string, unknown>, string, RegExp]>([
    ['a photo that is not there', { cover: 'lotus-pol' }, 'cover', /no photo called "lotus-pol"/],
    ['a photo twice', { gallery: ['lotus-pool', 'lotus-pool'] }, 'gallery.1', /"lotus-pool" is in this list already/],
    ['five amenities', { amenities: ['a', 'b', 'c', 'd', 'e'] }, 'amenities', /six/],
    ['a gallery that begins with another photo', { cover: 'lotus-exterior' }, 'gallery.0', /begins with the cover/],
    ['a question that is not there', { faq: ['no-such-question'] }, 'faq.0', /no question "no-such-question"/],
    ['a rating above five', { rating: 6 }, 'rating', /5/],
    [
      'a price range the wrong way round',
      { roomCategories: [{ priceRange: { from: 2, to: 1 } }] },
      'roomCategories.0.priceRange.to',
      /second/,
    ],
    ['a misspelled field', { chekIn: '12:00' }, '', /chekIn/],
    ['a town that is not on the list', { place: 'Candolin' }, 'place', /"Candolin" is not a town or beach/],
    ['a rating without reviews', { reviewCount: undefined }, 'reviewCount', /Write both/],
    ['the gallery address of another hotel', { galleryFilter: 'casa' }, 'galleryFilter', /^Casa De Patio has .* too/],
    ['the id of another hotel', { hotelId: casa?.hotelId }, 'hotelId', /^Casa De Patio has .* too/],
    ['a room of another hotel', { roomCategories: [room(201)] }, 'roomCategories.0.roomId', /000000000201" too/],
    ['a room twice', { roomCategories: [room(999), room(999)] }, 'roomCategories.1.roomId', /^Another room has/],
    ['a price no tax rate gives', { roomCategories: [room(999)] }, 'roomCategories.0.price', /No tax rate gives ₹8000/],
    [
      'an id that others may begin',
      { hotelId: 'b1c2d3e4-0000-4000-8000-000000000001' },
      'hotelId',
      /0{8}-0000-4000-8000-/,
    ],
    [
      'a description that is too long with the brand in it',
      { searchDescription: `{name} ${'a'.repeat(152)}` },
      'searchDescription',
      /has 120 to 160 characters\. This one has 166/,
    ],
  ])('%s', (_, change, path, reason) => {
    const issues = ShowcaseSchema.safeParse({ ...house(), ...change }).error?.issues ?? [];
    const issue = issues.find((candidate) => candidate.path.join('.') === path);
    expect(issue?.message).toMatch(reason);
  });
  test('a detail that reaches over the edge', async () => {
    const entry = { of: 'lotus-pool', crop: { x: 0.4, y: 0.4, width: 0.7 }, alt: 'Pool' };
    const checked = await ContentPhotosSchema.safeParseAsync({ 'lotus-pool-edge': entry });
    expect(checked.error?.issues[0]).toMatchObject({
      path: ['lotus-pool-edge', 'crop'],
      message: expect.stringMatching(/edge/),
    });
  });
});

test('a file that cannot be read is the problem before a build, not a crash', async () => {
  const place = mkdtempSync(join(tmpdir(), 'houses-'));
  mkdirSync(join(place, 'content/showcase'), { recursive: true });
  writeFileSync(join(place, 'content/showcase/casa.yaml'), 'name: [');
  const spy = vi.spyOn(process, 'cwd').mockReturnValue(place);
  expect((await houseProblem())?.message).toMatch(/^content\/showcase\/casa.yaml cannot be read/);
  spy.mockRestore();
  rmSync(place, { recursive: true });
});

test('a house without ids gets its own, the same each time', () => {
  const made = withIds('casa-fontainhas', { name: 'Casa Fontainhas', roomCategories: [{ id: 'street' }] });
  expect(made.hotelId).toBe('00000000-0000-4000-8000-9143b5f53d21');
  expect(made).toMatchObject({ anchor: 'casa-fontainhas', galleryFilter: 'casa-fontainhas' });
  expect(made.roomCategories[0]?.roomId).toMatch(/^0{8}-0000-4000-8000-(?!9143b5f53d21)[\da-f]{12}$/);
});

describe('a wrong fact of the brand is refused with the file, its field and a reason', () => {
  test.each<[string, Record<string, unknown>, RegExp]>([
    ['a number without its country', { phone: '98765 43210' }, /site\.json, phone: .*country code/],
    ['a number without digits', { phone: '+ ' }, /site\.json, phone: .*country code/],
    ['an address without its beginning', { url: 'susegadstays.example' }, /site\.json, url: .*whole address/],
    ['no name', { name: ' ' }, /site\.json, name: Write a text/],
    ['no e-mail address', { email: 'hello at home' }, /site\.json, email: .*email address/],
    ['yes for true', { pictures_are_impressions: 'yes' }, /site\.json, pictures_are_impressions: .*true or false/],
    ['a link without an address', { social: [{ name: 'Instagram', url: '@us' }] }, /site\.json, social\.0\.url: /],
    ['a misspelled field', { fone: '+91 98765 43210' }, /site\.json, fone: /],
  ])('%s', (_, change, reason) => expect(() => readSite({ ...siteFacts, ...change })).toThrow(reason));
  test('a number may have brackets and hyphens', () => {
    expect(readSite({ ...siteFacts, phone: '+91 (832) 241-0000' }).phone).toBe('+91 (832) 241-0000');
  });
});

test('a title counts with its facts filled in', () => {
  const data = {
    ...(yaml('pages.yaml') as { home: object }).home,
    title: '{name}: quiet small hotels and villas in North Goa',
  };
  expect(PagesSchema.safeParse({ home: data }).error).toBeUndefined();
});

describe('a date is a day that means the same everywhere', () => {
  const head = { ...(markdown(posts[0] ?? '').head as object) };
  test.each([
    ['2026-11-20', '2026-11-20'],
    [new Date('2026-11-20'), '2026-11-20'],
    ['12/10/2026', null],
    ['12-10-2026', null],
    ['2026-13-01', null],
    [20261120, null],
    ['October 2026', null],
  ])('%s: %s', (date, day) => {
    const { data, error } = PostSchema.safeParse({ ...head, date });
    expect(data?.date.toISOString().slice(0, 10) ?? null).toBe(day);
    if (!day) expect(error?.issues.map(({ message }) => message).join()).toContain('year-month-day, like 2026-11-20');
  });
});

describe('photos as cameras make them', () => {
  const place = mkdtempSync(join(tmpdir(), 'photos-'));
  afterAll(() => {
    vi.restoreAllMocks();
    rmSync(place, { recursive: true });
  });
  test.each([
    ['upright and 3:2', 1500, 1000, 1, null],
    ['stored on its side', 1500, 1000, 6, /mine\.jpg is stored turned/],
    ['a portrait', 1500, 2250, 1, /mine\.jpg is 1500 by 2250 pixels.*three units wide and two high/],
    ['too small', 1200, 800, 1, /1200 pixels wide/],
  ])('%s', async (_, width, height, orientation, reason) => {
    mkdirSync(join(place, 'src/assets/photos'), { recursive: true });
    await sharp({ create: { width, height, channels: 3, background: 'teal' } })
      .withMetadata({ orientation })
      .jpeg()
      .toFile(join(place, 'src/assets/photos/mine.jpg'));
    vi.spyOn(process, 'cwd').mockReturnValue(place);
    const { error } = await photoSchema('mine').safeParseAsync({ alt: 'A teal wall' });
    if (reason) expect(error?.issues[0]?.message).toMatch(reason);
    else expect(error).toBeUndefined();
  });
});

describe('small rules', () => {
  test('a price range reads as rupees', () => {
    expect(formatPriceRange({ from: 3000, to: 12000 })).toBe('₹3,000–12,000');
  });
  test('a detail is 3:2 and inside its photo', () => {
    const photo = { width: 1440, height: 960 };
    expect(cropBox({ x: 0.4, y: 0.2, width: 0.6 }, photo)).toEqual({ left: 576, top: 192, width: 864, height: 576 });
    expect(cropBox({ x: 0.5, y: 0, width: 0.6 }, photo)).toBeNull();
  });
});
