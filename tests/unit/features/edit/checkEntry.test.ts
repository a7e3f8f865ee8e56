import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { contentOf } from '#src/content/collections.ts';
import { editorFacts } from '#src/content/editor.ts';
import { marksField, translate } from '#src/content/translations.ts';
import { libraryOfList, listOfLibrary, textOfLibrary } from '#src/features/edit/photoLibrary.ts';

// `contentOf` checks as in the build. The rest is as in a browser, with the names that the editor knows.
vi.doMock('#content-names', () => import('#src/content/names.browser.ts'));
vi.resetModules();
const { checkEntry } = await import('#src/features/edit/checkEntry.ts');
const { learnSaved } = await import('#src/features/edit/learnSaved.ts');
const { learn } = await import('#src/content/names.browser.ts');
vi.doUnmock('#content-names');
// The next file in this process loads the schemas as in the build.
vi.resetModules();

type Fields = Record<string, unknown>;
const facts = editorFacts();
learn(facts);

/** A file as the form holds it. */
function form(file: string): Fields {
  const text = readFileSync(file, 'utf8');
  if (file === 'content/photos.yaml') return listOfLibrary(text) as unknown as Fields;
  const [, front, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  if (front !== undefined) return { ...parse(front), body };
  return file === 'content/places.yaml' ? { places: parse(text) } : parse(text);
}
const files = globSync(['content/*.*', 'content/{blog,showcase,legal}/*']);
const hindiOf = (file: string) => {
  const hindi = file.replace('content/', 'content/hi/');
  return existsSync(hindi) && file !== 'content/photos.yaml' ? form(hindi) : undefined;
};

test.each(files)('%s is saved as it is, with its Hindi', (file) => {
  const [data, hindi] = [form(file), hindiOf(file)];
  const checked = checkEntry(
    { file, data: { ...data, nothing: '', none: [], item: { __sc_item_id: 'a' } }, hindi },
    facts,
  );
  expect(checked.issues).toEqual([]);
  const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;
  expect(checked.data).toEqual(Object.fromEntries(Object.entries(data).filter(([, value]) => !isEmpty(value))));
  const shown = (words: unknown) => translate(data, words, (path) => expect.fail(`${path} is not in ${file}`));
  // A text that equals the English one is not a translation, so it may go.
  expect(shown(checked.hindi)).toEqual(shown(hindi));
  expect(checked.hindi ?? {}).not.toHaveProperty(marksField);
});

test('photos.yaml is the same after it was a list', () => {
  const text = readFileSync('content/photos.yaml', 'utf8');
  const list = listOfLibrary(text);
  expect(parse(textOfLibrary(list))).toEqual(parse(text));
  expect(Object.keys(libraryOfList(list.photos))).toEqual(Object.keys(parse(text)));
});

const long = 'a'.repeat(130);
const post = 'content/blog/beach-manners-and-flags.md';
const house = 'content/showcase/hotel-lotus.yaml';
const count = (file: string, list: string) => (form(file)[list] as Fields[]).length;
const asked = count('content/faq.yaml', 'items');
const items = (change: (items: Fields[]) => unknown) => (data: Fields) => ({ items: change(data.items as Fields[]) });
const rooms = (change: Fields) => (data: Fields) => ({
  roomCategories: (data.roomCategories as Fields[]).map((room, index) => (index === 0 ? { ...room, ...change } : room)),
});
const question = { id: 'parking', question: 'Is there parking?', answer: 'Yes.' };

describe('a mistake is named at its field, and is one that the build refuses', () => {
  test.each<[string, string, Fields | ((data: Fields) => Fields), string, RegExp]>([
    ['a title of 81 letters', post, { title: 'a'.repeat(81) }, 'title', /too long/],
    ['a title that is long with the tagline', post, { title: `{tagline} ${'a'.repeat(30)}` }, 'title', /too long/],
    ['an excerpt of 5 letters', post, { excerpt: 'short' }, 'excerpt', /120 to 160.*has 5/],
    ['a fact that is not there', post, { excerpt: `${long} {phone}` }, 'excerpt', /Only \{name\}/],
    ['a date with a month 13', post, { date: '2026-13-01' }, 'date', /year-month-day/],
    ['a photo that is not there', post, { photo: 'lotus-pol' }, 'photo', /no photo called/],
    ['a tag twice', post, { tags: ['beach', 'beach'] }, 'tags.1', /in this list already/],
    ['an unfinished author', post, { author: 'TODO' }, 'author', /unfinished/],
    ['a time with a dot', house, { checkIn: '12.00' }, 'checkIn', /24 hours/],
    ['a pin code of 5 digits', house, { postalCode: '40351' }, 'postalCode', /Six digits/],
    ['a town that is not there', house, { place: 'Candolin' }, 'place', /not a town/],
    ['a rating above 5', house, { rating: 6 }, 'rating', /5/],
    ['another cover than the first photo', house, { cover: 'lotus-exterior' }, 'gallery.0', /begins with the cover/],
    ['a question that is not there', house, { faq: ['parking'] }, 'faq.0', /no question/],
    ['a map without https', house, { directionsUrl: 'http://a.example' }, 'directionsUrl', /https/],
    ['a price of half a rupee', house, rooms({ price: 0.5 }), 'roomCategories.0.price', /int/i],
    [
      'a range upside down',
      house,
      rooms({ priceRange: { from: 9, to: 3 } }),
      'roomCategories.0.priceRange.to',
      /second/,
    ],
    ['another bed among the features', house, rooms({ bed: 'Queen Bed' }), 'roomCategories.0.features', /same bed/],
    ['an id of others', house, rooms({ roomId: crypto.randomUUID() }), 'roomCategories.0.roomId', /Start the id/],
    [
      'an id twice',
      'content/faq.yaml',
      items((all) => [...all, { ...question, id: 'pets' }]),
      `items.${asked}`,
      /already/,
    ],
    [
      'an id with capitals',
      'content/faq.yaml',
      items((all) => [...all, { ...question, id: 'Pets' }]),
      `items.${asked}.id`,
      /small/,
    ],
    [
      'no question mark',
      'content/faq.yaml',
      items((all) => [...all, { ...question, question: 'So' }]),
      `items.${asked}.question`,
      /mark/,
    ],
    ['a phone without country', 'content/site.json', { phone: '98765 43210' }, 'phone', /country code/],
    ['no email', 'content/site.json', { email: 'me' }, 'email', /email/],
    ['half an address', 'content/site.json', { url: 'a.example' }, 'url', /whole address/],
    [
      'a picture twice',
      'content/gallery.yaml',
      ({ pictures }) => ({ pictures: (pictures as Fields[]).concat(pictures as Fields[]) }),
      `pictures.${count('content/gallery.yaml', 'pictures')}`,
      /already/,
    ],
    [
      'a house twice',
      'content/home.yaml',
      ({ houses }) => ({ houses: { ...(houses as Fields), order: ['hotel-lotus', 'hotel-lotus'] } }),
      'houses.order.1',
      /already/,
    ],
    [
      'a place that is not there',
      'content/stays.yaml',
      ({ candolim }) => ({ nowhere: candolim }),
      'nowhere',
      /Invalid key|no place/,
    ],
    [
      'a short description',
      'content/pages.yaml',
      ({ home }) => ({ home: { ...(home as Fields), description: 'Rooms' } }),
      'home.description',
      /has 5/,
    ],
    [
      'no benefits',
      'content/list-property.yaml',
      ({ benefits }) => ({ benefits: { ...(benefits as Fields), items: [] } }),
      'benefits.items',
      /array/,
    ],
    [
      'a place at sea',
      'content/places.yaml',
      ({ places }) => ({ places: (places as Fields[]).map((one) => ({ ...one, at: [15, 72] })) }),
      'places.0.at.1',
      /Outside Goa/,
    ],
    ['a day of no calendar', 'content/legal/terms.md', { updated: '2026-02-30' }, 'updated', /year-month-day/],
  ])('%s', (_, file, change, path, message) => {
    const data = form(file);
    const changed = { ...data, ...(typeof change === 'function' ? change(data) : change) };
    const { issues } = checkEntry({ file, data: changed, hindi: hindiOf(file) }, facts);
    expect(issues).toContainEqual({ language: 'en', path, message: expect.stringMatching(message) });
    const { body: __, places, ...fields } = changed as Fields;
    expect(contentOf(file)?.schema.safeParse(places ?? fields).success).toBe(false);
  });

  test.each([
    ['a version of a coming day', { updated: '2099-01-01' }, 'updated', /in the future/],
    ['a part that does not end', { body: '<!-- if errors -->We count errors.' }, 'body', /no matching mark/],
  ])('a legal text has no %s', (_, change, path, message) => {
    const file = 'content/legal/privacy.md';
    const { issues } = checkEntry({ file, data: { ...form(file), ...change } }, facts);
    expect(issues).toEqual([{ language: 'en', path, message: expect.stringMatching(message) }]);
  });

  test('the same rules hold for Hindi, and are named there', () => {
    const hindi = { ...hindiOf(post), title: 'क'.repeat(50) };
    expect(checkEntry({ file: post, data: form(post), hindi }, facts).issues).toEqual([
      { language: 'hi', path: 'title', message: expect.stringContaining('too long') },
    ]);
  });
});

describe('names that other files need', () => {
  const library = form('content/photos.yaml').photos as Fields[];
  const check = (photos: Fields[]) => checkEntry({ file: 'content/photos.yaml', data: { photos } }, facts).issues;

  test('stay, so that no page loses its photo, question or place', () => {
    expect(check(library.slice(1))).toContainEqual({
      language: 'en',
      path: 'photos',
      message: 'content/showcase/casa-de-patio.yaml needs "casa-classic-1". Remove it there first.',
    });
    const { items } = form('content/faq.yaml') as { items: Fields[] };
    const faq = { items: items.filter(({ id }) => id !== 'pets') };
    expect(checkEntry({ file: 'content/faq.yaml', data: faq }, facts).issues).not.toEqual([]);
    const places = (form('content/places.yaml').places as Fields[]).map((place) =>
      place.name === 'Candolim' ? { ...place, name: 'Kandoli', names: [] } : place,
    );
    expect(checkEntry({ file: 'content/places.yaml', data: { places } }, facts).issues).toContainEqual({
      language: 'en',
      path: 'places',
      message: 'content/showcase/hotel-lotus.yaml needs "Candolim". Remove it there first.',
    });
  });

  test.each([
    ['content/blog/café-life.md', 'title'],
    ['content/showcase/casa_nova.yaml', 'name'],
  ])('%s is a file name that the build refuses', (file, path) => {
    const data = form(file.startsWith('content/blog') ? post : house);
    const { issues } = checkEntry({ file, data }, facts);
    expect(issues).toContainEqual({ language: 'en', path, message: expect.stringContaining('small letters') });
  });

  test('two hotels without ids are saved one after the other, and a town as soon as it is known', () => {
    const own = structuredClone(facts);
    const added = (name: string, change: Fields = {}) => {
      const { order, hotelId, anchor, galleryFilter, roomCategories, ...others } = form(house);
      const roomsWithoutIds = (roomCategories as Fields[]).map(({ roomId, ...room }) => room);
      return { ...others, name, roomCategories: roomsWithoutIds, ...change };
    };
    const issuesOf = (id: string, data: Fields) =>
      checkEntry({ file: `content/showcase/${id}.yaml`, data }, own).issues.map(({ path }) => path);
    const [first, second] = [added('Casa Nova'), added('Casa Velha')];
    expect(issuesOf('casa-nova', first)).toEqual([]);
    learnSaved('content/showcase/casa-nova.yaml', first, own);
    expect(issuesOf('casa-velha', second)).toEqual([]);
    expect(issuesOf('casa-velha', { ...second, anchor: 'casa-nova' })).toEqual(['anchor']);
    const { places } = form('content/places.yaml') as { places: Fields[] };
    const town = { ...places.find(({ name }) => name === 'Candolim'), id: 'vila', name: 'Vila Nova', names: [] };
    expect(issuesOf('casa-velha', { ...second, place: 'Vila Nova' })).toEqual(['place']);
    learnSaved('content/places.yaml', { places: [...places, town] }, own);
    expect(issuesOf('casa-velha', { ...second, place: 'Vila Nova' })).toEqual([]);
    learn(facts);
  });

  test('a photo has a name of its own, a detail its photo, and both a description', () => {
    const alt = 'Garden';
    const garden = { type: 'photo', picture: '/src/assets/photos/lotus-garden.jpg', alt };
    const detail = { type: 'detail', name: 'lotus-bush', of: 'lotus-garden', crop: { x: 0, y: 0, width: 0.6 }, alt };
    expect(check([...library, garden, detail])).toEqual([]);
    const path = `photos.${library.length}`;
    expect(check([...library, { ...garden, alt: 'a'.repeat(170) }])[0]).toMatchObject({ path: `${path}.alt` });
    expect(check([...library, detail])[0]).toMatchObject({ path: `${path}.of` });
    expect(check([...library, garden, { ...detail, crop: { x: 0.4, y: 0.4, width: 0.7 } }])[0]?.message).toMatch(
      /edge/,
    );
    expect(check([...library, { ...garden, picture: '/src/assets/photos/lotus-pool.jpg' }])[0]?.message).toMatch(
      /already/,
    );
  });
});

describe('Hindi', () => {
  const data = form('content/faq.yaml') as { items: Fields[] };
  const hindi = hindiOf('content/faq.yaml') as { items: Fields[] };
  const check = (items: Fields[], words: Fields[]) =>
    checkEntry({ file: 'content/faq.yaml', data: { items }, hindi: { ...hindi, items: words } }, facts);
  const before = check(data.items, hindi.items).outdated;

  test('keeps its places, without English copies and without facts', () => {
    const added = check(
      [question, ...data.items],
      [{ id: 'parking', question: question.question, answer: '' }, ...hindi.items],
    );
    expect(added.hindi?.items).toEqual([{}, ...hindi.items]);
    expect(added.issues).toEqual([]);
    expect(added.outdated).toHaveLength(before.length);
  });

  test('is listed as outdated once its English changed', () => {
    const changed = data.items.map((item, index) => (index === 2 ? { ...item, answer: 'From 9 AM.' } : item));
    expect(check(changed, hindi.items).outdated.map(({ path }) => path)).toContain('items.2.answer');
  });

  test('is no copy of an English text that changed', () => {
    const words = [...hindi.items, { question: question.question, answer: 'Yes, behind the house.' }];
    expect(check([...data.items, question], words).hindi?.items).toEqual([...hindi.items, {}]);
  });

  test('of photos is checked against their English descriptions', () => {
    const words = form('content/hi/photos.yaml');
    expect(checkEntry({ file: 'content/hi/photos.yaml', data: words }, facts).issues).toEqual([]);
    const wrong = { ...words, 'lotus-pool': { alt: 'क'.repeat(170) } };
    expect(checkEntry({ file: 'content/hi/photos.yaml', data: wrong }, facts).issues).toMatchObject([
      { path: 'lotus-pool.alt' },
    ]);
  });
});
